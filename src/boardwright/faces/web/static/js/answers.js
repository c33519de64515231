// Sending answers. Each carries an id made here, so that sending it twice does nothing twice.
import { q, root, say, table } from "./dom.js";
import { phrase } from "./parts.js";
import { busy, catchUp, onShow, show, state } from "./view.js";

const RETRY_FIRST = 800; // milliseconds
const RETRY_MOST = 8000;
let pending = null;

export function watchAnswers() {
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("#answers")) return; // its `id` is the field of that name
    event.preventDefault();
    submit(event.submitter);
  });
  for (const type of ["change", "submit"])
    document.addEventListener(type, (event) => {
      const form = event.target.closest("#standing-box form");
      if (!form) return;
      if (type === "submit") event.preventDefault();
      else if (pending) event.target.checked = !event.target.checked; // as it is still wanted
      else post(form.getAttribute("action"), new FormData(form));
    });
  onShow(() => {
    const data = table().dataset;
    if (data.seat !== undefined && data.mode !== "cover") state.seat = data.seat;
    if ("autoConfirm" in data) submit(q("#confirm"));
  });
  addEventListener("online", () => pending && attempt());
}

/** Press a button of the form; disabled ones do nothing. */
export function press(id) {
  const button = document.getElementById(id);
  if (button && !button.disabled) submit(button);
}

function submit(button) {
  const form = q("#answers");
  if (!form || !button || button.disabled) return;
  post(button.getAttribute("formaction") ?? form.getAttribute("action"), new FormData(form, button));
}

function post(address, data) {
  if (pending) return;
  const body = new URLSearchParams(data);
  body.set("id", fresh());
  pending = { address, body, wait: RETRY_FIRST, timer: 0, running: false };
  busy(true);
  attempt();
}

async function attempt() {
  const mine = pending;
  if (mine.running) return;
  clearTimeout(mine.timer);
  mine.running = true;
  let response;
  try {
    response = await fetch(mine.address, {
      method: "POST",
      body: mine.body,
      headers: { accept: "text/html", "hx-request": "true" },
    });
  } catch {
    // no connection: the move is kept and sent again with the same id
    mine.running = false;
    mine.timer = setTimeout(attempt, mine.wait);
    mine.wait = Math.min(mine.wait * 2, RETRY_MOST);
    root.dataset.kept = "";
    return;
  }
  pending = null;
  delete root.dataset.kept;
  busy(false);
  if (!(await show(await response.text()))) refused(response.status);
  catchUp();
}

function refused(status) {
  const sentence = phrase("refused").replace("{status}", status);
  say(sentence);
  const steps = q("#steps span");
  if (steps) steps.textContent = sentence;
}

function fresh() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
