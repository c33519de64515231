// Players, log and rules beside the board.
import { onClick, ours, q, qa, root } from "./dom.js";
import { searchable } from "./find.js";
import { fillLegend } from "./entries.js";
import { fill } from "./more.js";
import { get } from "./trouble.js";
import { onShow } from "./view.js";

let tab = "log";
let rules = null; // the promise of the rules reference

export function watchRail() {
  onClick('[role="tab"]', ({ id }) => (id === "tab-rules" ? openRules() : openTab(id.slice(4))));
  onClick(".because a, a[data-clause]", (link, event) => {
    event.preventDefault();
    openRules(link.dataset.clause ?? link.hash.slice(1));
  });
  onClick(".brk > summary", ({ parentElement: box }) => {
    fill(q(".pop", box), box.id.replace("brk", "points"));
  });
  onClick('[data-do="rules"]', (link, event) => {
    event.preventDefault();
    openRules();
  });
  onClick('[data-do="drawer"]', () => drawer(!("drawer" in root.dataset)));
  for (const [type, on] of [
    ["pointerover", true],
    ["pointerout", false],
  ]) {
    document.addEventListener(type, (event) => {
      const ref = event.target.closest?.("em[data-ref]");
      if (ref) document.getElementById(ref.dataset.ref)?.classList.toggle("lit", on);
    });
  }
  document.addEventListener("click", (event) => {
    for (const box of qa(".brk[open]")) if (!box.contains(event.target)) box.open = false;
    if ("drawer" in root.dataset && !event.target.closest('.rail, [data-do="drawer"], .head')) drawer(false);
  });
  onShow(paint);
}

export function drawer(open) {
  if (open) root.dataset.drawer = "";
  else delete root.dataset.drawer;
}

export function openTab(name) {
  tab = name;
  if (matchMedia("(max-width: 1100px)").matches) drawer(true);
  paint();
  q(`#tab-${name}`)?.focus();
  if (name === "rules") fillRules();
  if (name === "legend") fillLegend(q("#pane-legend"));
}

/** Open the rules at a clause, or at the one behind the open question. */
export async function openRules(clause = q("#pane-rules")?.dataset.clause) {
  openTab("rules");
  await fillRules();
  for (const old of qa("#rules-body .now")) {
    old.classList.remove("now");
    q("p", old).removeAttribute("id");
    q("a.id", old).removeAttribute("aria-describedby");
  }
  const entry = clause && q(`#rules-body [data-id="${CSS.escape(clause)}"]`);
  if (!entry) return;
  entry.classList.add("now");
  entry.scrollIntoView({ block: "start" });
  const link = q("a.id", entry);
  q("p", entry).id = "clause-now";
  link.setAttribute("aria-describedby", "clause-now"); // its text is heard with its number
  link.focus({ preventScroll: true });
}

/** Open the legend, at one of its things. */
export async function openThing(key = "") {
  openTab("legend");
  await fillLegend(q("#pane-legend"));
  const entry = key && q(`#pane-legend [data-key="${CSS.escape(key)}"]`);
  if (!entry) return;
  entry.tabIndex = -1;
  entry.scrollIntoView({ block: "start" });
  entry.focus({ preventScroll: true });
}

function fillRules() {
  rules ??= get(ours(`/rules/${q("#table").dataset.game}`))
    .then((html) => {
      const found = new DOMParser().parseFromString(html, "text/html").querySelector("#rules");
      for (const clause of found.querySelectorAll(".clause[id], .chapter[id]")) {
        // ids of the page are kept for the board
        clause.dataset.id = clause.id;
        clause.removeAttribute("id");
      }
      for (const link of found.querySelectorAll('a[href^="#"]')) {
        link.dataset.clause = link.getAttribute("href").slice(1);
        link.setAttribute("href", ours(`/rules/${q("#table").dataset.game}${link.getAttribute("href")}`));
      }
      q(".toc", found).open = false; // the place for it is narrow
      q("#rules-body").replaceChildren(found);
      searchable(found);
    })
    .catch(() => (rules = null));
  return rules;
}

function paint() {
  for (const button of qa('[role="tab"]')) {
    const on = button.id === `tab-${tab}`;
    button.setAttribute("aria-selected", String(on));
    button.setAttribute("tabindex", on ? "0" : "-1");
    const pane = q(`#${button.getAttribute("aria-controls")}`);
    if (pane) pane.hidden = !on;
  }
}

/** Arrows within the tabs. Returns whether the key was used. */
export function tabKey(event) {
  if (!document.activeElement?.matches('[role="tab"]') || !["ArrowLeft", "ArrowRight"].includes(event.key))
    return false;
  const names = qa('[role="tab"]').map((button) => button.id.slice(4));
  const by = event.key === "ArrowRight" ? 1 : -1;
  openTab(names[(names.indexOf(tab) + by + names.length) % names.length]);
  return true;
}
