// The whole game by keyboard.
import { press } from "./answers.js";
import { close, firstWay, options, why } from "./bar.js";
import { boardKey, browse, isBrowsing, reasonFor, zoom } from "./board.js";
import { q, qa, root, say } from "./dom.js";
import { allOptions, hintKey } from "./firstgame.js";
import { inspect } from "./inspector.js";
import { sift } from "./log.js";
import { look, setLook } from "./look.js";
import { reasons } from "./more.js";
import { open, parts, phrase } from "./parts.js";
import { drawer, openRules, openTab, openThing, tabKey } from "./rail.js";
import { go, ribbonKey, step } from "./replay.js";
import { closeSince, showSince } from "./since.js";
import { showPoints, showState } from "./seats.js";
import { openTyped, watchTyped } from "./typed.js";
import { load, mode } from "./view.js";

export function watchKeys() {
  watchTyped(LOOKS);
  decisionFirst();
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || q("dialog[open]")) return;
    if (event.target.matches("input:not([type=range]), textarea, select") && event.key !== "Escape") return;
    if (used(event)) event.preventDefault();
  });
}

/** Tab begins at the decision: where the focus was last, the next stop is looked for. */
function decisionFirst() {
  const decision = q("#decision");
  if (!decision || location.hash || document.activeElement !== document.body) return;
  decision.focus({ preventScroll: true });
  decision.blur();
}

function used(event) {
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "z" && undo(event.shiftKey);
  if (/^[1-9]$/.test(event.key)) return option(event.key);
  const letter = LETTERS[event.key.toLowerCase()];
  if (letter) return letter(event) !== false;
  const seat = event.shiftKey && /^Digit([1-4])$/.exec(event.code); // a sign, which depends on the keyboard
  if (seat) return showState(seat[1] - 1);
  if (event.key === "Enter") return confirm();
  if (event.key === "Escape") return escape();
  return wayKey(event) || tabKey(event) || ribbonKey(event) || boardKey(event);
}

const LETTERS = {
  z: (event) => undo(event.shiftKey),
  "?": help,
  l: () => openTab("log"),
  f: () => sift(),
  s: () => showSince(),
  r: () => void openRules(),
  h: () => q("#ticks")?.focus(),
  "[": () => step(-1),
  "]": () => step(1),
  b: () => browse(),
  i: () => inspect(),
  g: () => hintKey(),
  m: () => showState(),
  "/": () => void openTyped(),
  t: () => asText(),
  "+": () => zoom(0.83),
  "-": () => zoom(1.2),
  0: () => zoom(0),
};

// What is looked up by a word in the field, with what was typed after it.
const LOOKS = {
  blocked: () => reasons().then(() => why()),
  board: () => asText(),
  log: (words) => sift(words),
  since: () => showSince(),
  score: () => showPoints(),
  state: (seat) => showState(seat || undefined),
  undo: () => press("undo"),
  restart: () => press("restart"),
  confirm: () => press("confirm"),
  rules: (clause) => openRules(clause || undefined),
  aid: (key) => openThing(key),
  help: () => open("keys"),
};

/** Show the table as text and read it, or the drawn board again. */
function asText() {
  const text = look().board === "text";
  setLook({ board: text ? "" : "text" });
  load().then(() => q(text ? "#decision" : "#textboard")?.focus());
  return true;
}

function undo(wholeTurn) {
  press(wholeTurn ? "restart" : "undo");
  return true;
}

/** Focus an option and say it; the same number again chooses it. */
function option(number) {
  const button = q(`#opt-${number}`);
  if (!button) return false;
  if (button.matches(".later")) allOptions();
  if (document.activeElement === button) {
    button.click();
    enterBox();
    return true;
  }
  close();
  button.focus(); // which says its whole name and what follows
  parts().then(() =>
    say(phrase("option").replace("{number}", number).replace("{count}", options().length)),
  );
  return true;
}

/** The first answer of a follow-up, or of a place in it, that has just opened takes the focus. */
function enterBox(place = null) {
  (place ? place.open && q("button.way", place) : firstWay())?.focus?.();
}

function confirm() {
  const at = document.activeElement;
  if (at?.matches("#opts summary:not(.no)")) {
    at.click();
    enterBox(at.closest(".place"));
    return true;
  }
  if (at?.closest("button, a, summary, .tgt, input"))
    return at.matches(".tgt") ? boardKey({ key: "Enter" }) : false;
  if (at?.closest("#board") && boardKey({ key: "Enter" })) return true; // a piece that begins an option
  press("confirm");
  return true;
}

function help() {
  const at = document.activeElement;
  if (q("#blocked:not([open])") && at?.closest?.("#decision, #board")) {
    reasons().then(() => why(at.closest("#board") && reasonFor(at)));
    return true;
  }
  open("keys");
  return true;
}

function escape() {
  if (isBrowsing()) browse(false);
  else if (q("#opts > details[open]")) {
    const summary = q("#opts > details[open] > summary");
    close();
    summary.focus();
    return true;
  } else if (q(".brk[open]")) {
    const box = q(".brk[open]");
    box.open = false;
    q("summary", box).focus();
    return true;
  } else if (closeSince()) return true;
  else if ("drawer" in root.dataset) drawer(false);
  else if (mode() === "replay") go(null);
  (options()[0] ?? q("#decision"))?.focus();
  return true;
}

/** Arrows within an open follow-up. */
function wayKey(event) {
  const at = document.activeElement;
  if (!at?.matches(".way, .opt") || !event.key.startsWith("Arrow")) return false;
  const all = at.matches(".way")
    ? qa(".way", at.closest("#opts > details")).filter((way) => way.checkVisibility())
    : qa("#opts .opt");
  const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  all[(all.indexOf(at) + by + all.length) % all.length]?.focus();
  return true;
}
