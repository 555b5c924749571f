// Fills in the other side's tricks as they are typed, and moves on to the next table while a result is being saved.
(() => {
  // A second press on a button sends nothing a second time.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post" || form.hasAttribute("hx-post")) return;
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "yes";
  });
  window.addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll("form[data-sent]")) delete form.dataset.sent;
  });
  const others = (box) => {
    const typed = box.value.trim();
    const tricks = Number(typed);
    const fits = /^[0-9]{1,2}$/.test(typed) && tricks <= 13;
    box.form.querySelector(".others").textContent = fits ? String(13 - tricks) : "–";
  };
  const moveOn = (from) => {
    const lines = [...document.querySelectorAll(".results .result")];
    const after = lines.slice(lines.findIndex((line) => line.id === from) + 1);
    const boxes = [...after, ...lines].filter((line) => line.id !== from).map((line) => line.querySelector(".result-box"));
    (boxes.find((box) => box && !box.value) ?? document.querySelector("#next-step a"))?.focus();
  };
  document.addEventListener("input", (event) => {
    if (event.target.matches(".result .result-box")) others(event.target);
  });
  // Whoever types fast is at the next table before the answer comes: nothing typed is lost in the line that is swapped.
  document.addEventListener("htmx:beforeRequest", (event) => {
    const line = event.target.closest?.(".results .result");
    if (line) moveOn(line.id);
  });
  document.addEventListener("htmx:afterSettle", (event) => {
    const line = event.detail.elt;
    if (!line.matches || !line.matches(".result")) return;
    if (line.querySelector(".notice-refused")) line.querySelector(".result-box")?.focus();
    else if (document.activeElement === document.body) moveOn(line.id);
  });
})();
