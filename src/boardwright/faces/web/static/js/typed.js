// The field that takes what the terminal takes: an answer by its name or in the words of the log, or a word that
// looks something up. The server says what may be meant; an answer goes through the form like any other.
import { onClick, q, qa, say, table } from "./dom.js";
import { phrase, parts } from "./parts.js";
import { placeBeside } from "./place.js";
import { drawer } from "./rail.js";
import { get } from "./trouble.js";
import { address, onShow } from "./view.js";
import { ahead, stay } from "./ways.js";

const PAUSE = 120; // milliseconds without a key before the server is asked
const PAGE = 5; // lines
const wide = matchMedia("(min-width: 1100.02px)");

let looks = {}; // what is looked up under a key -> how it is shown
let timer = 0;
let coming = null; // the promise of the lines for what is typed now
let back = null; // what had the focus

const box = () => q("#typed");
const field = () => q("#typed-words");
const list = () => q("#typed-list");
const lines = () => qa("[role=option]", list());
const isOpen = () => Boolean(box() && !box().hidden);
const chosen = () => q("[aria-selected=true]", list());

/** Watch the field; `byKey` shows what is looked up: key -> function of what was typed after its word. */
export function watchTyped(byKey) {
  looks = byKey;
  onClick('[data-do="type"]', () => openTyped());
  onClick('[data-do="untype"]', () => closeTyped());
  onClick("#typed-list [role=option]", take);
  document.addEventListener("click", ({ target }) => {
    if (isOpen() && target.isConnected && !target.closest('#typed, [data-do="type"]')) closeTyped(false);
  });
  addEventListener("resize", place);
  onShow((before) => isOpen() && Number(table().dataset.version) !== before.version && ask());
}

/** Open the field; what is typed into an open follow-up begins with the number of its option. */
export async function openTyped() {
  await parts();
  if (!q("#typed-form")) return;
  if (!box()) await make();
  drawer(false);
  const sheet = q("#opts > details[open]:not(#blocked)");
  back = document.activeElement;
  box().hidden = false;
  field().value = sheet ? `${sheet.id.slice(5)} ` : "";
  field().focus();
  ask();
}

async function make() {
  const made = document.importNode(q("#typed-form").content, true);
  const styled = new Promise((go) => ["load", "error"].forEach((type) => q("link", made).addEventListener(type, go)));
  document.body.append(made);
  await styled; // the box is hidden as long
  box().addEventListener("submit", (event) => {
    event.preventDefault();
    enter();
  });
  box().addEventListener("keydown", key);
  field().addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE);
  });
}

/** Close it and give the focus back. Returns whether it was open. */
export function closeTyped(focus = true) {
  if (!isOpen()) return false;
  clearTimeout(timer);
  coming = null;
  light(null);
  list().replaceChildren(); // they are of this question
  box().hidden = true;
  if (focus) (back?.isConnected && back !== document.body ? back : q("#decision"))?.focus();
  return true;
}

/** Fetch the lines for what is typed now. */
function ask() {
  clearTimeout(timer);
  timer = 0;
  const mine = (coming = fetched(field().value).then((found) => {
    if (coming === mine && isOpen()) show(found);
  }));
  return mine;
}

async function fetched(words) {
  const html = await get(address("typed", { words })).catch(() => "");
  return new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
}

function show(found) {
  light(null);
  const { told = "", version = "", sure } = found?.dataset ?? {};
  list().dataset.version = version;
  list().replaceChildren(...(found ? found.children : []));
  field().setAttribute("aria-expanded", String(lines().length > 0));
  const line = q("output", box());
  if (line.textContent !== told) line.textContent = told; // which is heard
  if (sure !== undefined) mark(lines()[0]);
  place();
}

/** Over the log, where that stands beside the board, which stays free; else above the decision. */
function place() {
  if (!isOpen()) return;
  const log = q("#rail").getBoundingClientRect();
  const beside = wide.matches && log.width > 0;
  box().style.cssText = beside ? `left: ${log.left}px; width: ${log.width}px; bottom: 0` : "";
  if (!beside && q("#decision")) placeBeside(box(), q("#decision").getBoundingClientRect());
}

function key(event) {
  const all = lines();
  const at = all.indexOf(chosen());
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, PageDown: at + PAGE, PageUp: Math.max(at - PAGE, 0) }[event.key];
  if (event.key === "Escape") closeTyped();
  else if (to === undefined || !all.length) return;
  else mark(all[event.key.startsWith("Page") ? Math.min(to, all.length - 1) : (to + all.length) % all.length]);
  event.preventDefault(); // no other keys of the page are meant
}

/** Mark a line as the one that Enter takes: lit on the board, and what follows from it is said. */
function mark(line) {
  light(line);
  if (!line) return;
  line.setAttribute("aria-selected", "true");
  line.scrollIntoView({ block: "nearest" });
  field().setAttribute("aria-activedescendant", line.id);
  if (line.dataset.words) follows(line);
}

/** Light the place of an answer, and of no other. */
function light(line) {
  const old = chosen();
  if (old?.dataset.target) document.getElementById(old.dataset.target)?.classList.remove("on");
  old?.setAttribute("aria-selected", "false");
  field().removeAttribute("aria-activedescendant");
  q("#typed-then").replaceChildren();
  if (line?.dataset.target) document.getElementById(line.dataset.target)?.classList.add("on");
}

async function follows(line) {
  const { words } = line.dataset;
  await stay(words);
  if (chosen() !== line) return;
  const said = await ahead(words);
  if (chosen() !== line || !said.some((node) => node.textContent.trim())) return;
  q("#typed-then").replaceChildren(`${q("#then")?.dataset.then ?? ""} `, ...said.map((node) => node.cloneNode(true)));
  place();
}

/** Enter takes the line that is marked; without one, what was typed has to be clear. */
async function enter() {
  if (!coming || timer) await ask();
  else await coming;
  if (chosen()) take(chosen());
  else if (lines().length) say(phrase("several").replace("{count}", lines().length));
  else say(q("output", box()).textContent);
}

function take(line) {
  const { words, look, rest } = line.dataset;
  if (!words) {
    closeTyped();
    looks[look]?.(rest);
    return;
  }
  if (list().dataset.version !== table().dataset.version) return void ask(); // it was offered for another question
  const form = q("#answers");
  closeTyped(false);
  q("#decision")?.focus();
  if (!form) return;
  const button = document.createElement("button");
  button.name = "words";
  button.value = words;
  button.hidden = true;
  form.append(button);
  form.requestSubmit(button);
  button.remove();
}
