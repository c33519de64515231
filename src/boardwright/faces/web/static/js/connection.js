// News of the table, and what people see when none come.
import { sendKept } from "./answers.js";
import { q, root, say, table } from "./dom.js";
import { Stream } from "./stream.js";
import { sentence } from "./trouble.js";
import { catchUp, mode, onShow } from "./view.js";

const worker = new URL("worker.js", import.meta.url);

export function watchConnection() {
  const ask = asking(hear);
  const look = (anew) => {
    const seen = !document.hidden && mode() !== "over"; // nobody needs news of what nobody sees
    ask(seen ? table().dataset.id : null, anew && seen);
  };
  document.addEventListener("visibilitychange", () => look(true));
  addEventListener("online", () => look(true));
  addEventListener("pageshow", (event) => event.persisted && look(true));
  addEventListener("pagehide", () => ask(null, false));
  onShow(() => {
    paint();
    if (mode() === "over") look(false);
  });
  look(false);
}

/** Return what asks for news of a table, or none: by the worker, or alone where there is none. */
function asking(told) {
  const own = new Stream(told);
  let shared = null;
  let asked = [null, false];
  const ask = (...wanted) => {
    const [id, anew] = (asked = wanted);
    if (shared) shared.port.postMessage({ table: id, anew });
    else own.want(id ? [id] : [], anew);
  };
  if (!globalThis.SharedWorker) return ask;
  shared = new SharedWorker(worker, { type: "module" });
  shared.port.onmessage = ({ data }) => told(data);
  shared.onerror = () => {
    shared = null; // a browser that has workers of another kind
    ask(...asked);
  };
  return ask;
}

function hear({ link, at }) {
  if (link) mark(link);
  catchUp(at[table().dataset.id]);
}

function mark(link) {
  const before = root.dataset.link;
  root.dataset.link = link;
  if (before === link) return;
  paint();
  if (link === "live") sendKept();
  if (link === "lost" || link === "full" || (before && before !== "slow" && link === "live")) say(words());
}

function words() {
  const link = root.dataset.link ?? "live";
  const text = q("#connection")?.dataset[link] ?? "";
  if (link === "full") return sentence("full");
  return link === "lost" ? `${text}. ${sentence("kept")}` : text;
}

function paint() {
  const place = q("#connection span");
  const link = root.dataset.link ?? "live";
  if (place) place.textContent = q("#connection").dataset[link];
  const steps = q("#steps span");
  if (steps && ["lost", "full"].includes(link)) {
    steps.dataset.was ??= steps.textContent;
    steps.textContent = words();
  } else if (steps && "was" in steps.dataset) {
    steps.textContent = steps.dataset.was;
    delete steps.dataset.was;
  }
  const confirm = q("#confirm");
  if (!confirm) return;
  if (link === "lost" && !confirm.disabled) {
    confirm.disabled = true;
    confirm.dataset.lost = "";
  } else if (link === "live" && "lost" in confirm.dataset) {
    confirm.disabled = false;
    delete confirm.dataset.lost;
  }
}
