import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser, ConsoleMessage, Page } from "playwright";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { launchChromium } from "./support/chromium.ts";
import { addFiles } from "./support/page-steps.ts";
import { inFrameOf, installPlugin, wordCount } from "./support/plugins.ts";
import { DESK } from "./support/screens.ts";

const LIGHTHOUSE = makePdf({ title: "The lighthouse", pages: [["The lighthouse was built in 1896."]] });

const PATHS = [
  "/search",
  "/library",
  "/settings",
  "/settings/keyboard",
  "/settings/look",
  "/backup",
  "/models",
  "/account",
  "/personas",
  "/providers",
  "/chats",
  "/pages",
  "/jobs",
  "/privacy",
  "/navigation",
  "/plugins",
  "/devices",
  "/evaluation",
];

describe("Trusted Types, with the policy that the server sends", () => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  /** What pages, frames, workers and the service worker wrote that speaks of a policy: Chromium names each violation. */
  const violations: string[] = [];
  const errors: string[] = [];
  beforeAll(async () => {
    server = await startAppServer({ withModels: true });
    browser = await launchChromium({});
    const context = await browser.newContext({ viewport: DESK });
    context.setDefaultTimeout(60_000);
    const hear = (message: ConsoleMessage) => {
      if (/Content Security Policy|Trusted ?(HTML|Script|Type)/i.test(message.text())) violations.push(message.text());
    };
    await context.addInitScript(() => {
      const tell = (of: string) => console.error(`Content Security Policy: ${of}`);
      addEventListener("securitypolicyviolation", ({ effectiveDirective, sourceFile, sample }) =>
        tell(`${effectiveDirective} in ${sourceFile}: ${sample}`),
      );
      // What workers hear; a frame without an origin has no such channel.
      if (origin !== "null")
        new BroadcastChannel("violations").addEventListener("message", ({ data }) => tell(String(data)));
    });
    context.on("console", hear);
    context.on("serviceworker", (worker) => void worker.evaluate(passViolationsOn));
    context.on("weberror", (error) => errors.push(error.error().message));
    page = await context.newPage();
    // One that has ended before it could listen has nothing to tell.
    page.on("worker", (worker) => void worker.evaluate(passViolationsOn).catch(() => undefined));
    await page.goto(server.origin);
    await controlled(page);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test("a PDF is dropped, a question is asked, and its citation opens the page", async () => {
    await addFiles(page, [{ name: "lighthouse.pdf", mimeType: "application/pdf", buffer: Buffer.from(LIGHTHOUSE) }]);
    await page.getByText("1 document can answer").waitFor();
    await page.locator("[data-ask]").fill("When was the lighthouse built?");
    await page.keyboard.press("Enter");
    await page.locator(".answer-text").getByText("1896").first().waitFor();
    await page.locator(".cite").first().click();
    await page.locator(".pdf-mark").first().waitFor();
  });

  test("a model that runs in a worker with threads is downloaded and used", async () => {
    await page.goto(`${server.origin}/settings/models`);
    const row = page.getByRole("listitem").filter({ hasText: "MiniLM L6" });
    await row.getByRole("button", { name: "Download" }).click();
    await row.getByText("In use").waitFor();
  });

  test("the settings, every page of the menu and the explorer are shown", async () => {
    for (const path of PATHS) {
      await page.goto(server.origin + path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
    }
    await page.goto(`${server.origin}/docs`);
    await page.locator(".opblock").first().waitFor();
    await page.locator(".opblock-summary-control").first().click();
    await page.locator(".opblock.is-open .opblock-description, .opblock.is-open .parameters").first().waitFor();
  });

  test("a plugin's module runs on a page", async () => {
    await page.goto(server.origin);
    await controlled(page);
    await installPlugin(page, "WordCount", await wordCount());
    await page.goto(`${server.origin}/settings/plugins/WordCount`);
    await page.getByRole("button", { name: "Try it here" }).click();
    const frame = inFrameOf(page, "Word count");
    await frame.getByLabel("Your text").fill("one two");
    await expect.poll(() => frame.locator(".figure").textContent()).toMatch(/^\d+ /);
  });

  test("nothing of all that was refused, and no error went uncaught", () => {
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });

  test.each(["/", "/docs"])("a text that reaches a place where it would run throws on %s", async (path) => {
    await page.goto(server.origin + path);
    const refused = await page.evaluate(triesOfAPage);
    expect(refused).toEqual(Object.fromEntries(Object.keys(refused).map((name) => [name, "TypeError"])));
    expect(Object.keys(refused).length).toBeGreaterThan(5);
    await expect.poll(() => violations.join("\n")).toContain(REQUIRED);
  });

  test("so it does in every worker and in the service worker, and it is heard", async () => {
    await page.goto(server.origin);
    await controlled(page);
    const named = () => page.workers().map((worker) => /\/(\w+)\.worker/.exec(worker.url())?.[1] ?? worker.url());
    await expect.poll(named).toEqual(expect.arrayContaining(["coordinator", "query"]));
    for (const worker of page.workers()) {
      violations.length = 0;
      const ended = worker.waitForEvent("close", { timeout: 0 }).then(
        () => "ended",
        () => "ended",
      );
      const tried = await Promise.race([worker.evaluate(triesOfAWorker).catch(() => ended), ended]);
      // One that is idle ends; those two stay.
      if (tried === "ended" && !/coordinator|query/.test(worker.url())) continue;
      expect([worker.url(), tried]).toEqual([worker.url(), ["TypeError", "TypeError"]]);
      await expect.poll(() => violations.join("\n"), { message: worker.url() }).toContain(REQUIRED);
    }
    for (const worker of page.context().serviceWorkers()) {
      violations.length = 0;
      expect(await worker.evaluate(triesOfAServiceWorker)).toBe("TypeError");
      await expect.poll(() => violations.join("\n")).toContain(REQUIRED);
    }
    expect(page.context().serviceWorkers()).not.toEqual([]);
  });
});

const REQUIRED = "require-trusted-types-for";

/** Runs in a worker: what its policy refuses is told to the page. */
function passViolationsOn(): void {
  addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, sourceFile, sample } = event as SecurityPolicyViolationEvent;
    new BroadcastChannel("violations").postMessage(`${effectiveDirective} in ${sourceFile}: ${sample}`);
  });
}

/** Runs in the page: what each attempt to have a text run ended with; "" where it was let through. */
async function triesOfAPage(): Promise<Record<string, string>> {
  const evil = '<img src="x" onerror="document.title = 1">';
  const div = document.createElement("div");
  document.body.append(div);
  const script = document.createElement("script");
  const blob = URL.createObjectURL(new Blob(["postMessage(1)"], { type: "text/javascript" }));
  const tries: Record<string, () => unknown> = {
    innerHTML: () => (div.innerHTML = evil),
    outerHTML: () => (div.outerHTML = evil),
    insertAdjacentHTML: () => div.insertAdjacentHTML("beforeend", evil),
    srcdoc: () => (document.createElement("iframe").srcdoc = evil),
    parser: () => new DOMParser().parseFromString(evil, "text/html"),
    fragment: () => document.createRange().createContextualFragment(evil),
    write: () => document.write(evil),
    scriptAddress: () => (script.src = "https://elsewhere.test/a.js"),
    scriptText: () => (script.text = "document.title = 1"),
    handler: () => div.setAttribute("onclick", "document.title = 1"),
    workerOfText: () => new Worker(blob),
    workerFromElsewhere: () => new Worker("/api/v1/public/plugins/p/a.js"),
    policy: () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      trustedTypes.createPolicy("mine", {});
    },
    serviceWorker: () => navigator.serviceWorker.register("/api/v1/public/plugins/p/a.js"),
  };
  const ended: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(tries)) {
    try {
      await attempt();
      ended[name] = "";
    } catch (error) {
      ended[name] = (error as Error).name;
    }
  }
  return ended;
}

function triesOfAWorker(): string[] {
  const ended = (attempt: () => unknown) => {
    try {
      attempt();
      return "";
    } catch (error) {
      return (error as Error).name;
    }
  };
  const blob = URL.createObjectURL(new Blob(["postMessage(1)"], { type: "text/javascript" }));
  return [ended(() => new Worker(blob)), ended(() => new Worker("/api/v1/public/plugins/p/a.js"))];
}

function triesOfAServiceWorker(): string {
  try {
    (globalThis as unknown as { importScripts(url: string): void }).importScripts("/sw.js");
    return "";
  } catch (error) {
    return (error as Error).name;
  }
}
