/**
 * A folder of 2,000 files that a collection follows, in the built app: seconds from a change of 20 files until the page
 * has them in step, and until their new words are read, in a whole Chromium. Run: node bench/living-folder.ts [rounds]
 */
import { pathToFileURL } from "node:url";
import type { Page } from "playwright";
import type { Document } from "#core/library/documents/document.ts";
import { call, createCollection } from "../e2e/support/api.ts";
import { controlled, openApp } from "../e2e/support/app-session.ts";

const FILES = 2000;
const CHANGED = 20;
const FOLDER = "Many notes";
const PARAGRAPHS = 6;
/** Milliseconds between two looks at the documents. */
const EVERY = 250;

interface FolderRound {
  /** From the first write until the page says that the folder is in step again. */
  readonly in_step: number;
  /** From the first write until every changed document is read again. */
  readonly read: number;
}

export async function measureLivingFolder(rounds = 3) {
  const app = await openApp({ whole: true });
  try {
    await app.context.addInitScript((name) => {
      const showDirectoryPicker = async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
      Object.assign(window, { showDirectoryPicker });
    }, FOLDER);
    const page = await app.openTab();
    page.setDefaultTimeout(0);
    const { id } = await createCollection(page, "Many notes");
    await write(page, { from: 0, count: FILES, edition: 0 });
    await page.goto(`${app.server.origin}/collections/${id}`);
    await controlled(page);
    const began = performance.now();
    await page.getByRole("button", { name: "Keep a folder in step…" }).click();
    await page
      .getByText(`In step: ${FILES.toLocaleString("en-US")} files`)
      .first()
      .waitFor();
    await readAll(page, id);
    const first = seconds(began);
    const changes: FolderRound[] = [];
    for (let edition = 1; edition <= rounds; edition++) changes.push(await change(page, id, edition));
    return { files: FILES, changed: CHANGED, first, changes };
  } finally {
    await app.close();
  }
}

async function change(page: Page, collection: string, edition: number): Promise<FolderRound> {
  const before = editions(await documentsOf(page, collection));
  const began = performance.now();
  await write(page, { from: edition * 100, count: CHANGED, edition });
  for (;;) {
    const documents = await documentsOf(page, collection);
    const now = editions(documents);
    const replaced = [...now].filter(([name, edited]) => before.get(name) !== edited).length;
    if (replaced === CHANGED) break;
    await page.waitForTimeout(EVERY);
  }
  const in_step = seconds(began);
  await readAll(page, collection);
  return { in_step, read: seconds(began) };
}

const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;

const documentsOf = async (page: Page, collection: string) =>
  (await call<Document[]>(page, "GET", `/api/documents/?collection_id=${collection}`)).body;

/** How many versions each document had before, by its name. */
const editions = (documents: readonly Document[]) =>
  new Map(
    documents.map(({ original_filename, metadata }) => [
      original_filename,
      Array.isArray(metadata.earlier_versions) ? metadata.earlier_versions.length : 0,
    ]),
  );

async function readAll(page: Page, collection: string): Promise<void> {
  for (;;) {
    const documents = await documentsOf(page, collection);
    if (documents.length === FILES && documents.every(({ status }) => status === "completed")) return;
    await page.waitForTimeout(EVERY);
  }
}

interface Written {
  readonly from: number;
  readonly count: number;
  readonly edition: number;
}

/** Notes of a page each, as another program writes them. */
function write(page: Page, written: Written): Promise<void> {
  return page.evaluate(
    async ({ folder, paragraphs, from, count, edition }) => {
      const words = "harbour ferry lamp keeper winter rope signal tide granite letter stove engine map island".split(
        " ",
      );
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
      for (let number = from; number < from + count; number++) {
        const text = Array.from({ length: paragraphs }, (_, paragraph) =>
          Array.from(
            { length: 60 },
            (_, word) => words[(number * 7 + paragraph * 5 + word * word) % words.length],
          ).join(" "),
        );
        const place = await root.getDirectoryHandle(`part ${number % 20}`, { create: true });
        const writable = await (await place.getFileHandle(`note ${number}.md`, { create: true })).createWritable();
        await writable.write(`# Note ${number}\n\nEdition ${edition}.\n\n${text.join(".\n\n")}.\n`);
        await writable.close();
      }
    },
    { folder: FOLDER, paragraphs: PARAGRAPHS, ...written },
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  console.log(JSON.stringify(await measureLivingFolder(Number(process.argv[2] ?? 3)), undefined, 2));
