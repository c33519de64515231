// The home page: options of the chosen game only.
import { q, qa, root } from "./dom.js";
import { watchLook } from "./look.js";
import { sendOnce } from "./press.js";

watchLook();
sendOnce();

function paint() {
  const game = q('#new [name="game"]:checked')?.value;
  for (const group of qa("[data-of]")) group.hidden = group.dataset.of !== game;
  q(".making b").textContent = q('#new [name="game"]:checked ~ span')?.firstChild.textContent ?? "";
}

const day = new Intl.DateTimeFormat(root.lang, { dateStyle: "medium", timeZone: "UTC" });
for (const time of qa("time")) time.textContent = day.format(new Date(time.dateTime));

q("#new")?.addEventListener("change", paint);
paint();
