// The decision bar: lighting options and their places, follow-ups, why-not boxes.
import { narrow, onClick, q, qa, say } from "./dom.js";
import { reasons } from "./more.js";
import { onShow } from "./view.js";

export const options = () => qa("#opts .opt[data-opt]");
const opened = () => q("#opts > details[open]");

export function watchBar() {
  for (const [type, on] of [
    ["pointerover", true],
    ["pointerout", false],
    ["focusin", true],
    ["focusout", false],
  ]) {
    document.addEventListener(type, (event) => {
      const hit = event.target.closest?.("[data-opt]");
      if (hit) light(hit.dataset.opt, on);
      const way = event.target.closest?.("#opts [data-target]");
      if (way) lightPlace(way.dataset.target, on);
    });
  }
  onClick("#opts summary.opt", (summary) => spread(summary.parentElement));
  onClick("#blocked > summary", (summary) => {
    const opening = !summary.parentElement.open;
    reasons().then(() => opening && tellReasons());
  });
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
  if (on && document.activeElement?.dataset.opt === number)
    document.activeElement.setAttribute("aria-describedby", "then");
}

function lightPlace(id, on) {
  for (const part of qa(`#targets [data-target="${CSS.escape(id)}"], #${CSS.escape(id)}`))
    part.classList.toggle("on", on);
}

function then(words) {
  const line = q("#then");
  if (!line) return;
  line.hidden = !words;
  q("#steps").hidden = Boolean(words);
  q(".then", line).textContent = words ? `${line.dataset.then} ${words}` : "";
}

/** Put an opened box above its button, inside the bar's width and no higher than the page. */
function placed(event) {
  const box = event.target;
  if (!box.matches?.("#opts > details")) return;
  if (!box.open) {
    for (const way of qa(".ways > *", box)) way.hidden = false;
    for (const reason of qa(".because", box)) reason.hidden = false;
    for (const place of qa("details[open]", box)) place.open = false;
    return;
  }
  const bar = q("#decision").getBoundingClientRect();
  const pop = q(".pop", box);
  const left = q("summary", box).getBoundingClientRect().left - bar.left;
  box.style.setProperty("--at", `${Math.max(12, Math.min(left, bar.width - pop.offsetWidth - 12))}px`);
  // the page may scroll: above the bar there is always this much of header and board
  box.style.setProperty("--room", `${Math.max(240, bar.top - 12)}px`);
}

/**
 * Make buttons, place by place, of the two lists in which a page without scripts offers a follow-up;
 * a list of buttons learns which place each belongs to.
 */
export function spread(box) {
  if (!box) return;
  for (const list of qa(".ways[data-on]", box))
    for (const way of list.children) way.dataset.target = list.dataset.on + way.value.split(" ").at(-1);
  const [kinds, places] = qa(".ways > select", box);
  if (!places) return;
  const labels = [...kinds.options].map((kind) => [kind.value, kind.text]);
  const found = [...places.options].map((place) => {
    const here = place.dataset.kinds?.split(" ") ?? labels.keys();
    const target = place.dataset.target ?? places.dataset.on + place.value;
    const ways = [...here].map((k) => {
      const way = make("button", "way");
      way.name = "words";
      way.value = `${labels[k][0]} ${place.value}`;
      way.textContent = labels[k][1].replace("…", place.value);
      return way;
    });
    if ("flat" in places.dataset) {
      ways[0].dataset.target = target;
      return ways[0];
    }
    const detail = make("details", "place");
    detail.name = "place";
    detail.dataset.target = target;
    const summary = make("summary", "way");
    const count = make("small", "");
    const word = make("span", "sr");
    word.textContent = ` ${places.dataset.ways}`;
    count.append(ways.length, word);
    summary.append(place.text, " ", count);
    const list = make("div", "ways");
    list.append(...ways);
    detail.append(summary, list);
    return detail;
  });
  places.parentElement.replaceChildren(...found);
}

function make(tag, name) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  return made;
}

export function close() {
  const box = opened();
  if (!box) return false;
  box.open = false;
  return true;
}

/** The first answer or place of a follow-up that can be seen. */
export const firstWay = (box = opened()) =>
  box &&
  qa(".place[open] button.way, .ways > .way, .place:not([open]) > .way", box).find((way) =>
    way.checkVisibility(),
  );

/** Open the follow-up of an option, at one place of the board if there are answers for it. */
export function followUp(number, place = "") {
  const box = q(`#more-${CSS.escape(number)}`);
  if (!box) return;
  close();
  spread(box);
  box.open = true;
  const here = place ? q(`[data-target="${CSS.escape(place)}"]`, box) : null;
  if (here?.matches("details")) here.open = true;
  if (here) for (const other of box.querySelector(".ways").children) other.hidden = other !== here;
  firstWay(box)?.focus();
}

/** Open the why-not box, for one of its entries or all; they have been fetched with `reasons`. */
export function why(entry) {
  const box = q("#blocked");
  if (!box) return false;
  close();
  box.open = true;
  for (const other of qa(".because", box)) other.hidden = Boolean(entry) && other !== entry;
  q("summary", box).focus();
  tellReasons();
  return true;
}

/** Say the reasons on screen: one in full, of several what is blocked and the heading. */
function tellReasons() {
  const shown = qa("#blocked .because").filter((reason) => !reason.hidden);
  if (shown.length === 1) say(["h3", "p"].map((part) => q(part, shown[0]).textContent).join(". "));
  else say(shown.map((reason) => `${q("b", reason).textContent} ${q("h3", reason).textContent}.`).join(" "));
}
