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
}

const SUBJECTS: readonly Subject[] = [
  {
    name: "Firefox",
    isHere: firefoxPath() !== undefined,
    launch: launchFirefox,
    answers: "this device",
  },
  {
    name: "WebKitGTK",
    isHere: hasWebKit(),
    launch: launchWebKit,
    answers: "the server",
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

describe.each(SUBJECTS)("the app in $name", ({ isHere, launch, answers }) => {
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

  async function ask(tab: DrivenPage, question: string): Promise<void> {
    await click(tab, { css: "[data-ask]" });
    await tab.type(question);
    await tab.press("Enter");
  }

  test.skipIf(!isHere)(
    "reads what is dropped, answers, and opens the cited page",
    { timeout: WHOLE_JOURNEY },
    async () => {
      // 1. It opens, and says who answers.
      await page.open(origin);
      await shown(page, { css: "h1", text: "Your documents answer" });
      await shown(page, {
        css: ".strip",
        text: answers === "the server" ? `On the server ${new URL(origin).host}` : "",
      });
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(answers === "this device");

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
    },
  );
});
