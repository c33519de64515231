// What of a page cannot be reached at the size it has now: called by test_reach.py, never part of a page.
(() => {
  const CONTROLS =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider], [role=tab]";
  const LEAST = 24; // pixels that a pointer needs
  const WIDE = ".scroll, .textboard, .boardwrap"; // the score sheet, the table as text, the board may scroll sideways
  const placed = () => new Promise((done) => setTimeout(done));
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".skip, .sr");
  const scroller = () => document.scrollingElement;

  const name = (one) => {
    const words = (one.ariaLabel ?? one.textContent).trim().replace(/\s+/g, " ").slice(0, 30);
    return `${one.tagName.toLowerCase()}${one.id && `#${one.id}`}.${[...one.classList].join(".")} "${words}"`;
  };

  /** What a pointer hits to use a control: radio buttons and check boxes are used by their labels. */
  const target = (one) => (one.matches("[type=radio], [type=checkbox]") && one.closest("label")) || one;

  /** A link within a sentence is as high as its line. */
  const within = (one) =>
    getComputedStyle(one).display === "inline" && one.parentElement.textContent.trim() !== one.textContent.trim();

  const shut = (way) => way === "hidden" || way === "clip";

  /** Bring a control into view as a person could: what does not scroll for people is put back. */
  function show(box) {
    box.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    let stuck = false;
    for (let at = box.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at === scroller() ? document.body : at);
      if (!((at.scrollLeft && shut(overflowX)) || (at.scrollTop && shut(overflowY)))) continue;
      at.scrollLeft = at.scrollTop = 0;
      stuck = true;
    }
    return !stuck;
  }

  function wrong(one) {
    const box = target(one);
    if (!show(box)) return "nothing scrolls to it";
    const { left, top, right, bottom, width, height } = box.getClientRects()[0];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (left < -1 || right > innerWidth + 1) return "cut at the side";
    if (y < 0 || y > innerHeight) return "above or below the screen";
    const points = [x, left + Math.min(3, width / 4), right - Math.min(3, width / 4)];
    for (const point of points) {
      const hit = document.elementFromPoint(point, y);
      if (hit && (box.contains(hit) || one.contains(hit))) continue;
      return `covered by ${hit ? name(hit) : "nothing"}`;
    }
    if (within(one)) return "";
    if (Math.min(width, height) < LEAST - 0.5) return `${width.toFixed()} x ${height.toFixed()}`;
    const cut = one.matches("button, a, summary") && one.scrollWidth - one.clientWidth > 1;
    return cut ? "its words are cut" : "";
  }

  /** What a control does, so that what does the same at two sizes is called the same. */
  const deed = (one) =>
    (one.closest("#since") && "since") || // on small screens a button opens it
    one.dataset.do ||
    one.rel ||
    Object.keys(one.dataset).find((key) => key === "zoom" || key === "view") ||
    (one.closest(".log li[id]") && "line") ||
    one.id ||
    one.getAttribute("href") ||
    `${one.name} ${one.value}`;

  /** Of a long list of things of one kind the first and the last two stand for all. */
  function alike(one) {
    const entry = one.closest("li, .clause");
    if (!entry) return false;
    return Boolean(entry.previousElementSibling && entry.nextElementSibling?.nextElementSibling);
  }

  function look(root, found) {
    for (const one of all(CONTROLS, root)) {
      if (alike(one) || !seen(one)) continue;
      const fault = wrong(one);
      if (fault) found.faults.push(`${name(one)}: ${fault}`);
      found.deeds.push(deed(one));
    }
  }

  /** Look into something that opens. */
  async function inside(box, found, opened = box) {
    if (box.showModal) box.showModal();
    else box.open = true;
    if (opened !== box) await placed(); // the page's own scripts put it where it belongs
    look(opened, found);
    if (box.close) box.close();
    else box.open = false;
  }

  window.reach = async () => {
    const found = { faults: [], deeds: [] };
    await placed();
    scroller().scrollTop = 0;
    look(document, found);
    const rail = document.querySelector(".rail");
    if (rail && !seen(rail)) {
      document.documentElement.dataset.drawer = "";
      if (seen(rail)) look(rail, found);
      else found.faults.push("the drawer does not open");
    }
    for (const box of all(".brk")) {
      box.open = true;
      if (!show(box.querySelector(".pop").lastElementChild)) found.faults.push(`${box.id}: nothing scrolls to it`);
      box.open = false;
    }
    delete document.documentElement.dataset.drawer;
    const boxes = all("#opts > details:not(#blocked)").toSorted((a, b) => b.innerHTML.length - a.innerHTML.length);
    for (const box of [...boxes.slice(0, 1), ...all("#blocked")]) await inside(box, found, box.querySelector(".pop"));
    for (const box of all(".fold, dialog")) await inside(box, found);
    for (const one of [scroller(), ...all("body :not(svg, svg *)")]) {
      const wide = one.scrollWidth - one.clientWidth;
      const scrolls = one === scroller() || /auto|scroll/.test(getComputedStyle(one).overflowX);
      if (wide > 0 && scrolls && !one.matches(WIDE) && seen(one)) found.faults.push(`${name(one)}: ${wide} px too wide`);
    }
    return found;
  };
})();
