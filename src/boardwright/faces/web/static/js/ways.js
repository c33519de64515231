// The ways of an option: made of two short lists, marked where they waste something, and what follows from each.
import { q, qa, table } from "./dom.js";
import { get } from "./trouble.js";
import { address } from "./view.js";

const PAUSE = 90; // milliseconds on a way before its consequence is fetched

let known = new Map(); // words of an answer -> promise of what follows, of one version of the table
let version = "";

/** What follows from an answer, as elements; fetched once. */
export function ahead(words) {
  if (version !== table().dataset.version) known = new Map();
  version = table().dataset.version;
  if (!known.has(words)) known.set(words, fetched(words));
  return known.get(words);
}

/** Whether it is here already, so that nobody waits for it. */
export const isKnown = (words) => version === table().dataset.version && known.has(words);

/** Wait until somebody has stayed on a way, unless what follows is known. */
export const stay = (words) => (isKnown(words) ? null : new Promise((on) => setTimeout(on, PAUSE)));

async function fetched(words) {
  const to = address("ahead");
  const html = await get(`${to}${to.includes("?") ? "&" : "?"}${new URLSearchParams({ words })}`).catch(() => "");
  if (!html) known.delete(words);
  return [...new DOMParser().parseFromString(html, "text/html").body.childNodes];
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
  const list = places.parentElement;
  const careful = new Set(list.dataset.careful?.split("|"));
  const labels = [...kinds.options].map((kind) => [kind.value, kind.text]);
  const found = [...places.options].map((place) => {
    const here = place.dataset.kinds?.split(" ") ?? labels.keys();
    const target = place.dataset.target ?? places.dataset.on + place.value;
    const ways = [...here].map((k) => {
      const way = make("button", "way");
      way.name = "words";
      way.value = `${labels[k][0]} ${place.value}`;
      way.textContent = labels[k][1].replace("…", place.value);
      if (careful.has(way.value)) way.append(care(list.dataset.care));
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
    count.textContent = places.dataset.ways.replace("{n}", ways.length);
    summary.append(place.text, " ", count);
    if (ways.every((way) => careful.has(way.value))) summary.append(care(list.dataset.care));
    const inside = make("div", "ways");
    inside.append(...ways);
    detail.append(summary, inside);
    return detail;
  });
  list.replaceChildren(...found);
}

function care(words) {
  const mark = make("span", "care");
  mark.role = "img";
  mark.ariaLabel = `, ${words}`;
  mark.textContent = "!";
  return mark;
}

function make(tag, name) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  return made;
}

/** Leave only the ways whose words begin so; all of them without words. */
export function only(box, words = "") {
  box.dataset.only = words;
  for (const way of qa("button.way", box)) way.hidden = !way.value.startsWith(words);
  for (const place of qa("details.place", box)) place.hidden = !q("button.way:not([hidden])", place);
}
