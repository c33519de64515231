// Search in the rules reference: clauses without the words are hidden.

export function searchable(rules) {
  const field = rules.querySelector('input[type="search"]');
  if (!field) return;
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const clause of rules.querySelectorAll(".clause")) {
      const text = clause.textContent.toLowerCase();
      clause.hidden = !words.every((word) => text.includes(word));
      if (!clause.hidden) shown += 1;
    }
    for (const chapter of rules.querySelectorAll(".chapter"))
      chapter.hidden = !chapter.querySelector(".clause:not([hidden])");
    rules.querySelector(".none").hidden = shown > 0;
  });
}
