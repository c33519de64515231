// What lies beside the table of a board, such as all that is before another player: a line opens it in a box.
import { crop } from "./board.js";
import { q, qa } from "./dom.js";
import { onShow } from "./view.js";

const ROOM = 8; // pixels around a box
let line = null; // the one that is open
let byItself = false; // because a place to choose lies there

const box = document.createElement("div");
box.className = "peek";
box.hidden = true;

export function watchPeek() {
  document.body.append(box);
  document.addEventListener("click", ({ target }) => {
    const pressed = target.closest?.(".opens");
    if (pressed) toggle(pressed);
    else if (!byItself && !target.closest?.(".peek, #inspector")) close();
  });
  document.addEventListener("keydown", key, true);
  // what is walked over, or pointed at in the log, is shown where it lies
  document.addEventListener("focusin", ({ target }) => target.closest?.("#board") && reveal(target));
  document.addEventListener("pointerover", ({ target }) => {
    const told = target.closest?.("em[data-ref]")?.dataset.ref;
    if (told) reveal(document.getElementById(told));
  });
  addEventListener("resize", place);
  onShow(refresh);
  refresh();
}

function key(event) {
  const pressed = document.activeElement?.closest(".opens");
  if (event.key === "Escape" && line) {
    line.focus();
    close();
  } else if (pressed && !event.repeat && ["Enter", " "].includes(event.key)) toggle(pressed);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function toggle(pressed) {
  if (pressed === line) close();
  else open(pressed);
}

function open(one) {
  close();
  line = one;
  line.setAttribute("aria-expanded", "true");
  box.replaceChildren(crop(line.dataset.opens));
  box.hidden = false;
  place();
}

function close() {
  line?.setAttribute("aria-expanded", "false");
  line = null;
  byItself = false;
  box.hidden = true;
  box.replaceChildren();
}

/** Put the box over its line, as large as the board is drawn. */
function place() {
  if (!line) return;
  const at = line.getBoundingClientRect();
  const [, , wide, high] = numbers(line);
  const around = q("#boardwrap").getBoundingClientRect();
  const room = at.top - around.top - ROOM;
  const scale = Math.min(Math.max(q("#board").getScreenCTM().a, 0.7), Math.max(0.7, room / high));
  box.style.setProperty("--scale", scale);
  box.style.maxHeight = `${room}px`;
  box.style.left = `${Math.max(ROOM, Math.min(at.left, around.right - wide * scale - ROOM))}px`;
  box.style.bottom = `${innerHeight - at.top + ROOM / 2}px`;
}

const numbers = (one) => one.dataset.opens.split(" ").map(Number);

/** The line that opens the part in which something lies; nothing where it lies on the table. */
function lineOf(one) {
  const at = one.getBoundingClientRect();
  const middle = new DOMPoint(at.x + at.width / 2, at.y + at.height / 2);
  const { x, y } = middle.matrixTransform(q("#board").getScreenCTM().inverse());
  return qa(".opens").find((each) => {
    const [left, top, wide, high] = numbers(each);
    return x >= left && x <= left + wide && y >= top && y <= top + high;
  });
}

function reveal(one) {
  const found = one?.closest("#board") && lineOf(one);
  if (found && found !== line) open(found);
}

/** After news: what was open stays so, and where something may be chosen opens by itself. */
function refresh() {
  if (line && !line.isConnected) close();
  const wanted = qa("#targets .tgt").map(lineOf).find(Boolean);
  if (wanted && q("#table").dataset.mode === "ask") {
    if (wanted !== line) open(wanted);
    byItself = true;
  } else if (byItself) close();
  line?.setAttribute("aria-expanded", "true"); // news bring the server's
  place();
}
