// What is new at tables: a stream that is opened again whenever it breaks or falls silent.
// It runs in the worker that the pages of a browser share, or in a page where there is none.

const LATE = 1.5; // how much longer than announced the next message may take
const OPEN_WITHIN = 8000; // milliseconds
const SLOW_AFTER = 3000; // milliseconds without what should have been heard
const LOST_AFTER = 15000;
const FIRST_WAIT = 1000; // milliseconds until it is opened again; each time twice as many
const LONGEST_WAIT = 15000;
const LOOK_EVERY = 500;
const EVENTS = new URL("../../events", import.meta.url); // also where all stands under a prefix

export class Stream {
  link = ""; // live, slow, lost, or full: the server has no place for one more
  at = {}; // versions by table
  #tell;
  #wanted = "";
  #stop = null; // ends the request under way
  #since = 0; // when that should have been heard for which one waits; 0: nothing is late
  #due = 0; // when the request under way is given up
  #wait = FIRST_WAIT;
  #again = 0;
  #clock = 0;

  /** `tell` is called with this stream when it has heard something or its link changes. */
  constructor(tell) {
    this.#tell = tell;
  }

  /** Hear of these tables from now on; `anew` with a fresh connection. */
  want(tables, anew = false) {
    const wanted = new URLSearchParams([...new Set(tables)].sort().map((id) => ["table", id])).toString();
    if (wanted === this.#wanted && !anew) return;
    this.#wanted = wanted;
    this.#stop?.abort();
    this.#stop = null;
    clearTimeout(this.#again);
    clearInterval(this.#clock);
    if (!wanted) {
      this.link = "";
      this.#since = 0;
      return;
    }
    this.#wait = FIRST_WAIT;
    this.#clock = setInterval(() => this.#look(), LOOK_EVERY);
    this.#open();
  }

  async #open() {
    const stop = (this.#stop = new AbortController());
    this.#since ||= Date.now();
    this.#due = Date.now() + OPEN_WITHIN;
    let full = false;
    try {
      const headers = { accept: "text/event-stream" };
      const address = `${EVENTS}?${this.#wanted}`;
      const answer = await fetch(address, { headers, signal: stop.signal });
      full = answer.status === 429;
      if (answer.ok) await this.#listen(answer.body);
    } catch {
      // the connection broke, or was given up
    }
    if (this.#stop !== stop) return; // it is no longer wanted
    this.#since ||= Date.now();
    if (full || this.link === "full") this.#say(full ? "full" : "slow");
    this.#again = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  async #listen(body) {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ""; ; ) {
      const { value, done } = await reader.read();
      if (done) return;
      const lines = (text + value).split("\n");
      text = lines.pop();
      for (const line of lines) if (line.startsWith("data: ")) this.#hear(JSON.parse(line.slice(6)));
    }
  }

  #hear({ next, at }) {
    Object.assign(this.at, at);
    this.#since = 0;
    this.#due = Date.now() + 1000 * next * LATE;
    this.#wait = FIRST_WAIT;
    this.#say("live");
  }

  /** Notice silence. By the clock on the wall: others stand still while a laptop sleeps. */
  #look() {
    const now = Date.now();
    if (now > this.#due) {
      this.#since ||= now - SLOW_AFTER;
      this.#stop.abort();
      this.#due = Infinity;
    }
    const silent = this.#since && now - this.#since;
    const link = silent >= LOST_AFTER ? "lost" : silent >= SLOW_AFTER ? "slow" : this.link;
    if (link !== this.link && this.link !== "full") this.#say(link);
  }

  #say(link) {
    this.link = link;
    this.#tell(this);
  }
}
