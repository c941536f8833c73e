/** What stands on the page when the app has ended. */
export function sayLast(heading: string, text: string): void {
  const words = document.createElement("main");
  words.className = "page";
  const title = document.createElement("h1");
  title.textContent = heading;
  const next = document.createElement("p");
  next.textContent = text;
  words.append(title, next);
  document.body.replaceChildren(words);
}

/** Until the page is reloaded in another version of the app. */
export const sayOpening = (): void => sayLast("Opening the new version", "This takes a moment.");
