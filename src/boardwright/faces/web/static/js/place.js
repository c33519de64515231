// Where a box goes that belongs to a thing: beside it, inside the page, never over it nor over the bar.
import { q } from "./dom.js";

const GAP = 10;
const EDGE = 6;

/** Put a box that stands still beside an area of the page, on the side with most room if it fits on none. */
export function placeBeside(box, area) {
  box.style.maxHeight = "";
  const bar = q("#decision")?.getBoundingClientRect();
  const inBar = bar && area.top >= bar.top - 1 && area.right <= bar.right + 1;
  const floor = bar && bar.top > innerHeight / 3 && !inBar ? Math.min(bar.top, innerHeight) : innerHeight;
  const { offsetWidth: width, offsetHeight: height } = box;
  const along = (at, size, low, high) => Math.max(low, Math.min(at, high - size));
  const top = along(area.top, height, EDGE, floor - EDGE);
  const left = along(area.left + area.width / 2 - width / 2, width, EDGE, innerWidth - EDGE);
  const fits = height <= floor - 2 * EDGE;
  const sides = [
    { room: innerWidth - area.right - GAP - EDGE - width, fits, x: area.right + GAP, y: top },
    { room: area.left - GAP - EDGE - width, fits, x: area.left - GAP - width, y: top },
    { room: area.top - GAP - EDGE - height, fits: true, x: left, y: area.top - GAP - height },
    { room: floor - area.bottom - GAP - EDGE - height, fits: true, x: left, y: area.bottom + GAP },
  ];
  const free = sides.filter((side) => side.fits && side.room >= 0);
  let best = inBar ? sides[2] : free[0];
  if (!best) {
    const [above, below] = [area.top - GAP - EDGE, floor - area.bottom - GAP - EDGE];
    best = { x: left, y: above > below ? EDGE : area.bottom + GAP };
    box.style.maxHeight = `${Math.max(above, below, 80)}px`;
  }
  box.style.left = `${best.x}px`;
  box.style.top = `${Math.max(EDGE, best.y)}px`;
}
