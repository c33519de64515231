// The log: its earlier lines, what is looked for in it, and the things on the board that its lines name.
import { narrow, onClick, q, qa, root } from "./dom.js";
import { parts } from "./parts.js";
import { drawer, openTab } from "./rail.js";
import { get } from "./trouble.js";
import { address, onShow } from "./view.js";

const FLASH = 1600; // milliseconds
const known = new Map(); // number -> a line that holds, and the heading before it
let setUp = [];
let whole = false;

export function watchLog() {
  if ("log" in q("#table").dataset) whole = learn(q("#log"));
  onClick('[data-do="earlier"]', (link, event) => {
    event.preventDefault();
    earlier();
  });
  onClick('[data-do="sift"]', () => sift());
  onClick("[data-ref]", ({ dataset }) => jump(dataset.ref));
  document.addEventListener("input", (event) => event.target.closest("#sift") && paint());
  onShow(() => {
    if (whole) join();
    paint();
  });
}

// --- earlier lines: fetched once, then kept beside the newest, which every page brings ---------------

async function earlier() {
  if (whole) return;
  const html = await get(address("view", { log: "all" })).catch(() => "");
  const page = new DOMParser().parseFromString(html, "text/html");
  whole = learn(q("#log", page));
  join();
  paint();
}

const numbered = (list) => qa(":scope > li[data-whose]", list);
const number = (line) => Number(line.id.slice(5));

/** Keep the lines of a list that can no longer be taken back. Returns whether there are any. */
function learn(list) {
  for (const line of list ? numbered(list) : []) {
    if (line.classList.contains("tentative")) continue;
    if (known.has(number(line))) continue;
    const heading = line.nextElementSibling?.matches(".rd") ? [line.nextElementSibling] : [];
    known.set(number(line), [line, ...heading].map((item) => document.importNode(item, true)));
  }
  const folded = list && q(":scope > .set-up", list);
  if (folded) setUp = [document.importNode(folded, true)];
  return known.size > 0;
}

/** Put below the page's own lines those that are earlier. */
function join() {
  learn(q("#log"));
  const oldest = Math.min(...numbered(q("#log")).map(number));
  const earlier = [...known.keys()].filter((one) => one < oldest).sort((a, b) => b - a);
  const rest = q("#log > .set-up") ? [] : setUp;
  q("#older").replaceChildren(...earlier.flatMap((one) => known.get(one)), ...rest);
  q("#older").hidden = false;
}

// --- what is looked for ------------------------------------------------------------------------------

/** Open the search, with all lines or those with some words. */
export async function sift(words = "") {
  openTab("log");
  await Promise.all([parts(), earlier()]);
  const box = q("#sift");
  if (!q("form", box)) {
    box.append(document.importNode(q("#sift-form").content, true));
    const players = qa(".pl .top").map((top) => q("bdi", top).textContent);
    const chance = q("select option[value='-1']", box);
    players.forEach((name, seat) => chance.before(new Option(name, String(seat))));
    q("form", box).addEventListener("submit", (event) => event.preventDefault());
    q("form", box).addEventListener("reset", () => setTimeout(close));
  }
  q("form", box).hidden = false;
  q("input", box).focus();
  if (words) q("input", box).value = words;
  if (words) paint();
}

function close() {
  q("#sift form").hidden = true;
  paint();
  q("#sift button").focus();
}

function paint() {
  const form = q("#sift form");
  if (!form) return;
  const { find, who, what } = form.elements;
  const words = form.hidden ? [] : find.value.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = (line) =>
    form.hidden ||
    ((!who.value || line.dataset.whose === who.value) &&
      (what.value === "a" ? line.dataset.whose !== "-1" : (line.dataset.kinds ?? "").includes(what.value)) &&
      words.every((word) => line.textContent.toLowerCase().includes(word)));
  const some = !form.hidden && Boolean(words.length || who.value || what.value);
  let shown = 0;
  for (const line of qa("#pane-log li[data-whose]")) {
    line.hidden = !wanted(line);
    if (!line.hidden) shown += 1;
  }
  for (const heading of qa("#pane-log li.rd")) heading.hidden = some;
  const setUp = q("#set-up");
  if (setUp && some) setUp.open = Boolean(q("li[data-whose]:not([hidden])", setUp));
  q("output", form).textContent = some ? q("output", form).dataset.count.replace("{count}", shown) : "";
}

// --- things of the board ------------------------------------------------------------------------------

/** Bring a thing of the board into view, and let it flash. */
function jump(id) {
  const thing = document.getElementById(id);
  const board = q("#board");
  if (!thing || !board) return;
  if ("drawer" in root.dataset) drawer(false);
  const { x, y, width, height } = thing.getBoundingClientRect();
  const middle = new DOMPoint(x + width / 2, y + height / 2);
  const at = middle.matrixTransform(board.getScreenCTM().inverse());
  if (narrow.matches) qa("[data-view]").find((tab) => tab.dataset.boxes.split("|").some((box) => holds(box, at)))?.click();
  else if (!holds(board.getAttribute("viewBox"), at)) q('[data-zoom="0"]')?.click();
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  thing.classList.add("flash");
  setTimeout(() => thing.classList.remove("flash"), FLASH);
}

function holds(box, { x, y }) {
  const [left, top, width, height] = box.split(" ").map(Number);
  return x >= left && x <= left + width && y >= top && y <= top + height;
}
