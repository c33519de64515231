// What a table page fetches once it stands: settings, the list of keys, words for scripts.
import { ours, q } from "./dom.js";
import { get, hint } from "./trouble.js";

let all = null;

/** Put the parts into the page; a promise, kept once it has come true. */
export function parts() {
  all ??= get(ours("/parts/table"))
    .then((html) => document.body.append(...new DOMParser().parseFromString(html, "text/html").body.children))
    .catch(() => (all = null));
  return all;
}

/** Open one of the dialogs; `before` is called when it is there. */
export async function open(id, before = () => {}) {
  await parts();
  const dialog = document.getElementById(id);
  if (!dialog) return hint("away");
  if (dialog.open) return;
  before();
  dialog.showModal();
}

/** A sentence for scripts; empty as long as it has not come. */
export const phrase = (name) => q("#words")?.content.querySelector(`[data-${name}]`)?.textContent ?? "";
