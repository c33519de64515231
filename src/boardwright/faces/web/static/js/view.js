// The table's HTML comes from the server; this fetches it and morphs it in.
import { ours, q, qa, root, say, table } from "./dom.js";
import { phrase } from "./parts.js";
import { get, hint } from "./trouble.js";

// What scripts have put into the page, and what somebody is about to choose, outlives new pages.
const KEEPING = {
  beforeNodeMorphed: (old) => !old.matches?.("[data-keep]"),
  beforeNodeRemoved: (old) => !old.parentElement?.matches("[data-keep-inside]"),
  beforeAttributeUpdated: (name, old) =>
    !(name === "value" && old.matches("input:focus")) &&
    !(name === "open" && old.matches("#since, #log details")),
};

const QUICK = 1500; // milliseconds within which others mostly go on, if they are machines

const listeners = [];
export const state = { at: position(location.search), seat: null, digest: "", hold: null };

/** Call `after(before)` when the table has been shown anew; `before` holds what was on screen. */
export function onShow(after) {
  listeners.push(after);
}

export function position(search) {
  const at = new URLSearchParams(search).get("at");
  return at === null || at === "" ? null : Number(at);
}

/** The address of what a part of the server says about the position on screen. */
export function address(part, more = {}) {
  const ask = new URLSearchParams(more);
  if (state.at !== null) ask.set("at", state.at);
  if (state.seat !== null) ask.set("seat", state.seat);
  const words = ask.toString();
  return ours(`/table/${table().dataset.id}/${part}${words && "?" + words}`);
}

let loading = null;
let again = false; // somebody has asked since the fetch under way began
let anyway = false; // for more than news, and it has not come yet
let newest = 0; // the version of which the stream has told

/** Fetch the table and show it. Calls that come while one is under way become one more. */
export function load() {
  anyway = true;
  return latest();
}

/**
 * Fetch the table if it has gone on, which the stream tells. While one's own answer is under way that waits for
 * the answer's page, which mostly is the news: what came before it would ask what cannot be answered yet.
 */
export function catchUp(version = newest) {
  newest = version;
  if (((newest > shown() && state.at === null) || anyway) && !isBusy()) latest();
}

function latest() {
  again = true;
  loading ??= (async () => {
    while (again) {
      const always = anyway;
      const before = shown();
      again = anyway = false;
      const html = await get(address("view")).catch((error) => {
        if (!always) return;
        hint(Number(error) ? "refused" : "away", error);
        anyway ||= !Number(error); // it is fetched when the server is heard again
      });
      if (!html) continue;
      if (always && shown() !== before) again = anyway = true; // an answer's page was quicker
      else if (always || (newer(html) && !isBusy())) show(html);
    }
  })().finally(() => (loading = null));
  return loading;
}

/** Morph a fragment in, put focus back, tell what is new. Returns whether it was a table. */
export function show(html) {
  if (!isTable(html)) return false;
  if (state.hold?.(html)) return true;
  const before = remember();
  if (before.mode === "cover") heardOf.from = before.length; // somebody else has come
  Idiomorph.morph(table(), html.trim(), { callbacks: KEEPING });
  for (const after of listeners) after(before);
  refocus(before);
  document.title = table().dataset.title;
  tell(before);
  return true;
}

function remember() {
  const data = table().dataset;
  const focus = document.activeElement;
  return {
    version: Number(data.version),
    told: Number(data.mode === "replay" ? data.length : data.position), // lines that are no news
    length: Number(data.length),
    mode: data.mode,
    said: data.live,
    focus,
    focusId: focus?.id,
    inOptions: Boolean(focus?.closest?.("#opts")),
    inBar: Boolean(focus?.closest?.("#decision")),
    inBoard: Boolean(focus?.closest?.("#board")),
  };
}

function refocus(before) {
  if (!before.focus || before.focus === document.body) return;
  // an option of the last question is not the one of the same number in the next: a key would choose it unheard
  if (before.inOptions && Number(table().dataset.version) !== before.version) {
    q("#decision")?.focus();
    return;
  }
  if (before.focus.isConnected && document.activeElement === before.focus && !before.focus.disabled) return;
  const same = before.focusId && document.getElementById(before.focusId);
  if (same && !same.disabled) same.focus();
  else if (before.inBoard) (q('#targets .tgt[tabindex="0"]') ?? q("#decision"))?.focus();
  else if (before.inBar || !document.activeElement || document.activeElement === document.body)
    q("#decision")?.focus();
}

// The lines of which somebody has heard: those after `from`, up to `to`; before the page stood there were none.
const begun = Number(table()?.dataset.length ?? 0); // pages without a table load this, too
const heardOf = { from: begun, to: begun };
let later = 0; // the timer for what is not told yet

/** How many lines are unheard since a line; all others that there are have been told as they came. */
export function unheard(after) {
  return heardOf.from <= after ? Number(table().dataset.length) - Math.max(after, heardOf.to) : Infinity;
}

/** Moves of others that come quickly become one telling, so that a digest need not say them again. */
function tell(before) {
  const data = table().dataset;
  clearTimeout(later);
  if (Number(data.length) < before.length) heardOf.to = Math.min(heardOf.to, Number(data.length));
  for (const line of freshAfter(before.told)) line.classList.add("fresh");
  if (data.mode === "wait") later = setTimeout(speak, QUICK, before);
  else speak(before);
}

const freshAfter = (number) => qa("#log li[data-whose]").filter((line) => Number(line.id.slice(5)) > number);

function speak(before) {
  const data = table().dataset;
  const parts = [];
  if (Number(data.length) < before.length) parts.push(phrase("undone"));
  if (data.mode === "replay") {
    const line = q("#decision .ask p");
    if (line) parts.push(heard(line));
    if (Number(data.position) === heardOf.to + 1) heardOf.to += 1;
  } else {
    if (state.digest) parts.push(state.digest); // what has happened since the own turn, which has begun
    for (const line of state.digest ? [] : freshAfter(heardOf.to).reverse()) {
      // one's own answer is known while one goes on; what a turn or the bag brought is not
      const own = line.dataset.whose === data.seat && !("standing" in line.dataset);
      const answer = own && before.mode === "ask" && data.mode === "ask";
      if (!answer) parts.push(...qa("p", line).map(heard));
    }
    heardOf.to = Number(data.length);
  }
  // who is thinking is no news after what they did: bots would be announced twice a move
  const refused = q("#message"); // which is said as often as somebody tries
  if (parts.length ? data.mode !== "wait" : data.live !== before.said || refused) parts.push(data.live);
  state.digest = "";
  if (parts.length) say(parts.join(" "));
}

/** A line of the log or the digest as it is heard: numbers of rules are for those who look them up. */
export function heard(line) {
  const copy = line.cloneNode(true);
  for (const clause of qa(".cl", copy)) clause.remove();
  return copy.textContent.replace(/\s*[(（][\s,，、]*[)）]/g, "").trim();
}

const newer = (html) => Number(/ data-version="(\d+)"/.exec(html)?.[1]) > shown();
const shown = () => Number(table().dataset.version);
const isBusy = () => "busy" in root.dataset;
export const isTable = (html) => html.includes('id="table"');
export const mode = () => table().dataset.mode;
export const busy = (yes) => (yes ? (root.dataset.busy = "") : delete root.dataset.busy);
