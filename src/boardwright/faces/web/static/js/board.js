// The board: places to choose with mouse and arrows, zoom, parts on small screens, browsing.
import { narrow, onClick, q, qa, root } from "./dom.js";
import { followUp, waysAt, why } from "./bar.js";
import { reasons } from "./more.js";
import { mode, onShow } from "./view.js";
import { spread } from "./ways.js";

const ACROSS = 2.2; // how much a step aside counts against a step ahead
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PAGES = { PageDown: 1, PageUp: -1 }; // one after the other: none is out of reach
const WIDEST = 1.3; // zoomed out, in boards
const CLOSEST = 0.12;

const board = () => q("#board");
const targets = () => qa("#targets .tgt:not(.no)");
let zoomed = null; // [x, y, width, height], or null for the whole board
let part = null; // key of the part shown on a small screen
let browsing = false;

export function watchBoard() {
  onClick("#targets .tgt", choose);
  onClick("#board *", ask);
  onClick("[data-zoom]", (button) => zoom(Number(button.dataset.zoom)));
  onClick("[data-view]", (button) => {
    part = button.dataset.view;
    paint();
  });
  document.addEventListener("wheel", wheel, { passive: false });
  document.addEventListener("pointerdown", drag);
  narrow.addEventListener("change", paint);
  addEventListener("resize", () => inParts() !== q("#boardwrap")?.matches(".stack") && paint());
  onShow(paint);
  paint();
}

// --- choosing ------------------------------------------------------------------------------------

function choose(target) {
  if (mode() !== "ask") return;
  const { opt } = target.dataset;
  const option = q(`#opt-${CSS.escape(opt)}`);
  const ways = waysAt(opt, target.id);
  if (option?.matches("button")) option.click();
  else if (ways.length === 1) ways[0].click();
  else followUp(opt, ways.length ? target.id : "");
}

/** What can be picked up beside the board opens its option with the ways that are left then. */
function beginning(hit) {
  if (mode() !== "ask") return null;
  for (const box of qa("#opts > details[data-begins]"))
    for (const pair of box.dataset.begins.split("|")) {
      const [id, words] = pair.split("=");
      if (hit.closest(`#${CSS.escape(id)}`)) return [box.id.slice(5), words];
    }
  return null;
}

/** A click on something that is no answer begins one, or says why it cannot. */
async function ask(hit) {
  if (hit.closest(".tgt:not(.no)")) return;
  const begun = beginning(hit);
  if (begun) return followUp(begun[0], "", begun[1]);
  if (!q("#blocked")) return;
  await reasons();
  const entry = reasonFor(hit);
  if (entry) why(entry);
}

export function reasonFor(element) {
  const entries = qa("#blocked .because[data-targets]");
  for (let at = element; at && at.id !== "board"; at = at.parentElement) {
    const ids = [at.id, at.dataset?.target, at.dataset?.for].filter(Boolean);
    const entry = entries.find((one) => one.dataset.targets.split(" ").some((id) => ids.includes(id)));
    if (entry) return entry;
  }
  return null;
}

// --- keys ----------------------------------------------------------------------------------------

const key = (target) => `${target.dataset.opt} ${target.id}`;
let current = "";

function rove() {
  const all = targets();
  const kept = all.find((target) => key(target) === current) ?? all[0];
  for (const target of all) {
    target.setAttribute("role", "button");
    if (!target.hasAttribute("aria-label")) named(target);
    target.setAttribute("tabindex", target === kept ? "0" : "-1");
  }
  // what has a name is heard by it alone, not by the signs drawn in it
  for (const one of qa("#board [aria-label]:not([role])"))
    one.setAttribute("role", q("[aria-label]", one) ? "group" : "img");
  // without targets the board itself is the one stop
  if (all.length) board()?.removeAttribute("tabindex");
  else board()?.setAttribute("tabindex", "0");
}

/** A place without a name of its own is called what the list of its option calls it. */
function named(target) {
  const list = q(`#more-${CSS.escape(target.dataset.opt)}`);
  spread(list);
  const way = list && q(`[data-target="${CSS.escape(target.id)}"]`, list);
  if (!way) return;
  const words = { number: target.dataset.opt, words: way.textContent };
  const label = q("#opts").dataset.named.replace(/{(number|words)}/g, (_all, name) => words[name]);
  target.setAttribute("aria-label", label);
}

/** Handle a key on the board. Returns whether it was used. */
export function boardKey(event) {
  const from = document.activeElement;
  const all = browsing ? places() : targets();
  if (!all.includes(from) && from !== board()) return false;
  if (ARROWS[event.key]) go(nearest(all, from, ARROWS[event.key]));
  else if (event.key in PAGES) go(all[all.indexOf(from) + PAGES[event.key]]);
  else if (event.key === "Home") go(all[0]);
  else if (event.key === "End") go(all.at(-1));
  else if (event.key === "Enter" || event.key === " ") {
    if (from.matches(".tgt")) choose(from);
    else if (beginning(from)) ask(from);
    else return false;
  } else return false;
  return true;
}

function go(to) {
  if (!to) return;
  if (browsing) {
    for (const old of qa("[data-browse]")) delete old.dataset.browse;
    to.dataset.browse = "";
    to.setAttribute("tabindex", "-1");
    if (!to.hasAttribute("role")) to.setAttribute("role", "group"); // so that its name is heard with the focus
    to.focus();
    return;
  }
  for (const target of targets()) target.setAttribute("tabindex", target === to ? "0" : "-1");
  current = key(to);
  to.focus();
}

function nearest(all, from, [right, down]) {
  const [x, y] = from === board() ? [0, 0] : centre(from);
  let best = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const [a, b] = centre(one);
    const ahead = (a - x) * right + (b - y) * down;
    if (ahead <= 2) continue;
    const way = ahead + ACROSS * (Math.abs((a - x) * down) + Math.abs((b - y) * right));
    if (way < least) [best, least] = [one, way];
  }
  return best;
}

function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Everything on the board that has a name, for walking over it. */
const places = () => qa("#board [aria-label]").filter((one) => one.getBoundingClientRect().width > 0);

export function browse(on = !browsing) {
  if (!board()) q("#textboard")?.focus(); // the table as text is read as text
  browsing = on && Boolean(board());
  if (browsing) go(places()[0]);
  else for (const old of qa("[data-browse]")) delete old.dataset.browse;
  return browsing;
}

export const isBrowsing = () => browsing;

// --- zoom ----------------------------------------------------------------------------------------

const numbers = (box) => box.split(" ").map(Number);
const whole = () => numbers(board().dataset.whole);

/** Zoom by a factor around a point given as fractions of the board; 0 shows the whole board. */
export function zoom(factor, across = 0.5, down = 0.5) {
  if (!board()) return;
  if (!factor) zoomed = null;
  else {
    const [x, y, width, height] = zoomed ?? whole();
    const wide = Math.min(whole()[2] * WIDEST, Math.max(whole()[2] * CLOSEST, width * factor));
    const k = wide / width;
    zoomed = [x + width * (1 - k) * across, y + height * (1 - k) * down, width * k, height * k];
  }
  paint();
}

function wheel(event) {
  if (!event.ctrlKey || !event.target.closest?.("#board")) return;
  event.preventDefault();
  const box = board().getBoundingClientRect();
  zoom(
    event.deltaY > 0 ? 1.1 : 0.9,
    (event.clientX - box.x) / box.width,
    (event.clientY - box.y) / box.height,
  );
}

function drag(event) {
  if (inParts() || event.button || !event.target.closest?.("#board") || event.target.closest(".tgt"))
    return;
  const [x, y, width, height] = zoomed ?? whole();
  const box = board().getBoundingClientRect();
  const k = Math.max(width / box.width, height / box.height);
  const move = (at) => {
    const [dx, dy] = [at.clientX - event.clientX, at.clientY - event.clientY];
    if (!zoomed && Math.hypot(dx, dy) < 6) return;
    zoomed = [x - dx * k, y - dy * k, width, height];
    paint();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", () => removeEventListener("pointermove", move), { once: true });
}

// --- what is shown -------------------------------------------------------------------------------

/** Whether the board is shown part by part: where there is no room for the whole, style sheets show the tabs. */
const inParts = () => q(".btabs")?.checkVisibility() ?? false;

function paint() {
  const svg = board();
  const wrap = q("#boardwrap");
  for (const one of qa("#boardwrap .crop")) one.remove();
  wrap?.classList.remove("stack");
  if (!svg) return;
  // the server's box comes with every morph; ours is put back over it
  if (!svg.dataset.whole || svg.getAttribute("viewBox") !== svg.dataset.shown)
    svg.dataset.whole = svg.getAttribute("viewBox");
  let box = zoomed ? zoomed.map((n) => n.toFixed(1)).join(" ") : svg.dataset.whole;
  svg.style.aspectRatio = "";
  if (inParts()) box = crops(svg, wrap);
  else svg.style.setProperty("--wide", numbers(svg.dataset.whole)[2]);
  svg.dataset.shown = box;
  svg.setAttribute("viewBox", box);
  rove();
}

/** Show one part of the board on a small screen; further boxes follow below as copies. */
function crops(svg, wrap) {
  const tabs = qa("[data-view]");
  if (!tabs.length) return svg.dataset.whole;
  const count = (tab) => Number(tab.dataset.n);
  let tab = tabs.find((one) => one.dataset.view === part);
  const fullest = tabs.reduce((best, one) => (count(one) > count(best) ? one : best));
  if (!tab || (!count(tab) && count(fullest) && root.dataset.asked !== q("#table").dataset.version))
    tab = fullest;
  root.dataset.asked = q("#table").dataset.version;
  part = tab.dataset.view;
  for (const one of tabs) one.setAttribute("aria-pressed", String(one === tab));
  const boxes = tab.dataset.boxes.split("|");
  wrap.classList.add("stack");
  frame(svg, boxes[0]);
  for (const box of boxes.slice(1)) wrap.append(crop(box));
  return boxes[0];
}

/** As wide as there is room, or as its letters need. */
function frame(svg, box) {
  const [, , width, height] = numbers(box);
  svg.style.aspectRatio = `${width} / ${height}`;
  svg.style.setProperty("--wide", width);
}

/** A copy of a part of the board; a click on a place to choose in it is one on the board. */
export function crop(box) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", "crop");
  svg.setAttribute("aria-hidden", "true");
  frame(svg, box);
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", "#all");
  svg.append(use);
  svg.addEventListener("click", (event) => {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    const hit = targets().find((target) => {
      const area = target.getBBox();
      return at.x >= area.x && at.x <= area.x + area.width && at.y >= area.y && at.y <= area.y + area.height;
    });
    if (hit) choose(hit);
    else askInCrop(event, at.matrixTransform(board().getScreenCTM()));
  });
  return svg;
}

/** A copy holds no elements that could be clicked: the smallest named one at the point in the board is meant. */
function askInCrop({ clientX: x, clientY: y }, at) {
  const size = (one) => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
  const inside = ({ left, right, top, bottom }) =>
    at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
  const here = places().filter((one) => inside(one.getBoundingClientRect()));
  const element = here.sort((a, b) => size(a) - size(b))[0];
  const detail = { element, at: new DOMRect(x - 12, y - 12, 24, 24) };
  if (element) document.dispatchEvent(new CustomEvent("crop", { detail }));
}
