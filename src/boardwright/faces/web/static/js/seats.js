// What a player has: heard, and their panel focused.
import { q, qa, root, say, table } from "./dom.js";
import { drawer } from "./rail.js";

/** Tell the state of a seat, the viewer's own without one. Returns whether there is such a seat. */
export function showState(seat = Math.max(Number(table().dataset.seat), 0)) {
  const panel = q(`.pl.seat${Number(seat) + 1}`);
  if (!panel) return false;
  if (matchMedia("(max-width: 1100px)").matches) drawer(true);
  panel.tabIndex = -1;
  panel.focus(); // which says the name and the points
  const figures = qa(".res > span", panel).map((one) => `${one.lastChild.textContent.trim()} ${q("title, .sr", one).textContent}`);
  const [comma, stop] = root.lang.startsWith("zh") ? ["、", "。"] : [", ", ". "];
  say([figures.join(comma), named(q(".note", panel))].filter(Boolean).join(stop));
  return true;
}

/** A text as it is heard: what stands there as a code is called by its name. */
function named(text) {
  const copy = text?.cloneNode(true);
  for (const code of copy ? qa(".code", copy) : []) {
    const drawn = document.getElementById(code.getAttribute("aria-labelledby"));
    code.replaceWith(code.ariaLabel ?? drawn?.getAttribute("aria-label") ?? code.textContent);
  }
  return copy?.textContent.trim();
}

/** Open where the points of a seat come from. */
export function showPoints(seat = Math.max(Number(table().dataset.seat), 0)) {
  const summary = q(`#brk-${CSS.escape(seat)} > summary`);
  if (!summary) return showState(seat);
  if (matchMedia("(max-width: 1100px)").matches) drawer(true);
  summary.focus();
  if (!summary.parentElement.open) summary.click();
  return true;
}
