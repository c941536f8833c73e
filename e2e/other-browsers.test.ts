import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { click, drop, shown, type DrivenBrowser, type DrivenPage } from "./support/browsers/driven-page.ts";
import { firefoxPath, launchFirefox } from "./support/browsers/firefox.ts";
import { hasWebKit, launchWebKit } from "./support/browsers/webkit.ts";

interface Subject {
  readonly name: string;
  readonly isHere: boolean;
  readonly launch: () => Promise<DrivenBrowser>;
  /** Who answers in it. */
  readonly answers: "this device" | "the server";
  /** What it says of itself in the settings. */
  readonly limits: readonly RegExp[];
}

const SUBJECTS: readonly Subject[] = [
  {
    name: "Firefox",
    isHere: firefoxPath() !== undefined,
    launch: launchFirefox,
    answers: "this device",
    limits: [/^It lets no page write into a folder/],
  },
  {
    name: "WebKitGTK",
    isHere: hasWebKit(),
    launch: launchWebKit,
    answers: "the server",
    limits: [/^This browser keeps no files for web pages .* the server keeps your files and answers/],
  },
];

for (const { name, isHere } of SUBJECTS)
  if (!isHere)
    console.warn(`The journey in ${name} is skipped: it is not installed. Debian: npm test installs it as root.`);

const LIGHTHOUSE = makePdf({
  title: "The lighthouse",
  pages: [["This page speaks of whales and nothing else."], ["The lighthouse was built in 1896."]],
});
const FERRY = new TextEncoder().encode("# Ferry\n\nThe ferry leaves the harbour at noon.");
/** What a step may take on a loaded machine, times the steps. */
const WHOLE_JOURNEY = 600_000;

describe.each(SUBJECTS)("the app in $name", ({ isHere, launch, answers, limits }) => {
  let server: AppServer;
  let origin: string;
  let browser: DrivenBrowser;
  let page: DrivenPage;
  beforeAll(async () => {
    if (!isHere) return;
    server = await startAppServer({ env: { OLLAMA_URL: "off" } });
    origin = server.origin.replace("127.0.0.1", "localhost");
    browser = await launch();
    page = await browser.tab();
  });
  // Whatever a step came to, the browser ends, and the server with it.
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** The heading comes with the HTML, before the service worker answers. */
  async function controlled(tab: DrivenPage): Promise<void> {
    await tab.evaluate(
      () =>
        new Promise<void>((resolve) => {
          navigator.serviceWorker.addEventListener("controllerchange", () => resolve());
          if (navigator.serviceWorker.controller) resolve();
        }),
    );
  }

  async function ask(tab: DrivenPage, question: string): Promise<void> {
    await click(tab, { css: "[data-ask]" });
    await tab.type(question);
    await tab.press("Enter");
  }

  test.skipIf(!isHere)("goes from the first drop to the last question", { timeout: WHOLE_JOURNEY }, async () => {
    // 1. It opens, and says who answers.
    await page.open(origin);
    await shown(page, { css: "h1", text: "Your documents answer" });
    await shown(page, { css: ".strip", text: answers === "the server" ? `On the server ${new URL(origin).host}` : "" });
    if (answers === "this device") await controlled(page);
    else expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

    // 2. Files are dropped, and read.
    await drop(page, [
      { name: "lighthouse.pdf", bytes: LIGHTHOUSE },
      { name: "ferry.md", bytes: FERRY },
    ]);
    await shown(page, { css: ".home-scope", text: "2 documents can answer" });

    // 3. A question is answered.
    await ask(page, "When was the lighthouse built?");
    await shown(page, { css: ".answer-text", text: "1896" });

    // 4. The citation opens the page of the PDF with the words marked.
    await click(page, { css: ".answer-text .cite" });
    await shown(page, { css: '[data-page="2"] .pdf-mark' });
    await page.evaluate(inked, '[data-page="2"] canvas');
    await click(page, { css: "button", text: "Close the source" });

    // 5. What was asked is in a second tab, too.
    const second = await browser.tab();
    await second.open(origin);
    await click(second, { css: ".sidebar a", text: "When was the lighthouse built" });
    await shown(second, { css: ".answer-text", text: "1896" });

    // 6. Search finds the other document.
    await second.open(`${origin}/search?q=harbour`);
    await shown(second, { css: ".page", text: "The ferry leaves the harbour" });

    // 7. A collection is made in a dialog.
    await click(second, { css: "button", text: "New collection" });
    await shown(second, { css: "dialog[open] input" });
    await second.type("Journeys");
    await second.press("Enter");
    await shown(second, { css: ".sidebar a", text: "Journeys" });
    await shown(second, { css: "h1", text: "Journeys" });

    // 8. The settings say what this browser cannot do, and what is chosen there outlives a reload.
    await second.open(`${origin}/settings/storage`);
    for (const limit of limits) expect(await listed(second)).toContainEqual(expect.stringMatching(limit));
    await second.open(`${origin}/settings/look`);
    await click(second, { css: "label", text: "Dark" });
    await shown(second, { css: 'html[data-theme="dark"]' });
    await second.reload();
    await shown(second, { css: 'html[data-theme="dark"] h1', text: "Language and look" });

    // 9. A file can be looked at.
    await second.open(origin);
    await click(second, { css: ".sidebar a", text: "My documents" });
    await click(second, { css: ".document-list a", text: "ferry.md" });
    await shown(second, { css: "h1, h2, h3, p", text: "The ferry leaves the harbour at noon." });

    // 10. The server ends. A device goes on, also after a reload; elsewhere the page says that nothing answers.
    if (answers === "this device") await second.evaluate(keptWhole);
    await server.stop();
    if (answers === "this device") {
      await second.reload();
      await click(second, { css: "a", text: "New chat" });
      await ask(second, "When does the ferry leave the harbour?");
      await shown(second, { css: ".answer-text", text: "noon" });
    } else {
      await click(second, { css: ".sidebar a", text: "When was the lighthouse built" });
      await shown(second, { css: "[role=alert]", text: "Nothing answered. Check that Lectern is running" });
    }
  });
});

/** Resolves when something dark is drawn on a canvas, looked at after each frame. */
const inked = (selector: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const canvas = document.querySelector<HTMLCanvasElement>(selector);
      const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      if (pixels.some((value, at) => at % 4 === 3 && value > 0 && (pixels[at - 3] ?? 255) < 100)) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });

/** What the settings list. */
async function listed(page: DrivenPage): Promise<readonly string[]> {
  await shown(page, { css: ".settings-limits li" });
  return page.evaluate(() => [...document.querySelectorAll(".settings-limits li")].map((item) => item.textContent));
}

/** Resolves when every file of the app is kept on the device. */
const keptWhole = (): Promise<void> =>
  new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data?.kind === "lectern:offline" && data.ready) resolve();
    });
    navigator.serviceWorker.controller?.postMessage({ kind: "lectern:page-started" });
  });
