// Handing on the address of a replay: to what the system offers, or to the clipboard.
import { onClick, q, say } from "./dom.js";

export function watchShare() {
  onClick('[data-do="share"]', async (link, event) => {
    event.preventDefault();
    const url = new URL(link.getAttribute("href"), location).href;
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else await copy(url, link);
    } catch (error) {
      if (error.name !== "AbortError") await copy(url, link); // else somebody thought better of it
    }
  });
}

async function copy(url, link) {
  const line = q("#shared");
  try {
    await navigator.clipboard.writeText(url);
    line.textContent = link.dataset.copied;
    say(line.textContent);
  } catch {
    const field = Object.assign(document.createElement("input"), { className: "sel", readOnly: true, value: url });
    field.setAttribute("aria-label", link.dataset.copy); // where pages may not write there, one copies it oneself
    line.replaceChildren(field);
    field.select();
  }
}
