import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { parseDocument } from "../core/engine/parse/parse.ts";
import { makePdf } from "../core/engine/parse/testing/make-pdf.ts";
import { nodeAssets } from "../core/engine/parse/testing/node-assets.ts";

const ROUNDS = 3;
const FOLDERS: Readonly<Record<string, string>> = {
  cMapUrl: "cmaps/",
  standardFontDataUrl: "standard_fonts/",
  wasmUrl: "wasm/",
  iccUrl: "iccs/",
};

/** Pages a second of processor time of `parseDocument` and of a bare `getTextContent` loop, turn by turn on the same files; best round of each. */
export async function measurePdfSpeed(data: string) {
  const files: Record<string, Uint8Array> = {
    "made, 60 pages": makePdf({ pages: Array.from({ length: 60 }, (_, page) => prose(page)) }),
  };
  const paths = [
    ...["freeculture.pdf", "pdkids.pdf"].map((name) => join(data, "documents/pdfjs", name)),
    ...globSync(join(data, "filings/pdfs/*.pdf")).sort(),
  ];
  for (const path of paths) if (existsSync(path)) files[basename(path)] = new Uint8Array(await readFile(path));
  const results: Record<
    string,
    { readonly pages: number; readonly ours: number; readonly bare: number; readonly ratio: number }
  > = {};
  for (const [name, bytes] of Object.entries(files)) results[name] = await measure(bytes);
  return results;
}

async function measure(bytes: Uint8Array) {
  let pages = 0;
  let ours = Infinity;
  let bare = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    ours = Math.min(ours, await time(async () => (pages = await parse(bytes))));
    bare = Math.min(bare, await time(() => bareLoop(bytes)));
  }
  const perSecond = (milliseconds: number) => Math.round((pages / milliseconds) * 1000);
  return { pages, ours: perSecond(ours), bare: perSecond(bare), ratio: Number((bare / ours).toFixed(3)) };
}

async function parse(bytes: Uint8Array): Promise<number> {
  const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal };
  return (await parseDocument(bytes, { type: "pdf", filename: "a.pdf" }, context)).pages.length;
}

/** pdf.js as it comes, with its own ports between page and worker code. */
async function bareLoop(bytes: Uint8Array): Promise<void> {
  const assets = nodeAssets();
  function BinaryData() {
    return { fetch: ({ kind, filename }: { kind: string; filename: string }) => assets(FOLDERS[kind] + filename) };
  }
  const pdf = await getDocument({
    data: bytes.slice(),
    BinaryDataFactory: BinaryData,
    ...FOLDERS,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    await page.getTextContent();
    page.cleanup();
  }
  await pdf.loadingTask.destroy();
}

async function time(work: () => Promise<unknown>): Promise<number> {
  // Processor time: other work on the machine must not decide which side looks faster.
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function prose(page: number): string[] {
  return Array.from(
    { length: 48 },
    (_, line) => `Page ${page} line ${line}: the quick brown fox jumps over the lazy dog and rests.`,
  );
}
