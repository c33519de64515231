// What of a page cannot be read at the size it has now: called by test_legible.py, never part of a page.
(() => {
  const LEAST = 11; // pixels that a letter's size needs
  const NEAR = 0.06; // pixels of rounding
  const SVG = "http://www.w3.org/2000/svg";
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

  // --- stamps: what <use> repeats is put there itself, so that each print can be looked at ---------------

  function unfold(use) {
    const source = document.getElementById((use.getAttribute("href") ?? "").slice(1));
    const made = document.createElementNS(SVG, "g");
    for (const { name, value } of use.attributes)
      if (!["href", "x", "y", "width", "height"].includes(name)) made.setAttribute(name, value);
    if (use.matches(".halo")) made.setAttribute("style", "--kw:4.5;--key:var(--halo);--pc:var(--halo);--p-ink:var(--halo)");
    const number = (name) => Number(use.getAttribute(name) ?? 0);
    let inside = source?.cloneNode(true);
    if (source?.matches("symbol")) {
      inside = document.createElementNS(SVG, "svg");
      for (const { name, value } of source.attributes) inside.setAttribute(name, value);
      for (const name of ["x", "y", "width", "height"]) inside.setAttribute(name, number(name));
      inside.append(...[...source.childNodes].map((node) => node.cloneNode(true)));
    } else if (inside) {
      const moved = document.createElementNS(SVG, "g");
      moved.setAttribute("transform", `translate(${number("x")},${number("y")})`);
      moved.append(inside);
      inside = moved;
    }
    for (const one of [inside, ...all("[id]", inside ?? made)]) one?.removeAttribute("id");
    if (inside) made.append(inside);
    use.replaceWith(made);
    for (const one of all("use", made)) unfold(one);
  }

  function unfoldAll() {
    for (const use of all("use")) if (!use.closest("defs, symbol")) unfold(use);
    for (const defs of all("#board defs")) defs.remove();
  }

  // --- colours --------------------------------------------------------------------------------------------

  const colours = new Map();
  /** Return red, green, blue and alpha, each 0 to 1. */
  function rgba(words) {
    if (!colours.has(words)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = "#000";
      pen.fillStyle = words;
      pen.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
      colours.set(words, [r / 255, g / 255, b / 255, a / 255]);
    }
    return colours.get(words);
  }

  const over = ([r, g, b], alpha, ground) => [r, g, b].map((one, k) => one * alpha + ground[k] * (1 - alpha));
  const part = (one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  function contrast(one, other) {
    const [a, b] = [light(one), light(other)].toSorted((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  }

  let opacities = new Map();
  /** How much of an element is seen, with all that it lies in. */
  function opacity(one) {
    if (!one || one === document) return 1;
    if (!opacities.has(one)) opacities.set(one, Number(getComputedStyle(one).opacity) * opacity(one.parentElement));
    return opacities.get(one);
  }

  /** What an element paints at a point: a colour and how dense it is. */
  function paint(one, x, y) {
    const style = getComputedStyle(one);
    if (!(one instanceof SVGGeometryElement)) {
      if (one instanceof SVGElement && !one.matches("svg")) return null;
      const colour = rgba(style.backgroundColor);
      return [colour, colour[3] * opacity(one)];
    }
    const at = new DOMPoint(x, y).matrixTransform(one.getScreenCTM().inverse());
    const filled = style.fill !== "none" && one.isPointInFill(at);
    const lined = style.stroke !== "none" && one.isPointInStroke(at);
    if (!filled && !lined) return null;
    if ((lined ? style.stroke : style.fill).startsWith("url")) return null;
    const colour = rgba(lined ? style.stroke : style.fill);
    return [colour, colour[3] * Number(lined ? style.strokeOpacity : style.fillOpacity) * opacity(one)];
  }

  // --- texts ----------------------------------------------------------------------------------------------

  const inks = new Map();
  /** How far the letters reach above and below their line, and the whole line does, in parts of their size. */
  function ink(words, style) {
    const font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`;
    const key = `${font} ${words}`;
    if (!inks.has(key)) {
      pen.font = font;
      const found = pen.measureText(words);
      inks.set(key, {
        above: found.actualBoundingBoxAscent / 100,
        below: found.actualBoundingBoxDescent / 100,
        rise: found.fontBoundingBoxAscent / 100,
        whole: (found.fontBoundingBoxAscent + found.fontBoundingBoxDescent) / 100,
      });
    }
    return inks.get(key);
  }

  const scroller = () => document.scrollingElement;
  const board = () => document.querySelector("#board");

  /** Boxes that cut what lies in an element: [box, whether it scrolls]. */
  function frames(one) {
    const found = [];
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (at instanceof SVGSVGElement && !at.ownerSVGElement) found.push([at.getBoundingClientRect(), false, at]);
      if (at instanceof SVGElement) continue;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (style.display === "inline" || style.display === "contents") continue;
      const box = at.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      found.push([box, scrolls, at]);
    }
    return found;
  }

  const meets = (a, b) =>
    [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];

  const UNREAD = "script, style, template, title, desc, noscript, option, defs, symbol, .sr, .skip, .crop";
  const isDrawn = (one) => one.checkVisibility({ visibilityProperty: true }) && opacity(one) > 0.02;

  /** Every piece of text of the page or of the board, as far as it may be seen. */
  function* written(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const known = new Map();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const one = node.parentElement;
      if (!node.data.trim() || (root !== board() && one.closest("#board"))) continue;
      if (!known.has(one)) known.set(one, !one.closest(UNREAD) && isDrawn(one));
      if (known.get(one)) yield [node, one];
    }
  }

  let kept = null; // what is written on the board does not change with the size
  function onBoard() {
    kept ??= [...written(board())];
    return kept;
  }

  /** Every piece of text that is seen now, with the box of its letters. */
  function texts(root) {
    const found = [];
    const framed = new Map();
    const range = document.createRange();
    for (const [node, one] of root === board() ? onBoard() : written(root)) {
      const around = one instanceof SVGElement ? one.ownerSVGElement : one;
      range.selectNodeContents(node);
      // what is pressed into a width has the one that it would have without, as a range measures it
      const pressed = one.hasAttribute("textLength");
      for (const box of pressed ? [one.getBoundingClientRect()] : range.getClientRects()) {
        if (box.width < 0.5) continue;
        if (!framed.has(around)) framed.set(around, frames(around));
        if (cutBy(box, framed.get(around)) === "away") continue;
        const style = getComputedStyle(one);
        let size = parseFloat(style.fontSize);
        if (one instanceof SVGElement) {
          const { a, b } = one.getScreenCTM();
          size *= Math.hypot(a, b);
        }
        const words = node.data.trim().replace(/\s+/g, " ");
        const { above, below, rise, whole } = ink(words, style);
        const line = box.top + (box.height * rise) / whole;
        const drawn = { left: box.left, right: box.right, top: line - above * size, bottom: line + below * size };
        const cut = one.matches("bdi") ? "" : cutBy(drawn, framed.get(around)); // a name that people typed may be
        found.push({ one, style, words, size, box: within(drawn, framed.get(around)), cut });
      }
    }
    return found.filter((text) => text.cut !== "away");
  }

  /** Tell whether a box is cut by what lies around it: "", "away" if it is not to be seen now, or by what. */
  function cutBy(box, around) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return "away";
    let cut = "";
    for (const [frame, scrolls, at] of around) {
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return "away";
      const [wide, high] = meets(box, frame);
      const whole = wide >= box.right - box.left - 1.5 && high >= box.bottom - box.top - 1.5;
      if (!whole && scrolls) return "away"; // it can be scrolled to
      if (!whole) cut = name(at);
    }
    return cut || (box.left < -2 || box.right > innerWidth + 2 ? "the screen" : "");
  }

  /** The part of a box that is seen. */
  function within(box, around) {
    let { left, right, top, bottom } = box;
    for (const [frame] of around) {
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom };
  }

  const name = (one) =>
    `${one.tagName.toLowerCase()}${one.id && `#${one.id}`}${[...one.classList].map((each) => `.${each}`).join("")}`;

  /** Where a text stands: the nearest element with an id and the classes of its own. */
  const where = (one) => {
    const near = one.parentElement.closest("[id]");
    return `${near ? name(near) : "page"} ${name(one)}`;
  };

  // --- what is wrong ----------------------------------------------------------------------------------------

  function small(list) {
    return list
      .filter((text) => text.size < LEAST - NEAR)
      .map((text) => ["small", text, `${text.size.toFixed(1)} px`]);
  }

  const cut = (list) => list.filter((text) => text.cut).map((text) => ["cut", text, `by ${text.cut}`]);

  function overlapping(list) {
    const found = [];
    const sorted = list.toSorted((a, b) => a.box.top - b.box.top);
    for (let k = 0; k < sorted.length; k++)
      for (let m = k + 1; m < sorted.length && sorted[m].box.top < sorted[k].box.bottom; m++) {
        const [one, other] = [sorted[k], sorted[m]];
        if (one.one === other.one) continue;
        const [wide, high] = meets(one.box, other.box);
        if (wide > 1 && high > 1 && isSeen(one) && isSeen(other))
          found.push(["overlapping", one, `"${other.words.slice(0, 30)}" of ${where(other.one)}`]);
      }
    return found;
  }

  const points = ({ left, right, top, bottom }) => {
    const middle = (top + bottom) / 2;
    const places = right - left > 16 ? [0.15, 0.5, 0.85] : [0.5];
    return places.map((at) => [left + (right - left) * at, middle]);
  };

  const SHAPES = "path, rect, circle, ellipse, polygon, polyline, line";
  let shapes = null; // of the board: [element, box], in the order in which they are drawn
  let ground = null; // beneath the board

  /** How far the line of a shape reaches out of it, in pixels. */
  function lineOf(one) {
    const { stroke, strokeWidth } = getComputedStyle(one);
    return stroke === "none" ? 1 : 1 + (parseFloat(strokeWidth) / 2) * Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b);
  }

  /** What is drawn on the board at a point, the nearest to the eye first. */
  function drawnAt(x, y) {
    shapes ??= all(SHAPES, board())
      .filter((one) => !one.closest("defs, symbol") && isDrawn(one))
      .map((one) => [one, one.getBoundingClientRect(), lineOf(one)]);
    const near = ([, { left, right, top, bottom }, by]) => x > left - by && x < right + by && y > top - by && y < bottom + by;
    return shapes.filter(near).map(([one]) => one).toReversed();
  }

  /** What lies over and beneath a text at a point, the nearest to the eye first; null where it is covered. */
  function layers(text, x, y) {
    if (board()?.contains(text.one)) {
      const isAbove = (one) => text.one.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
      const stack = drawnAt(x, y);
      const at = stack.findIndex((one) => !isAbove(one));
      ground ??= ancestors(board());
      return { above: stack.slice(0, at < 0 ? stack.length : at), beneath: [...(at < 0 ? [] : stack.slice(at)), ...ground] };
    }
    const stack = document.elementsFromPoint(x, y);
    const at = stack.findIndex((one) => mine(text, one));
    if (at < 0) return null;
    const above = stack.slice(0, at).filter((one) => !one.closest("text"));
    return { above, beneath: stack.slice(at).filter((one) => one !== text.one || !(one instanceof SVGElement)) };
  }

  const mine = (text, one) => one === text.one || text.one.contains(one) || one.contains(text.one);

  function ancestors(one) {
    const found = [];
    for (let at = one; at; at = at.parentElement) found.push(at);
    return found;
  }

  /** Tell whether nothing lies over a text: something that opens or sticks, or a piece on what is printed. */
  function isSeen(text) {
    const [x, y] = points(text.box).at(-1);
    return !(layers(text, x, y)?.above ?? [text.one]).some((one) => (paint(one, x, y)?.[1] ?? 1) > 0.5);
  }

  function faint(list) {
    const found = [];
    for (const text of list) {
      if (text.one.closest(":disabled, [aria-disabled=true]")) continue;
      const bold = Number(text.style.fontWeight) >= 700;
      const least = text.size >= 24 || (bold && text.size >= 18.66) ? 3 : 4.5;
      const svg = text.one instanceof SVGElement;
      const colour = rgba(svg ? text.style.fill : text.style.color);
      const dense = colour[3] * opacity(text.one) * (svg ? Number(text.style.fillOpacity) : 1);
      const haloed = svg && text.style.paintOrder.startsWith("stroke") && parseFloat(text.style.strokeWidth) >= 2;
      let worst = null;
      for (const [x, y] of points(text.box)) {
        const around = layers(text, x, y);
        if (!around) continue;
        let below = [1, 1, 1];
        for (const one of around.beneath.toReversed()) {
          const painted = paint(one, x, y);
          if (painted) below = over(painted[0], painted[1], below);
        }
        if (haloed) below = over(rgba(text.style.stroke), opacity(text.one), below);
        let letters = over(colour, dense, below);
        let hidden = false;
        for (const one of around.above.toReversed()) {
          const painted = paint(one, x, y);
          if (!painted) continue;
          if (painted[1] > 0.5) hidden = one;
          letters = over(painted[0], painted[1], letters);
          below = over(painted[0], painted[1], below);
        }
        if (hidden && !hidden.closest("#targets")) continue; // a piece stands on it, or something opens there
        const ratio = contrast(letters, below);
        if (worst === null || ratio < worst[0]) worst = [ratio, hidden, letters, below];
      }
      if (!worst || worst[0] >= least - 0.02) continue;
      const hex = (one) => `#${one.map((n) => Math.round(n * 255).toString(16).padStart(2, "0")).join("")}`;
      const told = worst[1] ? `covered by ${where(worst[1])}` : `${worst[0].toFixed(2)}, ${hex(worst[2])} on ${hex(worst[3])}`;
      found.push([worst[1] ? "covered" : "faint", text, told]);
    }
    return found;
  }

  function look(root, kinds, found) {
    shapes = ground = null;
    const list = texts(root);
    const wrong = kinds.flatMap((kind) => ({ small, cut, overlapping, faint })[kind](list));
    for (const [kind, text, told] of wrong)
      found[`${kind}: "${text.words.slice(0, 40)}" of ${where(text.one)}: ${told}`] = kind === "covered" ? "overlapping" : kind;
    return list.length;
  }

  /** Look at what of the board a box shows, and at what scrolling it brings. */
  function scrolled(box, kinds, found) {
    let seen = 0;
    for (let top = 0; ; top += box.clientHeight * 0.8) {
      box.scrollTop = top;
      for (let left = 0; ; left += box.clientWidth * 0.8) {
        box.scrollLeft = left;
        seen += look(board(), kinds, found);
        if (left + box.clientWidth >= box.scrollWidth - 1) break;
      }
      if (top + box.clientHeight >= box.scrollHeight - 1) break;
    }
    box.scrollTop = box.scrollLeft = 0;
    return seen;
  }

  const placed = () => new Promise((done) => setTimeout(done));

  window.legible = {
    /** Get a page ready for looking at it: once, after it is loaded. */
    async begin() {
      await document.fonts.ready;
      const style = document.createElement("style");
      style.textContent = "*, *::before, *::after { transition: none !important; animation: none !important; }"
        + "* { pointer-events: auto !important; }";
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style.textContent);
      document.adoptedStyleSheets.push(sheet);
      unfoldAll();
      colours.clear();
    },

    /** Return {fault: its kind} of what is seen now, the parts of the board on a phone one by one. */
    async look(kinds) {
      const found = {};
      await placed();
      scroller().scrollTop = 0;
      colours.clear();
      opacities = new Map();
      kept = null;
      const wrap = document.querySelector("#boardwrap");
      let seen = 0;
      const tabs = all("[data-view]").filter((tab) => tab.checkVisibility());
      seen += look(document.body, kinds, found);
      if (!board()) return { found, seen };
      if (!tabs.length) return { found, seen: seen + scrolled(wrap, kinds, found) };
      for (const tab of tabs) {
        tab.click();
        const shown = board().dataset.shown;
        for (const crop of all(".crop")) crop.remove();
        for (const box of tab.dataset.boxes.split("|")) {
          board().setAttribute("viewBox", box);
          const [, , width, height] = box.split(" ");
          board().style.aspectRatio = `${width} / ${height}`;
          board().style.setProperty("--wide", width);
          seen += scrolled(wrap, kinds, found);
        }
        board().setAttribute("viewBox", shown); // the page's own script knows this one
      }
      tabs[0].click();
      return { found, seen };
    },
  };
})();
