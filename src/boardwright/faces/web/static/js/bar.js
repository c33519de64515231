// The decision bar: lighting options and their places, follow-ups, why-not boxes.
import { narrow, onClick, q, qa } from "./dom.js";
import { onShow } from "./view.js";

export const options = () => qa("#opts .opt[data-opt]");
const opened = () => q("#opts details[open]");

export function watchBar() {
  for (const [type, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
    document.addEventListener(type, (event) => {
      const hit = event.target.closest?.("[data-opt]");
      if (hit) light(hit.dataset.opt, on);
      const way = event.target.closest?.(".way[data-target]");
      if (way) lightPlace(way.dataset.target, on);
    });
  }
  document.addEventListener("toggle", placed, true);
  document.addEventListener("click", (event) => {
    if (opened() && !event.target.closest("#opts, #board, .crop")) close();
  });
  onClick("#ask", () => narrow.matches && q("#decision").classList.toggle("min"));
  onShow((before) => {
    if (Number(q("#table").dataset.version) !== before.version) close();
    then("");
  });
}

/** Light an option in the bar and on the board, and say its consequence. */
function light(number, on) {
  for (const part of qa(`[data-opt="${CSS.escape(number)}"]`)) part.classList.toggle("on", on);
  const option = q(`#opts [data-opt="${CSS.escape(number)}"]`);
  then(on ? option?.dataset.then : "");
}

function lightPlace(id, on) {
  for (const part of qa(`#targets [data-target="${CSS.escape(id)}"], #${CSS.escape(id)}`)) part.classList.toggle("on", on);
}

function then(words) {
  const line = q("#then");
  if (!line) return;
  line.hidden = !words;
  q("#steps").hidden = Boolean(words);
  q(".then", line).textContent = words ? `${line.dataset.then} ${words}` : "";
}

/** Put an opened box above its button, inside the bar's width. */
function placed(event) {
  const box = event.target;
  if (!box.matches?.("#opts details")) return;
  if (!box.open) {
    for (const way of qa(".way", box)) way.hidden = false;
    return;
  }
  const bar = q("#decision").getBoundingClientRect();
  const pop = q(".pop", box);
  const left = q("summary", box).getBoundingClientRect().left - bar.left;
  box.style.setProperty("--at", `${Math.max(12, Math.min(left, bar.width - pop.offsetWidth - 12))}px`);
}

export function close() {
  const box = opened();
  if (!box) return false;
  box.open = false;
  return true;
}

/** Open the follow-up of an option; only the answers in `words` are offered. */
export function followUp(number, words = []) {
  const box = q(`#more-${CSS.escape(number)}`);
  if (!box) return;
  close();
  box.open = true;
  for (const way of qa(".way", box)) way.hidden = words.length > 0 && !words.includes(way.value);
  q(".way:not([hidden])", box)?.focus();
}

/** Open the why-not box, at one of its entries. */
export function why(entry) {
  const box = q("#blocked");
  if (!box) return false;
  close();
  box.open = true;
  entry?.scrollIntoView({ block: "nearest" });
  q("summary", box).focus();
  return true;
}
