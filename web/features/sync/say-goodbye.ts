/** The last words of a page whose app was removed and cannot be fetched again now. */
export function sayGoodbye(isTold: boolean): void {
  const words = document.createElement("main");
  words.className = "page";
  const title = document.createElement("h1");
  title.textContent = "Everything was removed from this device";
  const next = document.createElement("p");
  next.textContent = isTold
    ? "Lectern can be opened here again once its server can be reached."
    : "The server could not be told that you logged out. That is done by itself when Lectern is opened here again and the server can be reached.";
  words.append(title, next);
  document.body.replaceChildren(words);
}
