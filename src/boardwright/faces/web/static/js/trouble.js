// Requests that end in time, and the sentences for what goes wrong. These stand in the page from the start:
// when they are needed nothing can be fetched.
import { q, root, say } from "./dom.js";

const LIMIT = 8000; // milliseconds that the server may take

/** A signal that gives a request up when it takes too long: a connection can be dead without being closed. */
export const inTime = () => AbortSignal.timeout(Number(root.dataset.limit ?? LIMIT));

/** Fetch a part of the page. Throws where the server does not answer, and its status where it refuses. */
export async function get(address) {
  const answer = await fetch(address, { headers: { accept: "text/html" }, signal: inTime() });
  if (!answer.ok) throw answer.status;
  return answer.text();
}

/** One of the sentences. */
export const sentence = (name, status = "") =>
  (q("#live")?.dataset[name] ?? "").replace("{status}", status);

/** Say one of them, and show it where a refusal is shown until the table comes anew. */
export function hint(name, status = "") {
  const words = sentence(name, status);
  const line = q("#message") ?? document.createElement("p");
  line.id = "message";
  line.className = "refused";
  line.textContent = words;
  if (!line.isConnected) (q("#ask") ?? q("#decision > :last-child"))?.after(line);
  say(words);
}
