import type { BrowserContext, Page } from "playwright";
import { controlled, keptForOffline } from "../../e2e/support/app-session.ts";
import { launchProfile } from "../../e2e/support/chromium.ts";
import { startStaticServer } from "../../e2e/support/static-server.ts";
import { FIRST_MODEL } from "#core/models/local/first-model.ts";
import { question } from "./library.ts";
import { shippedFiles } from "./shipped-files.ts";

/** Milliseconds, but for the counts and megabytes named so. */
export interface PageFigures {
  /** From the navigation until a question can be typed. */
  readonly field: number;
  /** From the navigation until documents, collections and chats have been listed. */
  readonly lists: number;
  /** From sending the first question until its chat is made. */
  readonly chat: number;
  /** From sending the first question, as soon as it can be typed, until its answer is shown. */
  readonly first_answer: number;
  readonly second_answer: number;
  /** The longest task of the page's main thread until then. */
  readonly longest_task: number;
  /** From a click on the largest collection until its first document is shown. */
  readonly collection: number;
  readonly collection_longest_task: number;
  readonly nodes_of_start: number;
  readonly nodes_of_collection: number;
  readonly heap_mb: number;
}

const LIMIT = 120_000;
/** Milliseconds in which the browser's own pages and services start, which are not the app's. */
const BROWSER_STARTS = 4_000;

/** What a fresh start of the browser with this profile takes, which the same build was visited with. */
export async function measurePage(profile: string, port: number, build: string): Promise<PageFigures> {
  const server = await startStaticServer(build, port, await shippedFiles());
  try {
    return await withBrowser(profile, (context) => measure(context, server.origin));
  } finally {
    await server.close();
  }
}

async function withBrowser<Result>(profile: string, work: (context: BrowserContext) => Promise<Result>) {
  const context = await launchProfile(profile, ["--headless=new"]);
  context.setDefaultTimeout(LIMIT);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** A visit that leaves the profile as a person has it: with the files of the app, the merged index, and guides. */
export async function visitOnce(profile: string, port: number, build: string): Promise<void> {
  const server = await startStaticServer(build, port, await shippedFiles());
  try {
    await withBrowser(profile, (context) => takeUpdate(context, server.origin));
    await withBrowser(profile, async (context) => {
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(server.origin);
      await keptForOffline(page);
      await answerTime(page, question(17));
      if ((await shippedFiles()).size > 0)
        while (!(await page.evaluate(isInUse, FIRST_MODEL))) await page.waitForTimeout(250);
      // A predicate that answers a promise would hold at once.
      while (!(await page.evaluate(indexIsStored))) await page.waitForTimeout(250);
      while ((await page.evaluate(guidesMade)) < GUIDES) await page.waitForTimeout(250);
    });
  } finally {
    await server.close();
  }
}

async function isInUse(model: string): Promise<boolean> {
  const models = (await (await fetch("/api/models")).json()) as { id: string; active: boolean }[];
  return models.some(({ id, active }) => id === model && active);
}

async function indexIsStored(): Promise<boolean> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("lectern-index", { create: true });
  for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys())
    if (name.endsWith(".index")) return true;
  return false;
}

/** Documents whose guides are made ahead (`guide-maker.ts`). */
const GUIDES = 50;

async function guidesMade(): Promise<number> {
  const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error("The database cannot be read.")));
    });
  const db = await done(indexedDB.open("lectern"));
  const counted = done(db.transaction("document_guides").objectStore("document_guides").count());
  db.close();
  return counted;
}

/** The profile may hold an earlier build, which would be measured in place of this one. */
async function takeUpdate(context: BrowserContext, origin: string): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${origin}/manifest.webmanifest`);
  await page.evaluate(async () => {
    // As every start with documents leaves it.
    localStorage.setItem("has-documents", "1");
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const coming = registration?.installing ?? registration?.waiting;
    if (!coming) return;
    await new Promise<void>((resolve) => {
      const look = () => {
        if (coming.state === "installed") coming.postMessage({ type: "SKIP_WAITING" });
        if (coming.state === "activated") resolve();
      };
      coming.addEventListener("statechange", look);
      look();
    });
  });
}

async function measure(context: BrowserContext, origin: string): Promise<PageFigures> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addInitScript(watchTasks);
  await page.waitForTimeout(BROWSER_STARTS);
  await page.goto(origin, { waitUntil: "commit" });
  const composer = page.getByLabel("Your question");
  await composer.waitFor();
  const field = await page.evaluate(() => performance.now());
  const first_answer = await answerTime(page, question(1234));
  const { lists, chat } = await page.evaluate(phases);
  const longest_task = await longestTask(page);
  const second_answer = await answerTime(page, question(3210));
  await controlled(page);
  await page.getByRole("link", { name: "Lectern" }).first().click();
  await composer.waitFor();
  const nodes_of_start = await nodes(page);
  await longestTask(page);
  const link = page.getByRole("link", { name: "Voyages 1" }).first();
  const collection = await timeTo(page, () => link.click(), ".document-row");
  const collection_longest_task = await longestTask(page);
  return {
    field: Math.round(field),
    lists: Math.round(lists),
    chat: Math.round(chat),
    first_answer,
    second_answer,
    longest_task,
    collection,
    collection_longest_task,
    nodes_of_start,
    nodes_of_collection: await nodes(page),
    heap_mb: await heap(page),
  };
}

async function answerTime(page: Page, text: string): Promise<number> {
  const before = await page.locator("article.answer").count();
  await page.getByLabel("Your question").fill(text);
  return timeTo(page, () => page.getByLabel("Your question").press("Enter"), "article.answer", before + 1);
}

/** From now until so many of these are there, measured by the page itself. */
async function timeTo(page: Page, act: () => Promise<unknown>, selector: string, count = 1): Promise<number> {
  const shown = page.evaluate(
    ({ selector, count }) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        performance.mark("asked");
        const look = () => {
          if (document.querySelectorAll(selector).length < count) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    { selector, count },
  );
  await act();
  return Math.round(await shown);
}

/** Where the time of the first question went, by what the page asked the service worker. */
function phases(): { readonly lists: number; readonly chat: number } {
  const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const first = (path: string) => requests.find(({ name }) => new URL(name).pathname === path);
  const lists = ["/api/documents", "/api/collections", "/api/chat/sessions"].map((path) => first(path)?.responseEnd);
  const asked = performance.getEntriesByName("asked")[0]?.startTime ?? NaN;
  return {
    lists: Math.max(...lists.map((end) => end ?? NaN)),
    chat: (first("/api/chat/message")?.startTime ?? NaN) - asked,
  };
}

function watchTasks(): void {
  performance.setResourceTimingBufferSize(2000);
  const tasks: number[] = [];
  Object.assign(globalThis, { lecternTasks: tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
    buffered: true,
  });
}

/** The longest task since this was asked last; 0 where none took 50 ms. */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { lecternTasks } = globalThis as unknown as { lecternTasks: number[] };
    return Math.round(Math.max(0, ...lecternTasks.splice(0)));
  });

const nodes = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll("*").length);

async function heap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await devtools.detach();
  return Math.round(usedSize / 100_000) / 10;
}
