// The table page. Nothing here knows a rule: the server says what may be chosen.
import { watchAnswers } from "./answers.js";
import { watchBar } from "./bar.js";
import { watchBoard } from "./board.js";
import { watchConnection } from "./connection.js";
import { onClick, table } from "./dom.js";
import { watchFirstGame } from "./firstgame.js";
import { watchInspector } from "./inspector.js";
import { watchKeys } from "./keys.js";
import { watchLook } from "./look.js";
import { standing } from "./more.js";
import { parts } from "./parts.js";
import { watchPeek } from "./peek.js";
import { watchPresses } from "./press.js";
import { watchPlaces } from "./printed.js";
import { watchLog } from "./log.js";
import { watchRail } from "./rail.js";
import { watchReplay } from "./replay.js";
import { watchSince } from "./since.js";
import { watchSprite } from "./sprite.js";
import { load, state } from "./view.js";

if (table().dataset.mode !== "cover") state.seat = table().dataset.seat;

watchPresses();
watchInspector();
watchLook((key) => {
  if (key === "first") location.reload(); // its style comes with the page
  else if (["board", "confirm", "cover"].includes(key)) load();
}, standing);
watchRail();
watchLog();
watchSince();
watchBar();
watchBoard();
watchPeek();
watchPlaces(); // after the bar, which says what follows
watchReplay();
watchAnswers();
watchSprite();
watchFirstGame();
watchKeys();
watchConnection();
parts();

onClick("#uncover", (link, event) => {
  event.preventDefault();
  state.seat = link.dataset.seat;
  load();
});
