/** A tab of a browser that Playwright does not drive. */
export interface DrivenPage {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; what it is given and answers is JSON. */
  evaluate<Given extends readonly unknown[], Answer>(
    work: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>;
  /** Clicks as a person does, on what this selector finds first. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus; `Enter` and the like by their names. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
}

export interface DrivenBrowser {
  readonly name: string;
  /** Opens another tab, and brings it to the front. */
  tab(): Promise<DrivenPage>;
  close(): Promise<void>;
}

/** Words by which a thing is found: its role, and the name or text it has. */
export interface Wanted {
  readonly css: string;
  /** Part of its text, or of its accessible name. */
  readonly text?: string;
}

/** Milliseconds: a loaded machine with two cores is slow. */
const LIMIT = 90_000;

/** Resolves when such a thing is shown in the page; the page itself tells of every change. */
export async function shown(page: DrivenPage, wanted: Wanted): Promise<string> {
  const found = await page.evaluate(
    (css: string, text: string, limit: number) =>
      new Promise<string | null>((resolve) => {
        const look = () => {
          const all = [...document.querySelectorAll<HTMLElement>(css)];
          return all.find(
            (element) =>
              element.checkVisibility() &&
              `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`.includes(text),
          );
        };
        const end = (element: HTMLElement | undefined) => {
          observer.disconnect();
          clearTimeout(timer);
          for (const old of document.querySelectorAll("[data-wanted]")) old.removeAttribute("data-wanted");
          element?.setAttribute("data-wanted", "");
          resolve(element ? (element.textContent ?? "") : null);
        };
        const observer = new MutationObserver(() => {
          const element = look();
          if (element) end(element);
        });
        const timer = setTimeout(() => end(look()), limit);
        const now = look();
        if (now) return end(now);
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    wanted.css,
    wanted.text ?? "",
    LIMIT,
  );
  if (found !== null) return found;
  const seen = await page.evaluate(() => document.body.innerText);
  throw new Error(`There is no ${wanted.css} with “${wanted.text ?? ""}” in the page:\n${seen.slice(0, 2000)}`);
}

/**
 * Clicks it once it is shown; again where the page has put another in its place meanwhile, or moved it away from under the
 * pointer.
 */
export async function click(page: DrivenPage, wanted: Wanted): Promise<void> {
  for (;;) {
    await shown(page, wanted);
    await page.evaluate(watchClick);
    try {
      await page.click("[data-wanted]");
    } catch (error) {
      if (await page.evaluate(() => document.querySelector("[data-wanted]") !== null)) throw error;
      continue;
    }
    if (await page.evaluate(isClicked)) return;
  }
}

interface WatchedWindow {
  isWantedClicked?: boolean;
}

function watchClick(): void {
  const watched = globalThis as WatchedWindow;
  watched.isWantedClicked = false;
  const note = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("[data-wanted]")) watched.isWantedClicked = true;
  };
  addEventListener("click", note, { capture: true, once: true });
}

/** Another page knows of no click: the one before has been left by it. */
const isClicked = (): boolean => (globalThis as WatchedWindow).isWantedClicked !== false;

/** Drops files on the page, as the file manager would. */
export function drop(page: DrivenPage, files: readonly { readonly name: string; readonly bytes: Uint8Array }[]) {
  return page.evaluate(
    (given: readonly { readonly name: string; readonly base64: string }[]) => {
      const dataTransfer = new DataTransfer();
      for (const { name, base64 } of given)
        dataTransfer.items.add(new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], name));
      for (const kind of ["dragenter", "dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    },
    files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString("base64") })),
  );
}
