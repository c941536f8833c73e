/**
 * The built app in a real Chromium: search over the service worker, time to searchable after a reload, reading a PDF,
 * the first load. Run: node bench/browser.ts [chunks …]
 */
import { pathToFileURL } from "node:url";
import type { Page } from "playwright";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { call, createCollection, processed, read, upload } from "../e2e/support/api.ts";
import { controlled, openApp, type AppSession } from "../e2e/support/app-session.ts";
import { measureFirstLoad, type FirstLoad } from "./first-load.ts";

export interface BrowserFigures {
  readonly first_load: FirstLoad;
  /** From the upload's answer to `completed`, 300 pages of 40 lines. */
  readonly pdf_pages_per_second: number;
  readonly search: readonly SearchFigures[];
}

export interface SearchFigures {
  readonly chunks: number;
  /** Markdown read, embedded, indexed and stored. */
  readonly ingest_chunks_per_second: number;
  /** `POST /api/search_u/`, milliseconds in the page from the call to the parsed body. */
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds from the start of a reload's navigation to the first answer that has results. */
  readonly searchable_after_reload: number;
}

const PARAGRAPHS_PER_FILE = 250;
const QUERIES = 200;

export async function measureBrowser(sizes: readonly number[] = [10_000, 100_000]): Promise<BrowserFigures> {
  const app = await openApp();
  try {
    const page = await app.openTab();
    const first_load = await measureFirstLoad();
    const pdf_pages_per_second = await readPdf(page);
    return { first_load, pdf_pages_per_second, search: await searchAtSizes(app, page, sizes) };
  } finally {
    await app.close();
  }
}

async function searchAtSizes(app: AppSession, page: Page, sizes: readonly number[]): Promise<SearchFigures[]> {
  const { id } = await createCollection(page, "Bench");
  const text = createText(7);
  const figures: SearchFigures[] = [];
  let chunks = 0;
  for (const size of sizes) {
    const before = chunks;
    const began = performance.now();
    for (let number = 0; chunks < size; number++) chunks += await addFile(page, id, `${size} ${number}.md`, text);
    const seconds = (performance.now() - began) / 1000;
    const times = await searchTimes(page, text.queries(QUERIES));
    const searchable_after_reload = await reloadUntilFound(page, text.queries(1)[0] ?? "");
    figures.push({
      chunks,
      ingest_chunks_per_second: Math.round((chunks - before) / seconds),
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      searchable_after_reload,
    });
  }
  return figures;
}

async function addFile(page: Page, collection: string, name: string, text: BenchText): Promise<number> {
  const content = new TextEncoder().encode(text.paragraphs(PARAGRAPHS_PER_FILE));
  const ended = await read(page, collection, name, content, 300_000);
  if (ended.status !== "completed") throw new Error(`${name} ended ${ended.status}: ${JSON.stringify(ended.metadata)}`);
  return ended.chunk_count;
}

async function searchTimes(page: Page, queries: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const { status, took } = await call(page, "POST", "/api/search_u/", { query, similarity_threshold: 0 });
    if (status !== 200) throw new Error(`A search was answered ${status}`);
    times.push(took);
  }
  return times.slice(Math.floor(times.length / 10)); // the first ones warm up
}

async function reloadUntilFound(page: Page, query: string): Promise<number> {
  await page.reload({ waitUntil: "commit" });
  const took = await page.evaluate(
    async (body) => {
      while (performance.now() < 120_000) {
        const response = await fetch("/api/search_u/", {
          method: "POST",
          body,
          headers: { "content-type": "application/json" },
        });
        if (response.ok && (await response.json()).chunks.length > 0) return performance.now();
      }
      throw new Error("Nothing was found within two minutes of a reload.");
    },
    JSON.stringify({ query, similarity_threshold: 0 }),
  );
  await controlled(page);
  return Math.round(took);
}

async function readPdf(page: Page): Promise<number> {
  const pages = 300;
  const line = (at: number, row: number) =>
    `Page ${at}, line ${row}: the tide comes in twice a day and goes out again.`;
  const pdf = makePdf({
    pages: Array.from({ length: pages }, (_, at) => Array.from({ length: 40 }, (_, row) => line(at, row))),
  });
  const { id } = await createCollection(page, "PDF");
  const { body } = await upload(page, id, "long.pdf", pdf);
  const began = performance.now();
  await processed(page, body.id, 300_000);
  const seconds = (performance.now() - began) / 1000;
  await call(page, "DELETE", `/api/collections/${id}`);
  return Math.round(pages / seconds);
}

interface BenchText {
  /** Markdown of about one chunk a paragraph. */
  paragraphs(count: number): string;
  queries(count: number): string[];
}

/** Made-up words in Zipf's distribution, the same for the same seed. */
function createText(seed: number): BenchText {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const syllables = [
    "ba",
    "ko",
    "ri",
    "ten",
    "mu",
    "sal",
    "vo",
    "nir",
    "pel",
    "dra",
    "gis",
    "lo",
    "tam",
    "fe",
    "quo",
    "zin",
  ];
  const vocabulary = Array.from({ length: 30_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * 16)]).join(""),
  );
  const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? "ba";
  const words = (count: number) => Array.from({ length: count }, word).join(" ");
  return {
    paragraphs: (count) =>
      Array.from({ length: count }, () => Array.from({ length: 12 }, () => `${words(14)}.`).join(" ")).join("\n\n"),
    queries: (count) => Array.from({ length: count }, () => words(6)),
  };
}

function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * at)] ?? 0) * 10) / 10;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const sizes = process.argv.slice(2).map(Number);
  const figures = await measureBrowser(sizes.length ? sizes : undefined);
  const { all, scripts, unpacked_scripts } = figures.first_load;
  console.log(
    `First load ${all} kB on the wire, of it ${scripts} kB of scripts (${unpacked_scripts} kB unpacked); PDF ${figures.pdf_pages_per_second} pages/s`,
  );
  console.table(figures.search);
}
