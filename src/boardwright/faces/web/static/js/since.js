// What the others did since one's own turn: it opens as the turn begins, is told once, and recalled by a key.
import { onClick, q, qa, root, say } from "./dom.js";
import { phrase } from "./parts.js";
import { heard, onShow, state, unheard } from "./view.js";

const drawers = matchMedia("(max-width: 1100px)"); // it would lie over the board
const FEW = 4; // moves that are told in full, if those before them have been heard
let open = ""; // the digest for which that was decided
let told = "";

const box = () => q("#since");

export function watchSince() {
  onClick('[data-do="since"]', (link, event) => {
    event.preventDefault();
    showSince();
  });
  onClick("#since [data-play]", () => drawers.matches && closeSince()); // what is replayed lies under it
  onShow(paint);
  drawers.addEventListener("change", () => box() && (box().open = Boolean(open) && !drawers.matches));
  paint();
  if (state.digest) say(state.digest); // the page was opened, or came back, in one's own turn
  state.digest = "";
}

function paint(before = null) {
  const news = box() && "fresh" in box().dataset ? box().dataset.after : "";
  if (news === open) return;
  open = news;
  if (box()) box().open = Boolean(news) && !drawers.matches;
  if (!news || news === told) return;
  told = news;
  if (!before || unheard(Number(news)) > FEW) state.digest = text();
}

const ended = (line) => (/[.。]$/.test(line) ? line : line + (root.lang.startsWith("zh") ? "。" : "."));

/** It as it is heard, a sentence for each line. */
function text() {
  const lines = [q("#since-title"), ...qa("li", box())];
  return lines.map((line) => ended(heard(line))).join(" ");
}

/** Open it and tell it, or close it again. */
export function showSince() {
  if (!box()) return void say(phrase("quiet"));
  if (closeSince()) return;
  box().open = true;
  q("summary", box()).focus();
  say(text());
}

/** Close it while the focus is in it. Returns whether it was. */
export function closeSince() {
  if (!box()?.open || !box().contains(document.activeElement)) return false;
  box().open = false;
  q("#decision")?.focus();
  return true;
}
