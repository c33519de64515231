// The home page: options of the chosen game only.
import { q, qa } from "./dom.js";
import { watchLook } from "./look.js";
import { sendOnce } from "./press.js";

watchLook();
sendOnce();

function paint() {
  const game = q('#new [name="game"]:checked')?.value;
  for (const group of qa("[data-of]")) group.hidden = group.dataset.of !== game;
}

q("#new")?.addEventListener("change", paint);
paint();
