// The moves of the others as somebody wants to see them: as they come, one by one, or each when asked for.
import { onClick, q, qa, table } from "./dom.js";
import { look } from "./look.js";
import { phrase } from "./parts.js";
import { load, mode, onShow, state } from "./view.js";

const EACH = 2200; // milliseconds that a move stays

let shown = 0; // the last move that was shown of those which came; 0: they are not shown by themselves
let going = false; // the next page is one's own wish for the next move
let timer = 0;

export function watchPace() {
  state.hold = hold;
  onClick("#onward", onward);
  onShow(paint);
}

/** Keep a new page back while there are moves before it to be shown. Returns whether it is kept. */
function hold(html) {
  const pace = look().pace;
  const length = Number(/ data-length="(\d+)"/.exec(html)?.[1]);
  if (shown && !going) shown = 0; // somebody went on by another way
  if (state.at !== null) return false;
  const from = shown || (mode() === "wait" || mode() === "confirm" ? Number(table().dataset.length) : length);
  shown = 0;
  going = false;
  if (!pace || from >= length) return false;
  show(from + 1);
  return true;
}

function show(move) {
  shown = move;
  going = true;
  state.at = move;
  load();
}

function onward() {
  if (!shown) return;
  if (shown < Number(table().dataset.length)) return show(shown + 1);
  going = true;
  state.at = null; // there may be more by now
  load();
}

function paint() {
  clearTimeout(timer);
  if (!shown || state.at !== shown) return;
  going = false;
  if (look().pace === "slow") timer = setTimeout(onward, EACH);
  const acts = q("#decision .acts");
  if (look().pace !== "wait" || !acts) return;
  const button = document.createElement("button");
  button.type = "button";
  button.id = "onward";
  button.className = "btn go";
  button.textContent = phrase("onward");
  for (const other of qa(".go", acts)) other.classList.remove("go");
  acts.prepend(button);
  queueMicrotask(() => {
    // after the focus has been put back
    const at = document.activeElement;
    if (at === document.body || at?.closest("#decision")) button.focus();
  });
}
