// What the game's things are, fetched once somebody asks: for the inspector and for the legend.
import { ours, q, qa, table } from "./dom.js";
import { complete } from "./sprite.js";
import { get } from "./trouble.js";

const CODE = /(?<![A-Za-z])[A-Z]{1,2}\d{1,2}(?!\w)/; // `S05`
let known = null; // the promise of the legend

/** The legend, its chapters in an element that is not shown; a promise, null where the server is away. */
export function legend() {
  known ??= get(ours(`/table/${table().dataset.id}/entries`))
    .then((html) => new DOMParser().parseFromString(html, "text/html").getElementById("legend"))
    .catch(() => (known = null));
  return known;
}

/** Show the legend in a box, once. */
export async function fillLegend(box) {
  if (!box || "filled" in box.dataset) return;
  const found = await legend();
  if (!found || !box.isConnected) return;
  box.dataset.filled = "";
  box.replaceChildren(...[...found.children].map((chapter) => document.importNode(chapter, true)));
  complete();
}

/** The entry under a key, or of a name. */
export async function entry(key) {
  const all = qa(".entry", (await legend()) ?? document.createElement("p"));
  return read(all.find((one) => one.dataset.key === key || q("b", one).textContent === key));
}

/** The entry of an element of the board: what its label names, else what its id or that of its surroundings means. */
export async function entryFor(element, name, label) {
  const all = (await legend()) ?? document.createElement("p");
  const code = CODE.exec(label)?.[0];
  const [, after = name] = label.split(/: |：/); // `D2: Meadow`
  const called = (one) => [name, after.slice(0, one.length)].includes(one);
  const nameOf = (one) => q("b", one).textContent;
  const named = qa(".entry", all).filter((one) => one.dataset.key === code || called(nameOf(one)));
  if (named.length) return read(named.sort((a, b) => nameOf(b).length - nameOf(a).length)[0]);
  const patterns = qa("[data-targets]", all)
    .flatMap((found) => found.dataset.targets.split(" ").map((pattern) => [pattern, found]))
    .sort(([a], [b]) => b.length - a.length);
  for (let at = element; at && at.id !== "board"; at = at.parentElement) {
    const id = at.id.replace(/^target-/, "");
    const hit = id && patterns.find(([pattern]) => fits(id, pattern));
    if (hit) return read(hit[1]);
  }
  return null;
}

/** Whether an id is as a pattern says, in which a star stands for anything. */
function fits(id, pattern) {
  return new RegExp(`^${pattern.split("*").map(plain).join(".*")}$`).test(id);
}

const plain = (part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

function read(found) {
  if (!found) return null;
  const link = q("a", found);
  return {
    key: found.dataset.key,
    name: q("b", found).textContent,
    code: q("small", found)?.textContent ?? "",
    icon: q("svg", found),
    sentence: q("dd", found).firstChild.textContent.trim(),
    clause: link?.dataset.clause ?? "",
    href: link?.getAttribute("href") ?? "",
  };
}
