// The decision bar: lighting options and their places, follow-ups, why-not boxes.
import { narrow, onClick, q, qa, say } from "./dom.js";
import { reasons } from "./more.js";
import { parts } from "./parts.js";
import { onShow } from "./view.js";
import { ahead, only, spread, stay } from "./ways.js";

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
      if (hit) light(hit, on);
      const way = event.target.closest?.("#opts .way");
      if (way) lightWay(way, on);
    });
  }
  onClick("#opts summary.opt", (summary) => spread(summary.parentElement));
  onClick("#blocked > summary", (summary) => {
    const opening = !summary.parentElement.open;
    reasons().then(() => opening && tellReasons());
  });
  document.addEventListener("toggle", toggled, true);
  document.addEventListener("click", (event) => {
    if (opened() && !event.target.closest("#opts, #board, .crop")) close();
  });
  onClick("[data-do=shut]", () => {
    const summary = q("summary", opened());
    close();
    summary.focus();
  });
  onClick("#ask", () => narrow.matches && q("#decision").classList.toggle("min"));
  onShow((before) => {
    if (Number(q("#table").dataset.version) !== before.version) close();
    else if (opened()) tools(opened());
    then("");
  });
}

/** Light an option in the bar and on the board, and say its consequence: that of the place, if it is one. */
function light(hit, on) {
  const number = hit.dataset.opt;
  for (const part of qa(`[data-opt="${CSS.escape(number)}"]`)) part.classList.toggle("on", on);
  const ways = on && hit.matches(".tgt") ? waysAt(number, hit.id) : [];
  if (ways.length === 1) follows(ways[0]);
  else then(on ? q(`#opts [data-opt="${CSS.escape(number)}"]`)?.dataset.then : "");
  if (on && document.activeElement?.dataset.opt === number)
    document.activeElement.setAttribute("aria-describedby", "then");
}

/** The answers that a place gives for an option with many, as long as they are not hidden. */
export function waysAt(number, place) {
  const box = q(`#more-${CSS.escape(number)}`);
  if (!box) return [];
  spread(box);
  const here = qa(`[data-target="${CSS.escape(place)}"]`, box);
  return here.flatMap((one) => (one.matches("button") ? one : qa("button.way", one))).filter((way) =>
    way.value.startsWith(box.dataset.only ?? ""),
  );
}

function lightWay(way, on) {
  const { target } = (way.closest("[data-target]") ?? way).dataset;
  if (target)
    for (const part of qa(`#targets [data-target="${CSS.escape(target)}"], #${CSS.escape(target)}`))
      part.classList.toggle("on", on);
  if (on && way.value) follows(way);
  else then("");
}

/** Say what follows from one way, once it is known and if it is still meant. */
async function follows(way) {
  then("");
  const mine = (meant = way.value);
  await stay(mine);
  if (meant !== mine) return;
  const said = await ahead(mine);
  if (meant !== mine) return;
  then(...said.map((node) => node.cloneNode(true)));
  if (document.activeElement === way) way.setAttribute("aria-describedby", "then");
}

let meant = ""; // words of the way that is pointed at

/** Say a consequence in the bar, and in the sheet that is open; nothing shows what was done so far. */
function then(...said) {
  const line = q("#then");
  if (!line) return;
  const some = said.some((part) => part?.textContent ?? part);
  if (!some) meant = "";
  line.hidden = !some;
  q("#steps").hidden = some;
  q(".then", line).replaceChildren(...(some ? [`${line.dataset.then} `, ...said] : []));
  const sheet = q("#opts > details[open] .sheet-head .then");
  if (sheet) sheet.replaceChildren(...(some ? [...q(".then", line).cloneNode(true).childNodes] : [line.dataset.idle]));
}

/** A sheet opens with nothing pointed at, and forgets which of its ways were hidden when it closes. */
function toggled(event) {
  const box = event.target;
  if (!box.matches?.("#opts > details")) return;
  if (box.open) {
    tools(box).then(() => then(""));
    box.style.setProperty("--under", `${q(".rail .tabs")?.getBoundingClientRect().top ?? 44}px`);
  } else {
    only(box);
    for (const way of qa(".ways > *", box)) way.hidden = false;
    for (const reason of qa(".because", box)) reason.hidden = false;
    for (const place of qa("details[open]", box)) place.open = false;
  }
}

/** Give an open sheet its button to close it and the line for what follows: pages do without them in each. */
async function tools(box) {
  await parts();
  const head = q(".sheet-head", box);
  if (head && !q(".then", head)) head.append(q("#sheet-tools").content.cloneNode(true));
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

/** Open the follow-up of an option, at one place of the board or with the words that a piece leaves. */
export function followUp(number, place = "", words = "") {
  const box = q(`#more-${CSS.escape(number)}`);
  if (!box) return;
  close();
  spread(box);
  box.open = true;
  only(box, words || (place && box.dataset.only) || "");
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
