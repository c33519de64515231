// What is printed where an answer would go is heard with the answer.
import { q } from "./dom.js";

const OWN_AREA = /^target-/; // a target of that name lies over the place it is called after

export function watchPlaces() {
  document.addEventListener("focusin", (event) => describe(event.target));
}

/** Describe a target or a place in a list by the label of the board's place, unless it says it already. */
function describe(answer) {
  const target = targetOf(answer);
  const place = OWN_AREA.test(target) && document.getElementById(target.replace(OWN_AREA, ""));
  const printed = place && place.getAttribute("aria-label")?.split(/: |：/)[1];
  if (!printed || (answer.getAttribute("aria-label") ?? answer.textContent).includes(printed)) return;
  const known = (answer.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  answer.setAttribute("aria-describedby", [...new Set([place.id, ...known])].join(" "));
}

function targetOf(answer) {
  if (answer.matches(".tgt")) return answer.id;
  if (!answer.matches(".way") || !q("#board")) return "";
  return answer.dataset.target ?? (answer.matches("summary") && answer.parentElement.dataset.target) ?? "";
}
