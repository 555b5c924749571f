// The big screen turns its standings by itself; without this script all of them stand below each other.
(() => {
  const hold = document.getElementById("hold");
  let turn = 0;
  const show = () => {
    const lists = [...document.querySelectorAll(".hall-list")];
    lists.forEach((list, index) => { list.hidden = index !== turn % lists.length; });
  };
  const step = () => {
    if (hold.getAttribute("aria-pressed") === "true") return;
    turn += 1;
    show();
  };
  hold.hidden = false;
  hold.addEventListener("click", () => {
    hold.setAttribute("aria-pressed", hold.getAttribute("aria-pressed") !== "true");
  });
  document.addEventListener("htmx:afterSwap", show);
  setInterval(step, 9000);
  show();
})();
