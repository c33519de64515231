// Short names for what every module needs.

export const q = (selector, root = document) => root.querySelector(selector);
export const qa = (selector, root = document) => [...root.querySelectorAll(selector)];
export const table = () => q("#table");
export const root = document.documentElement;
/** The address of a path of ours, also where all stands under a prefix. */
export const ours = (path) => (root.dataset.root ?? "") + path;
export const narrow = matchMedia("(max-width: 759.98px)");

/** Say something to screen readers, politely. */
export function say(text) {
  const live = q("#live");
  if (!live) return;
  live.textContent = "";
  // a repeated sentence is heard only when the text has really changed
  requestAnimationFrame(() => (live.textContent = text));
}

/** Call `act(element, event)` for clicks on what matches, now and after every swap. */
export function onClick(selector, act) {
  document.addEventListener("click", (event) => {
    const hit = event.target.closest?.(selector);
    if (hit) act(hit, event);
  });
}
