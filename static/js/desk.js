// Fills in the other side's tricks as they are typed, and moves on to the next table once a result is saved.
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
    const next = [...after, ...lines].find((line) => line.classList.contains("is-missing"));
    const box = next && next.querySelector(".result-box");
    if (box) box.focus();
    else document.querySelector("#next-step a")?.focus();
  };
  document.addEventListener("input", (event) => {
    if (event.target.matches(".result .result-box")) others(event.target);
  });
  document.addEventListener("htmx:afterSettle", (event) => {
    const line = event.detail.elt;
    if (!line.matches || !line.matches(".result")) return;
    if (line.classList.contains("is-done") && !line.querySelector(".notice-refused")) moveOn(line.id);
    else line.querySelector(".result-box")?.focus();
  });
})();
