// Rules reference and player aid.
import { onClick, q } from "./dom.js";
import { searchable } from "./find.js";
import { watchLook } from "./look.js";

watchLook();
onClick('[data-do="print"]', () => print());
if (q("#rules")) searchable(q("#rules"));
