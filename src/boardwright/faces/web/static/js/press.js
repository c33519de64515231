// One press, one answer. A press belongs to the question it began on: the hand was aimed at that one. So
// - a click whose press began before the table moved on chooses nothing and is told so;
// - of a double click, a double tap or a triple one only the first click counts, since the others would meet
//   what the first one brought: the next question, the result, the secrets behind a cover. Two presses are two
//   where the system counts two clicks (`detail`), or, for touch and pen, where they are apart in time or place;
// - a key that is held down is pressed once; only those that move go on.
import { qa, root, table } from "./dom.js";
import { hint } from "./trouble.js";
import { mode } from "./view.js";

const ANSWERED = "#decision, #board, .crop, .back, #table.cover, #table.final";
const PRESSED = "button, a, summary, select, input, label, .tgt, [role=button]";
const MOVES = /^(Arrow(Up|Down|Left|Right)|Page(Up|Down)|Home|End|Tab|[-+0[\]])$/;
const twiceWithin = () => Number(root.dataset.twice ?? 500); // milliseconds: later it is another press
const TWICE_NEAR = 30; // CSS pixels that a finger strays

let down = null; // the press that goes on
let first = null; // the first of the presses that are one to the hand

export function watchPresses() {
  addEventListener("pointerdown", began, true);
  addEventListener("mouseup", ended, true);
  addEventListener("click", clicked, true);
  watchHeldKeys();
  addEventListener("keydown", (event) => event.repeat || began(event), true);
  addEventListener("keyup", ended, true);
  // a button is clicked by Space right after this; later clicks belong to no key
  addEventListener("keyup", () => setTimeout(() => down?.by === "key" && (down = null)), true);
}

/** Let a held key do nothing after its first press, here and in the browser, unless it moves. */
export function watchHeldKeys() {
  addEventListener(
    "keydown",
    (event) => {
      if (!event.repeat || MOVES.test(event.key)) return;
      if (event.target.matches("input:not([type=range]), textarea, select") && event.key !== "Enter") return;
      event.stopImmediatePropagation();
      if (["Enter", " "].includes(event.key) && event.target.closest(PRESSED)) event.preventDefault();
    },
    true,
  );
}

/** Send each form of a page once: a second press before the next page comes would open a second table. */
export function sendOnce() {
  watchHeldKeys();
  document.addEventListener("submit", (event) => {
    if ("sent" in event.target.dataset) event.preventDefault();
    event.target.dataset.sent = "";
  });
  addEventListener("pageshow", () => {
    for (const form of qa("form[data-sent]")) delete form.dataset.sent; // when one comes back to it
  });
}

const question = () => `${table().dataset.version} ${mode()}`;

function began({ target, key, timeStamp: time, clientX: x, clientY: y, pointerType }) {
  const aimed = target.closest?.(ANSWERED) && (key ? key === " " && target.matches("button") : target.closest(PRESSED));
  down = { on: question(), time, x, y, by: key ? "key" : pointerType, aimed };
}

/** Tell of a press that has missed its question: where what was pressed has gone, no click comes of it. */
function ended({ detail }) {
  if (!down?.aimed || detail > 1 || down.on === question()) return;
  down.aimed = false;
  hint("moved");
}

function clicked(event) {
  const press = down;
  if (!press || (press.by === "key") !== (event.detail === 0)) return; // such as a click by voice
  if (press.by !== "key") down = null;
  const further = press.by !== "key" && (event.detail > 1 || isTap(press)) && first;
  if (!further && press.by !== "key") first = press;
  if (!event.target.closest?.(ANSWERED)) return;
  const missed = (further || press).on !== question();
  if (!missed && !(further && mode() !== "replay")) return; // stepping through a replay is no answer
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!further && press.aimed) hint("moved");
}

function isTap({ by, time, x, y }) {
  return (
    by !== "mouse" &&
    first &&
    first.by === by &&
    time - first.time < twiceWithin() &&
    Math.hypot(x - first.x, y - first.y) < TWICE_NEAR
  );
}
