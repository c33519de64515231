// Sending answers. Each carries an id made here, so that sending it twice does nothing twice.
import { q, root, table } from "./dom.js";
import { hint, inTime } from "./trouble.js";
import { busy, catchUp, isTable, onShow, show, state } from "./view.js";

const RETRY_FIRST = 800; // milliseconds
const RETRY_MOST = 8000;
const LATER = [408, 425, 429, 502, 503, 504]; // what servers and proxies say that cannot answer just now
let hurry = () => {};

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
      else if (!post(form.getAttribute("action"), new FormData(form)))
        event.target.checked = !event.target.checked; // as it is still wanted
    });
  onShow(() => {
    const data = table().dataset;
    if (data.seat !== undefined && data.mode !== "cover") state.seat = data.seat;
    if ("autoConfirm" in data) submit(q("#confirm"));
  });
}

/** Press a button of the form; disabled ones do nothing. */
export function press(id) {
  const button = document.getElementById(id);
  if (button && !button.disabled) submit(button);
}

/** Try at once what waits to be sent again. */
export const sendKept = () => hurry();

function submit(button) {
  const form = q("#answers");
  if (!form || !button || button.disabled) return;
  post(button.getAttribute("formaction") ?? form.getAttribute("action"), new FormData(form, button));
}

/** Send an answer and show what comes of it. Returns whether it is sent: only one is under way. */
function post(address, data) {
  if ("busy" in root.dataset) {
    hint("underway");
    return false;
  }
  const body = new URLSearchParams(data);
  body.set("id", fresh());
  busy(true);
  delivered(address, body).then(({ status, html }) => {
    busy(false);
    if (!show(html)) hint("refused", status);
    catchUp();
  });
  return true;
}

/** Send until the server has taken or refused it; meanwhile the answer is kept. */
async function delivered(address, body) {
  for (let wait = RETRY_FIRST; ; wait = Math.min(wait * 2, RETRY_MOST)) {
    let asked = 0; // seconds that the server wants to be left alone
    try {
      const headers = { accept: "text/html", "x-wants": "fragment" };
      const answer = await fetch(address, { method: "POST", body, headers, signal: inTime() });
      const html = await answer.text();
      const { status } = answer;
      // a page of somebody else, such as a proxy's, is no answer of the server
      if (!LATER.includes(status) && (isTable(html) || !answer.ok)) return { status, html };
      asked = Number(answer.headers.get("retry-after")) || 0;
      hint("later", status);
    } catch {
      hint("kept"); // no connection, or none that answers
    }
    await new Promise((go) => {
      hurry = go;
      setTimeout(go, Math.max(wait, 1000 * asked));
    });
  }
}

function fresh() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
