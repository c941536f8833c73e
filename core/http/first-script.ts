/**
 * The one script within the page's HTML. It runs before the first paint and tells the style sheet which theme to show and
 * which of the first screens in `index.html`: `data-theme` and `data-first` of the root element. The policy of the page
 * allows it by its hash, so a host that sends a policy takes it from here.
 */
export const FIRST_SCRIPT = `(() => {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem("theme");
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  dataset.theme = dark ? "dark" : "light";
  dataset.first = location.pathname !== "/" ? "other" : localStorage.getItem("has-documents") ? "ask" : "welcome";
})()`;
