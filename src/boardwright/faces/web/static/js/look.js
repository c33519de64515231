// How this browser wants pages to look: a cookie that the server reads too, so that nothing flashes.
import { onClick, ours, qa, root } from "./dom.js";
import { open } from "./parts.js";

const SAFE = location.protocol === "https:";
const COOKIE = SAFE ? "__Host-look" : "look";
const KEYS = ["theme", "colours", "motion", "board", "confirm", "cover", "first", "pace", "sound", "size"];
const YEAR = 31_536_000;

export function look() {
  const kept = Object.fromEntries(document.cookie.split("; ").map((part) => part.split(/=(.*)/s, 2)));
  const found = new URLSearchParams(kept[COOKIE] ?? kept.look ?? "");
  return Object.fromEntries(KEYS.map((key) => [key, found.get(key) ?? ""]));
}

export function setLook(changes) {
  const next = { ...look(), ...changes };
  const words = new URLSearchParams(Object.entries(next).filter(([, value]) => value));
  const rest = SAFE ? "path=/; secure" : `path=${ours("/")}`; // __Host- is of the whole host
  document.cookie = `${COOKIE}=${words}; ${rest}; max-age=${YEAR}; samesite=lax`;
  apply(next);
}

function apply(now) {
  set("theme", now.theme);
  set("cvd", now.colours === "vision" ? "on" : "");
  set("motion", now.motion);
  set("size", now.size);
}

function set(name, value) {
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
}

function dark() {
  if (root.dataset.theme) return root.dataset.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Make the buttons work; `changed(key)` hears of what the settings change, `opened` that they are shown. */
export function watchLook(changed = () => {}, opened = () => {}) {
  onClick('[data-do="theme"]', () => {
    setLook({ theme: dark() ? "light" : "dark" });
    tick();
  });
  onClick('[data-do="settings"]', () => open("settings", tick).then(opened));
  document.addEventListener("change", (event) => {
    if (!event.target.closest("#settings") || event.target.closest("#standing-box")) return;
    setLook({ [event.target.name]: event.target.value });
    changed(event.target.name);
  });
}

function tick() {
  const now = { ...look(), first: look().first || "off" }; // nothing is explained until it is switched on
  for (const radio of qa("#settings input")) radio.checked = radio.value === now[radio.name];
}
