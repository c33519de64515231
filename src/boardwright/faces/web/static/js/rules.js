// Rules reference, player aid, and the pages that ask or say something.
import { narrow, onClick, q } from "./dom.js";
import { searchable } from "./find.js";
import { watchLook } from "./look.js";
import { sendOnce } from "./press.js";

watchLook();
sendOnce();
onClick('[data-do="print"]', () => print());
if (q("#rules")) searchable(q("#rules"));
if (q(".toc")) q(".toc").open = !narrow.matches;
