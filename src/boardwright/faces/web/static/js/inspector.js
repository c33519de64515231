// One box beside a thing that is pointed at, focused or tapped: what it is, what can be done with it, why not, and
// its rule. Things are named elements of the board, and codes and names in texts. A click or the key I pins the box,
// so that its links can be reached; then it takes the focus, and gives it back.
import { isBrowsing, reasonFor } from "./board.js";
import { q, qa } from "./dom.js";
import { entry, entryFor } from "./entries.js";
import { reasons } from "./more.js";
import { parts, phrase } from "./parts.js";
import { placeBeside } from "./place.js";
import { complete } from "./sprite.js";
import { mode, onShow } from "./view.js";

const DELAY = 350; // milliseconds that somebody rests on a thing before it is explained
const RESTED = 900; // and before the server is asked why it is not possible
const LONG = 500; // a press that asks instead of choosing
const STRAY = 8; // CSS pixels that a hand moves while it presses
const STOP = /: |：|\. |。/; // the end of a thing's name in its label
const MORE = ["inspector-more", "inspector-can"]; // parts of the box: what it is, what can be done
const OPTION = /^[^:：]*[:：]\s*/; // how the label of a target begins: `Option 1: `

let box = null;
let subject = null; // the element that is explained
let known = ""; // its id, which it loses when a new position uses it for something else
let pinned = false;
let back = null; // what had the focus before
let timer = 0;
let press = null; // where a press began, and whether it has been a long one

export function watchInspector() {
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && rest(event.target));
  document.addEventListener("focusin", ({ target }) => {
    if (target.matches?.(":focus-visible") && (isBrowsing() || target.matches(".tgt, .code"))) rest(target);
    else if (!pinned) closeInspector();
  });
  addEventListener("pointerdown", began, true);
  for (const ended of ["pointerup", "pointercancel"])
    addEventListener(ended, () => clearTimeout(press?.timer));
  addEventListener("pointermove", (event) => strayed(event) && clearTimeout(press?.timer));
  addEventListener("click", clicked, true);
  addEventListener("keydown", escaped, true); // before what else closes with Escape
  document.addEventListener("contextmenu", (event) => press?.long && event.preventDefault());
  document.addEventListener("click", ({ target, detail }) => {
    if (!pinned || target.closest?.("#inspector, .code")) return;
    if (detail) closeInspector();
  });
  document.addEventListener("click", asked);
  document.addEventListener("crop", ({ detail }) => pin(detail.element, detail.at));
  onShow(() => {
    if (!subject?.isConnected || subject.id !== known) closeInspector();
    else if (box && !box.hidden) show(subject);
  });
}

/** What an element belongs to that can be explained. */
function thingAt(element) {
  return element?.closest?.(".code, em[data-ref], #board .tgt, #board [aria-label]") ?? null;
}

function rest(target) {
  if (pinned) return;
  const thing = thingAt(target);
  if (thing === subject) return;
  clearTimeout(timer);
  if (!thing) return closeInspector();
  timer = setTimeout(() => show(thing), subject ? DELAY / 3 : DELAY);
}

// --- presses -------------------------------------------------------------------------------------

function began(event) {
  clearTimeout(press?.timer);
  const thing = thingAt(event.target);
  press = { x: event.clientX, y: event.clientY, long: false };
  if (event.pointerType === "mouse" || !thing?.matches(".tgt, [data-opt] .code")) return;
  press.timer = setTimeout(() => {
    press.long = true;
    pin(thing);
  }, LONG);
}

const strayed = ({ clientX, clientY }) => press && Math.hypot(clientX - press.x, clientY - press.y) > STRAY;

/** A long press has been answered: the click that ends it chooses nothing. */
function clicked(event) {
  if (!press?.long) return;
  press.long = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function escaped(event) {
  if (event.key !== "Escape" || !closeInspector()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A click on what is no target and not blocked asks what it is. */
async function asked(event) {
  const thing = thingAt(event.target);
  const byKey = !event.detail; // which a code takes, being a button
  if (event.defaultPrevented || (byKey ? !thing?.matches(".code") : strayed(event))) return;
  if (!thing || thing.closest(".tgt, .opens, [data-opt], #inspector")) return;
  if (thing.closest("#board") && q("#blocked")) {
    await reasons();
    if (reasonFor(thing)) return; // it says why
  }
  pin(thing);
}

// --- the box -------------------------------------------------------------------------------------

/** Pin what has the focus, or else what is pointed at. Returns whether there was something. */
export function inspect() {
  const focused = document.activeElement;
  const inside = focused?.matches?.("[data-opt]:not(.tgt)") && (q(".code", focused) ?? firstTarget(focused));
  const thing = thingAt(inside || focused) ?? subject;
  if (!thing || pinned) return closeInspector();
  pin(thing);
  return true;
}

const firstTarget = (option) => q(`#targets .tgt[data-opt="${CSS.escape(option.dataset.opt)}"]`);

async function pin(thing, at = null) {
  clearTimeout(timer);
  if (!pinned) back = document.activeElement;
  pinned = true;
  await show(thing, at);
  if (pinned) box.focus({ preventScroll: true });
}

/** Close the box. Returns whether it was pinned; then the focus goes back to where it was. */
export function closeInspector() {
  clearTimeout(timer);
  const held = pinned;
  const inside = box?.contains(document.activeElement);
  if (box) box.hidden = true;
  const described = subject?.getAttribute("aria-describedby");
  if (described) subject.setAttribute("aria-describedby", described.replace(/ ?inspector-\w+/g, "").trim());
  subject = null;
  pinned = false;
  if (inside && back?.isConnected) back.focus({ preventScroll: true });
  return held;
}

async function show(thing, at = null) {
  subject = thing;
  known = thing.id;
  await parts();
  const said = await describe(thing);
  if (subject !== thing) return;
  if (!said) return closeInspector();
  box ??= make();
  box.classList.toggle("pinned", pinned);
  box.setAttribute("role", pinned ? "dialog" : "tooltip");
  box.setAttribute("aria-label", said.name);
  box.setAttribute("aria-describedby", ["inspector-now", ...MORE].join(" ")); // heard as it takes the focus
  write(said);
  box.hidden = false;
  placeBeside(box, at ?? thing.getBoundingClientRect());
  // its name is heard with the focus; what the box says beyond it is read as its description
  if (document.activeElement === thing && !pinned) describedBy(thing);
  if (mode() === "ask" && q("#blocked")) setTimeout(() => addWhy(thing, at), pinned ? 0 : RESTED);
}

/** Of a place to choose its name has said what can be done there, and the bar says what follows. */
function describedBy(thing) {
  const known = (thing.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  const more = thing.matches(".tgt") ? MORE.slice(0, 1) : MORE;
  thing.setAttribute("aria-describedby", [...new Set([...known, ...more])].join(" "));
}

/** Why it is not possible, which the server says when it is asked. */
async function addWhy(thing, at) {
  if (subject === thing) await reasons();
  const because = thing.closest("#board") && reasonFor(thing);
  if (subject !== thing || !because || q(".cannot", box)) return;
  const [title, sentence] = ["h3", "p"].map((name) => q(name, because).textContent);
  const link = q("a", because);
  q("#inspector-more", box).append(part("p", "cannot", `${phrase("cannot")} ${title}. ${sentence}`));
  if (link) q(".shut", box).before(ruleLink(link.getAttribute("href"), link.hash.slice(1)));
  placeBeside(box, at ?? thing.getBoundingClientRect());
}

/** What is said of a thing: its name, its sentence as it is now, what it is in general, what can be done. */
async function describe(thing) {
  const ref = thing.closest("em[data-ref]")?.dataset.ref;
  const place = ref ? document.getElementById(ref) : placeOf(thing);
  const own = place?.getAttribute("aria-label");
  if (!own) {
    const found = await entry(thing.dataset.entry ?? thing.textContent);
    return found && { ...found, now: "", can: [] };
  }
  const label = place.matches(".tgt") ? own.replace(OPTION, "") : own;
  const [name, now] = split(label);
  const found = await entryFor(place, name, label);
  return { ...found, name, code: "", now, can: ways(place, thing, name) };
}

/** A target lies over what it is called after, which says what it is. */
function placeOf(thing) {
  if (!thing.matches(".tgt")) return thing.matches(".code") ? null : thing;
  const under = document.getElementById(thing.dataset.for ?? thing.id.replace(/^target-/, ""));
  return under?.hasAttribute("aria-label") ? under : thing;
}

/** The name of a thing at the beginning of its label, and the rest. */
function split(label) {
  let end = STOP.exec(label);
  if (!end || end.index < 4) end = { index: label.length, 0: "" }; // `D2: Meadow` is a name as a whole
  return [label.slice(0, end.index), label.slice(end.index + end[0].length)];
}

/** The options that are answered at a place, each with its number, price and what follows. */
function ways(place, thing, name) {
  if (mode() !== "ask") return [];
  const here = [place.id, thing.id, `target-${place.id}`].filter(Boolean);
  const isHere = (one) => here.includes(one.id) || here.includes(one.dataset.for);
  return qa("#targets .tgt[data-opt]").filter(isHere).map((target) => {
    const option = q(`#opt-${CSS.escape(target.dataset.opt)}`);
    const said = (target.getAttribute("aria-label") ?? "").replace(OPTION, "");
    const cost = q(".cost", option ?? target)?.lastChild.textContent ?? "";
    const named = q("kbd + svg + span, kbd + span", option ?? target)?.textContent ?? "";
    const label = split(said)[0] === name ? named : said || named; // what it is has been said
    return { number: target.dataset.opt, label, cost, then: option?.dataset.then ?? "" };
  });
}

function make() {
  const made = part("aside", "inspector");
  made.id = "inspector";
  made.tabIndex = -1;
  made.addEventListener("click", ({ target }) => target.closest("a, .shut") && closeInspector());
  document.body.append(made);
  return made;
}

function write({ name, code, icon, now, sentence, can, href, clause }) {
  const head = part("h3", "", name);
  if (icon) head.prepend(document.importNode(icon, true), " ");
  if (code) head.append(" ", part("small", "", code));
  const [more, actions] = [part("div", ""), part("div", "")];
  [more.id, actions.id] = MORE;
  if (sentence && !now?.includes(sentence.replace(/[.。]$/, ""))) more.append(part("p", "", sentence));
  if (can.length) {
    const list = part("ul", "can");
    for (const way of can) {
      const line = part("li", "");
      line.append(part("kbd", "", way.number), ` ${way.label}`);
      if (way.cost) line.append(part("b", "", ` ${way.cost}`));
      if (way.then) line.append(part("small", "", way.then));
      list.append(line);
    }
    actions.append(part("p", "now", phrase("can")), list);
  }
  const links = href ? [ruleLink(href, clause)] : []; // which nobody follows in a description
  const shut = part("button", "shut", "×");
  shut.type = "button";
  shut.setAttribute("aria-label", phrase("close"));
  const at = part("p", "at", now);
  at.id = "inspector-now";
  box.replaceChildren(head, ...(now ? [at] : []), more, actions, ...links, shut);
  complete();
}

function ruleLink(href, clause) {
  const link = part("a", "", `${phrase("rule")} ${clause}`);
  link.href = href;
  link.dataset.clause = clause;
  return link;
}

function part(tag, name, text = "") {
  const made = document.createElement(tag);
  if (name) made.className = name;
  if (text) made.textContent = text;
  return made;
}
