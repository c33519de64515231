// Two short sounds, made here: one's turn begins, one's points have risen. Off unless somebody wants them.
import { q, qa, table } from "./dom.js";
import { look } from "./look.js";
import { mode, onShow } from "./view.js";

const TURN = [523.25, 783.99]; // hertz, one after the other
const POINTS = [659.25, 830.61, 987.77];
const STEP = 0.11; // seconds from one tone to the next
const LOUD = 0.08;

let audio = null;
let points = NaN;

export function watchSound() {
  points = mine();
  onShow((before) => {
    if (mode() === "replay") return;
    const had = points;
    points = mine();
    if (look().sound !== "on") return;
    if (begins(before)) sound("turn");
    else if (points > had) sound("points");
  });
}

/** Whether one is asked after others were. */
function begins(before) {
  const { seat } = table().dataset;
  if (mode() !== "ask" || seat < 0) return false;
  if (before.mode !== "ask" && before.mode !== "confirm") return true;
  const others = qa("#log li[data-whose]").filter(({ dataset: { whose } }) => whose >= 0 && whose !== seat);
  return others.some((line) => Number(line.id.slice(5)) > before.told);
}

function mine() {
  const seat = Number(table().dataset.seat) + 1;
  return Number(q(`.pl.seat${seat} .sc`)?.textContent.replace("−", "-"));
}

/** Sound; browsers keep silent until somebody has pressed something on the page. */
export function sound(which) {
  audio ??= new AudioContext();
  audio.resume();
  (which === "turn" ? TURN : POINTS).forEach((height, k) => {
    const begin = audio.currentTime + k * STEP;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: height });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUD, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.4);
  });
}
