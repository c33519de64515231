// Going to any position of the game. Addresses with ?at=N are permanent links.
import { look } from "./look.js";
import { onClick, q, qa, table } from "./dom.js";
import { load, mode, onShow, position, state } from "./view.js";

const PAUSE = { "": 1300, slow: 2400, fast: 500, off: 1000 }; // milliseconds between moves
let playing = null;
let left = null; // positions that are still to be shown before the live table; null: to the last one

export function watchReplay() {
  onClick('a[href^="?at="], a[data-at]', (link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    stop();
    if ("play" in link.dataset) return play(steps(link.dataset.play));
    const to = link.getAttribute("href"); // of a chart's point, too
    go(position(to[0] === "?" ? to : "")); // without ?at=N: back to the live table
  });
  onClick('[data-do="play"]', () => (playing ? stop() : play()));
  onClick("#ticks i", (tick) => go(1 + qa("#ticks i").indexOf(tick)));
  document.addEventListener(
    "input",
    (event) => event.target.id === "scrub" && later(Number(event.target.value)),
  );
  addEventListener("popstate", () => {
    state.at = position(location.search);
    load();
  });
  onShow(paint);
  paint();
}

/** Show a position, or the live table for null. */
export function go(at) {
  const length = Number(table().dataset.length);
  if (at !== null) at = Math.max(0, Math.min(at, length));
  if (at !== state.at) history.pushState(null, "", at === null ? location.pathname : `?at=${at}`);
  state.at = at;
  return load();
}

export function step(by) {
  const { position: shown, length } = table().dataset;
  if (mode() !== "replay" && by > 0) return;
  go(by > 0 && shown === length ? null : Number(shown) + by); // beyond the last move is the live table
}

let timer = 0;
function later(at) {
  clearTimeout(timer);
  timer = setTimeout(() => go(at), 90);
}

/** The positions that a link plays: `12 13 17`, or all of `12-17`. */
function steps(words) {
  const [first, last] = words.split("-").map(Number);
  return last ? Array.from({ length: last - first + 1 }, (_, k) => first + k) : words.split(" ").map(Number);
}

/** Play on to the last move, or some positions and then the live table. */
function play(positions = null) {
  left = positions;
  const { position: shown, length } = table().dataset;
  if (left) go(left.shift());
  else if (state.at !== null && shown === length) go(0);
  playing = setInterval(next, PAUSE[look().motion] ?? PAUSE[""]);
  paint();
}

async function next() {
  if (left?.length) return go(left.shift());
  const { length } = table().dataset;
  const shown = state.at ?? Number(length);
  if (!left && shown < Number(length)) return go(shown + 1);
  const live = Boolean(left);
  stop();
  if (live) go(null);
}

function stop() {
  clearInterval(playing);
  playing = null;
  left = null;
  paint();
}

function paint() {
  q('[data-do="play"]')?.setAttribute("aria-pressed", String(Boolean(playing)));
  marks();
}

/** Draw the ribbon: a mark for each line, from the digits of its round. */
function marks() {
  let number = 0;
  const shown = Number(table().dataset.position);
  for (const round of qa("#ticks [data-marks]")) {
    const digits = round.dataset.marks;
    while (round.childElementCount > digits.length) round.lastElementChild.remove();
    while (round.childElementCount < digits.length) round.append(document.createElement("i"));
    [...round.children].forEach((mark, k) => {
      number += 1;
      mark.className = `s${digits[k]}${number === shown ? " now" : ""}`;
    });
  }
}

/** Arrows, Home and End on the ribbon. Returns whether the key was used. */
export function ribbonKey(event) {
  if (document.activeElement?.id !== "ticks") return false;
  const shown = Number(table().dataset.position);
  const length = Number(table().dataset.length);
  const to = {
    ArrowLeft: shown - 1,
    ArrowDown: shown - 1,
    ArrowRight: shown + 1,
    ArrowUp: shown + 1,
    Home: 0,
    End: length,
  }[event.key];
  if (to === undefined) return false;
  go(to);
  return true;
}
