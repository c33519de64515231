// A first game: what is explained beside the question, the tour round the table, and hints.
import { narrow, onClick, ours, q, qa, say, table } from "./dom.js";
import { setLook } from "./look.js";
import { get, hint as trouble } from "./trouble.js";
import { address, load, mode, onShow } from "./view.js";

const KEPT = "first-game"; // what somebody has been told: key -> [how often, where last]
const MANY = 6; // options: of more, the best come first
const SENSIBLE = 4; // so many of them

export function watchFirstGame() {
  onShow(paint);
  onClick('[data-do="hint"]', (link, event) => {
    event.preventDefault();
    tellHint();
  });
  onClick('[data-do="introduction"]', (link, event) => {
    event.preventDefault();
    introduce();
  });
  onClick('[data-do="tour"]', (link, event) => {
    event.preventDefault();
    q("#introduced")?.close();
    tour();
  });
  onClick('[data-do="first-off"]', () => {
    setLook({ first: "off" });
    load().then(() => q("#decision")?.focus());
  });
  onClick('[data-do="all-options"]', () => {
    all = here();
    paint();
    q("#opts .opt.later")?.focus();
  });
  paint();
}

const here = () => `${table().dataset.id} ${table().dataset.version}`;
const game = () => table().dataset.game;

function told() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
}

/** Whether somebody may be told something once more, which is then counted. */
function isFresh(key, most) {
  const known = told();
  const [often, last] = known[key] ?? [0, ""];
  if (last === here()) return often <= most;
  known[key] = [often + 1, here()];
  try {
    localStorage.setItem(KEPT, JSON.stringify(known));
  } catch {
    // nothing can be kept here, so it is told again
  }
  return often < most;
}

/** Show what is new to somebody, and mark the answer that the guide or a hint wants. */
function paint() {
  const guide = q("#guide");
  if (!guide) return;
  for (const note of qa("[data-once]", guide)) note.hidden = !isFresh(note.dataset.once, 1);
  for (const why of qa("[data-twice]", guide)) why.open = isFresh(why.dataset.twice, 2);
  mark(guide.dataset);
  if (advised.at === here()) show(advised);
  else if (mode() === "ask" && !guide.dataset.guided && qa("#opts [data-opt].opt").length > MANY) order();
  if (mode() !== "wait" && isFresh(`introduced ${game()}`, 1) && !told()[`seen ${game()}`]) {
    isFresh(`seen ${game()}`, 1);
    introduce();
  }
}

function mark({ option, target }) {
  for (const marked of qa(".hinted")) marked.classList.remove("hinted");
  if (option) q(`#opt-${CSS.escape(option)}`)?.classList.add("hinted");
  if (target) q(`#targets #${CSS.escape(target)}`)?.classList.add("hinted");
}

// Hints

let advised = {}; // the last advice, and the position it is for
let all = ""; // the position at which somebody wanted all options

export function hintKey() {
  if (!q('[data-do="hint"]')) return false;
  tellHint();
  return true;
}

async function advice() {
  const at = here();
  if (advised.at === at) return advised;
  const page = new DOMParser().parseFromString(await get(address("hint")), "text/html");
  const found = q("#hint", page);
  if (found && at === here()) advised = { at, words: found.textContent, ...found.dataset };
  return advised;
}

async function tellHint() {
  try {
    const found = await advice();
    if (found.at !== here()) return;
    found.wanted = true;
    show(found);
    say(found.words);
  } catch (error) {
    trouble(Number(error) ? "refused" : "away", error);
  }
}

/** Put the sensible options first: the others come behind one more button. */
function order() {
  advice()
    .then((found) => found.at === here() && show(found))
    .catch(() => {}); // then they stay in their order
}

function show(found) {
  const line = q("#advice");
  if (line && found.wanted) {
    line.textContent = found.words;
    line.hidden = false;
    mark(found);
    line.scrollIntoView?.({ block: "nearest" });
  }
  const best = (found.order ?? "").split(" ").filter(Boolean).slice(0, SENSIBLE);
  const options = qa("#opts [data-opt].opt");
  if (options.length <= MANY || q("#guide").dataset.guided) return;
  const rest = options.filter((option) => !best.includes(option.dataset.opt));
  for (const option of options) option.classList.toggle("later", rest.includes(option));
  const more = q("#more-options");
  if (!more) return;
  q("span", more).textContent = rest.length;
  more.hidden = all === here();
  q("#opts").classList.toggle("sensible", all !== here());
}

/** Show every option, since one is asked for that stands behind the button. */
export function allOptions() {
  all = here();
  if (q("#opts.sensible")) show(advised);
}

// The introduction and the tour: parts of a page that also stands alone

let page = null;

function firstPage() {
  page ??= get(ours(`/rules/${game()}/first`))
    .then((html) => new DOMParser().parseFromString(html, "text/html"))
    .catch(() => (page = null));
  return page;
}

function dialog(id) {
  const made = document.createElement("dialog");
  made.id = id;
  made.addEventListener("close", () => {
    made.remove();
    q("#decision")?.focus();
    if (!q("dialog[open]")) say(table().dataset.live); // what is asked, which nobody hears behind a dialog
  });
  document.body.append(made);
  return made;
}

function button(words, act, name = "btn2") {
  const made = document.createElement("button");
  made.type = "button";
  made.className = name;
  made.textContent = words;
  made.addEventListener("click", act);
  return made;
}

const words = (name) => q("#guide")?.dataset[name] ?? "";

async function introduce() {
  const found = q("#introduction", (await firstPage()) ?? undefined);
  if (!found?.closest("main.book") || q("dialog[open]")) return;
  const box = dialog("introduced");
  box.className = "sheetbox introduction";
  box.setAttribute("aria-labelledby", "introduced-title");
  const card = document.importNode(found, true);
  q("h1", card).id = "introduced-title";
  card.id = "introduced-text";
  box.setAttribute("aria-describedby", card.id); // heard as it opens
  const acts = document.createElement("p");
  acts.className = "acts";
  acts.append(button(words("begin"), () => box.close(), "btn2 p"), button(words("tour"), () => {
    box.close();
    tour();
  }));
  box.append(card, acts);
  box.showModal();
}

async function tour() {
  const found = await firstPage();
  const stops = found ? qa("#tour li", found) : [];
  if (!stops.length || q("dialog[open]")) return;
  const from = q('[data-view][aria-pressed="true"]'); // the part of the board where the question is
  const box = dialog("tour-box");
  box.setAttribute("aria-label", words("tour"));
  const spot = document.createElement("div");
  const card = document.createElement("section");
  const count = document.createElement("small");
  const sentence = document.createElement("p");
  const acts = document.createElement("div");
  spot.className = "spot";
  card.className = "stop";
  acts.className = "acts";
  sentence.setAttribute("role", "status");
  sentence.id = "tour-stop";
  box.setAttribute("aria-describedby", sentence.id); // the first stop is heard as it opens, the others as they come
  const back = button(words("back"), () => go(-1));
  const next = button(words("next"), () => go(1), "btn2 p");
  acts.append(back, next, button(words("end"), () => box.close()));
  card.append(count, sentence, acts);
  box.append(spot, card);
  let at = -1;
  const go = (by) => {
    if (at + by >= stops.length) return box.close();
    at = Math.max(0, at + by);
    count.textContent = `${at + 1} / ${stops.length}`;
    sentence.textContent = stops[at].textContent;
    back.disabled = at === 0;
    turnTo(elements(stops[at].dataset.on)[0]);
    requestAnimationFrame(again);
  };
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") go(1);
    else if (event.key === "ArrowLeft") go(-1);
  });
  const again = () => at >= 0 && place(stops[at].dataset.on, spot, card);
  addEventListener("resize", again);
  box.addEventListener("close", () => {
    removeEventListener("resize", again);
    if (narrow.matches) from?.click();
  });
  box.showModal();
  go(1);
  next.focus();
}

function elements(ids) {
  return ids
    .split(" ")
    .map((id) => document.getElementById(id.replace("{seat}", table().dataset.seat)))
    .filter((element) => element?.checkVisibility());
}

/** On a small screen show the part of the board where an element lies. */
function turnTo(element) {
  if (!narrow.matches || !element?.closest("#board")) return;
  const { x, y, width, height } = element.getBBox();
  const onBoard = q("#all").getCTM().inverse().multiply(element.getCTM());
  const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(onBoard);
  const holds = ([left, top, wide, high]) =>
    middle.x >= left && middle.x <= left + wide && middle.y >= top && middle.y <= top + high;
  const tabs = qa("[data-view]").filter((tab) =>
    tab.dataset.boxes.split("|").some((box) => holds(box.split(" ").map(Number))),
  );
  tabs[0]?.click();
  element.scrollIntoView({ block: "center" });
}

/** Frame some elements and put the card where it hides none of them; without them it stands in the middle. */
function place(ids, spot, card) {
  const boxes = elements(ids).map((element) => element.getBoundingClientRect());
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - 4);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - 4);
  const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + 4);
  const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)) + 4);
  spot.hidden = !boxes.length || right - left < 8 || bottom - top < 8;
  card.style.top = card.style.left = "";
  if (spot.hidden) return;
  Object.assign(spot.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
  const { width, height } = card.getBoundingClientRect();
  const gap = 12;
  const spots = [
    [left, bottom + gap],
    [left, top - gap - height],
    [right + gap, top],
    [left - gap - width, top],
  ].map(([x, y]) => [Math.max(gap, Math.min(x, innerWidth - width - gap)), y]);
  const fits = ([x, y]) =>
    y >= gap && y + height <= innerHeight - gap && (x >= right || x + width <= left || y >= bottom || y + height <= top);
  const [x, y] = spots.find(fits) ?? [left, innerHeight - height - gap];
  card.style.left = `${Math.max(gap, Math.min(x, innerWidth - width - gap))}px`;
  card.style.top = `${y}px`;
}
