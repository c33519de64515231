// A page carries only the symbols it showed at first; what a later fragment needs is added here.
import { ours, q, qa } from "./dom.js";
import { get } from "./trouble.js";
import { onShow } from "./view.js";

let all = null;

export function watchSprite() {
  onShow(complete);
}

/** Add the symbols that something shows and the page does not carry. */
export function complete() {
  const missing = () =>
    qa('use[href^="#i-"]').some((use) => !document.getElementById(use.getAttribute("href").slice(1)));
  if (all || !missing()) return;
  all = get(ours("/static/icons.svg"))
    .then((text) => {
      const symbols = new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("symbol");
      for (const symbol of symbols)
        if (!document.getElementById(symbol.id)) q("#sprite").append(document.importNode(symbol, true));
    })
    .catch(() => (all = null));
}
