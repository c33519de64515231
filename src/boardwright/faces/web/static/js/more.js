// What the table's page leaves out until somebody asks: why not, and where the points come from.
import { q, table } from "./dom.js";
import { get } from "./trouble.js";
import { address } from "./view.js";

let known = null; // the promise of a document
let asked = "";

function more() {
  const { version, position } = table().dataset;
  const what = `${address("more")} ${version} ${position}`;
  if (what !== asked) known = null;
  asked = what;
  known ??= get(address("more"))
    .then((html) => new DOMParser().parseFromString(html, "text/html"))
    .catch(() => (known = null));
  return known;
}

/** Put a part of it into a box, once. */
export async function fill(box, part) {
  if (!box || "filled" in box.dataset) return;
  const found = (await more())?.getElementById(part);
  if (!found || !box.isConnected || "filled" in box.dataset) return;
  box.replaceChildren(...[...found.children].map((child) => document.importNode(child, true)));
  box.dataset.filled = "";
}

/** What the seat leaves to the table, as it is now, in the settings. */
export async function standing() {
  const box = q("#standing-box");
  if (!box) return;
  delete box.dataset.filled;
  box.replaceChildren();
  await fill(box, "standing");
  q("button", box)?.remove(); // a change is sent at once
}

/** The reasons why something is not possible; a promise that they are there. */
export const reasons = () => fill(q("#blocked .pop"), "reasons");
