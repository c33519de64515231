// The stream that says "the table is at version N now", and what people see when it is gone.
import { ours, q, root, say, table } from "./dom.js";
import { phrase } from "./parts.js";
import { load, onShow, state } from "./view.js";

const SLOW_AFTER = 3000; // milliseconds without the stream
const LOST_AFTER = 15000;
const OPEN_AGAIN = 5000;
const REST_AFTER = 60000; // milliseconds out of sight
let source = null;
let timers = [];
let broken = false;
let resting = 0;

export function watchConnection() {
  if (table().dataset.mode === "over") return mark("live");
  onShow(paint);
  document.addEventListener("visibilitychange", changeSight);
  open();
}

// A browser opens about six connections to a server: a tab that nobody sees gives its own back.
function changeSight() {
  if (document.hidden) {
    resting = setTimeout(() => {
      source?.close();
      source = null;
    }, REST_AFTER);
  } else {
    clearTimeout(resting);
    if (source) return;
    fetchQuietly();
    open();
  }
}

function open() {
  source?.close();
  source = new EventSource(ours(`/table/${table().dataset.id}/events`));
  source.addEventListener("open", () => {
    if (broken) fetchQuietly();
    alive();
  });
  source.addEventListener("version", (event) => {
    alive();
    if (event.data !== table().dataset.version && state.at === null) load({ news: event.data }).catch(() => {});
  });
  source.addEventListener("deleted", () => location.reload()); // the server says so on a page
  source.addEventListener("error", () => {
    if (!broken) {
      broken = true;
      timers = [setTimeout(() => mark("slow"), SLOW_AFTER), setTimeout(() => mark("lost"), LOST_AFTER)];
    }
    if (source?.readyState === EventSource.CLOSED) setTimeout(open, OPEN_AGAIN);
  });
}

function fetchQuietly() {
  load().catch(() => {});
}

function alive() {
  broken = false;
  timers.forEach(clearTimeout);
  mark("live");
}

function mark(link) {
  const before = root.dataset.link;
  root.dataset.link = link;
  if (before === link) return;
  paint();
  if (link === "lost" || (before === "lost" && link === "live")) say(words());
}

function words() {
  const link = root.dataset.link ?? "live";
  const text = q("#connection")?.dataset[link] ?? "";
  return link === "lost" ? `${text}. ${phrase("kept")}` : text;
}

function paint() {
  const place = q("#connection span");
  const link = root.dataset.link ?? "live";
  if (place) place.textContent = q("#connection").dataset[link];
  const confirm = q("#confirm");
  if (!confirm) return;
  if (link === "lost" && !confirm.disabled) {
    confirm.disabled = true;
    confirm.dataset.lost = "";
  } else if (link === "live" && "lost" in confirm.dataset) {
    confirm.disabled = false;
    delete confirm.dataset.lost;
  }
  if (link === "lost" && q("#steps span")) q("#steps span").textContent = words();
}
