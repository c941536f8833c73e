import { claimedStep, type Work } from "#core/work/work-queue.ts";
import { isCodeUnavailable } from "#core/engine/code-unavailable.ts";
import { ENGLISH } from "#core/engine/ocr/languages.ts";
import { installedLanguages } from "#core/models/local/installed-languages.ts";
import type { RecognisedPage } from "#core/engine/ocr/recognised-page.ts";
import { tellDocumentJob } from "../document-jobs.ts";
import { ANY_OWNER, change, put, remove, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { documents, type DocumentRow } from "../document.ts";
import { isForOwner } from "#core/work/error-for-owner.ts";
import { claimOnDocument } from "../held-passwords.ts";
import { mayProcess } from "../may-process.ts";
import { anyWaits, type ProcessorOptions } from "../processing.ts";
import { PasswordNeeded } from "#core/engine/parsed-document.ts";
import { failed } from "../processing-outcome.ts";
import { takePages } from "./take-pages.ts";
import { recognisedPageId, recognisedPages, type RecognisedPageRow } from "./recognised-page-table.ts";

export type ScanReaderOptions = Omit<ProcessorOptions, "settled">;

/** A page whose recognition ended without an outcome this often is given up. */
export const MAX_PAGE_ATTEMPTS = 3;

/**
 * Pages that are recognised before the text is made anew with them: a scan of a few pages is completed in one go, one of
 * hundreds can be searched from its first pages on, and the work of making it anew stays a small part.
 */
const PAGES_AT_ONCE = 8;

/** Of the documents that wait longest. */
const LOOK_AT = 100;

/**
 * Reads the text off scanned pages, one page at a time, once every file that can be read without it was read. What was
 * recognised is stored page by page, so that work which is cut off goes on at its page.
 */
export function createScanReader(options: ScanReaderOptions): Work {
  const step = claimedStep({
    claims: options.passwords.claims,
    waiting: () => waitingScans(options),
    keyOf: ({ id }) => claimOnDocument(id),
    run: (row, signal) => readOn(options, row, signal),
    async after({ owner, id }) {
      await options.passwords.forgetRead();
      await tellDocumentJob(options, owner, id);
    },
  });
  return {
    name: "scans",
    among: "shared",
    step: async (signal) => !(await anyWaits(options)) && step(signal),
  };
}

async function* waitingScans(options: ScanReaderOptions): AsyncGenerator<DocumentRow> {
  const order = { by: "created_at", direction: "ascending" } as const;
  const where = { ocr: "waiting" } as const;
  const rows = await options.store.query(documents, { owner: ANY_OWNER, where, order, limit: LOOK_AT });
  const here = [ENGLISH, ...(await installedLanguages(options))];
  for (const row of rows) {
    const isReadable = !row.ocr_language || here.includes(row.ocr_language);
    if (isReadable && (await mayProcess(options, row))) yield row;
  }
}

/** One page, or the text anew with the pages recognised since. */
async function readOn(options: ScanReaderOptions, row: DocumentRow, signal: AbortSignal): Promise<void> {
  const { owner, id } = row;
  if (row.metadata["protected"] === true && options.passwords.of(id) === undefined) return askForPassword(options, row);
  const rows = await options.store.query(recognisedPages, { owner, where: { document_id: id } });
  const found = rows.flatMap(({ result }) => (result && row.ocr_unread.includes(result.page) ? [result] : []));
  const begun = new Map(rows.map((each) => [each.page, each]));
  const next = row.ocr_unread.find((page) => !begun.get(page)?.result);
  const enough = Math.max(PAGES_AT_ONCE, row.ocr_read.length);
  if (next === undefined || found.length >= enough) return takePages(options, row, found, signal);
  const attempts = begun.get(next)?.attempts ?? 0;
  const page = attempts < MAX_PAGE_ATTEMPTS ? await recognise(options, row, next, attempts, signal) : givenUp(next);
  if (page) await store(options, row, { attempts, done: row.ocr_read.length + found.length + 1 }, page);
}

/** The process that held the password has ended. */
async function askForPassword({ store, clock }: ScanReaderOptions, { owner, id, status }: DocumentRow): Promise<void> {
  const { message } = new PasswordNeeded();
  const fields =
    status === "completed"
      ? { ocr: "stopped" as const, progress: null }
      : failed(clock, message, { isFinal: true, isProtected: true });
  await writeUnlessChanged(store, [
    require(documents, owner, id, { status, ocr: "waiting" }),
    change(documents, owner, id, fields),
  ]);
}

/** Undefined where it was stopped on the way, or ended without an outcome: then it is tried again. */
async function recognise(
  options: ScanReaderOptions,
  { owner, id: document_id, file, original_filename, document_type: type, ocr_language: wanted }: DocumentRow,
  page: number,
  attempts: number,
  stopping: AbortSignal,
): Promise<RecognisedPage | undefined> {
  const rowId = recognisedPageId(document_id, page);
  const waiting: RecognisedPageRow = { id: rowId, owner, document_id, page, attempts: attempts + 1, result: null };
  // Before the work, so that a page which ends the process is counted too.
  await options.store.write([put(recognisedPages, waiting)]);
  const { signal, end } = untilStopped(options, { owner, document_id, file, wanted }, stopping);
  try {
    const password = options.passwords.of(document_id);
    const ocr_language = wanted ?? undefined;
    const request = { owner, file, document_id, original_filename, type, password, recognise: page, ocr_language };
    const { recognised } = await options.engine.process(request, () => undefined, signal);
    return recognised;
  } catch (error) {
    if (signal.aborted || isCodeUnavailable(error)) {
      await options.store.write([put(recognisedPages, { ...waiting, attempts })]);
      if (signal.aborted) return undefined;
      throw error; // the next wake tries again
    }
    if (isForOwner(error)) return withReason(page, error.message);
    options.report(error);
    return undefined;
  } finally {
    end();
  }
}

/** Milliseconds between looks whether the document is still to be recognised. */
const LOOK_EVERY = 500;

interface PageOf {
  readonly owner: string;
  readonly document_id: string;
  readonly file: string;
  readonly wanted: string | null | undefined;
}

/** Aborts once a person stopped the recognition, deleted the document, replaced its file or chose another language. */
function untilStopped(
  { store, report }: ScanReaderOptions,
  { owner, document_id, file, wanted }: PageOf,
  stopping: AbortSignal,
) {
  const gone = new AbortController();
  const look = async () => {
    const row = await store.get(documents, owner, document_id);
    if (row?.ocr !== "waiting" || row.file !== file || row.ocr_language !== wanted) gone.abort();
  };
  const timer = setInterval(() => void look().catch(report), LOOK_EVERY);
  return { signal: AbortSignal.any([stopping, gone.signal]), end: () => clearInterval(timer) };
}

async function store(
  options: ScanReaderOptions,
  { owner, id, file, ocr_read, ocr_unread, ocr_language }: DocumentRow,
  { attempts, done }: { readonly attempts: number; readonly done: number },
  result: RecognisedPage,
): Promise<void> {
  const { page } = result;
  const total = ocr_read.length + ocr_unread.length;
  const found = { id: recognisedPageId(id, page), owner, document_id: id, page, attempts: attempts + 1, result };
  const progress = { phase: "recognising", done, total, unit: "pages" } as const;
  const written = await writeUnlessChanged(options.store, [
    require(documents, owner, id, { ocr: "waiting", file, ocr_language }),
    put(recognisedPages, found),
    change(documents, owner, id, { progress }),
  ]);
  if (!written) await options.store.write([remove(recognisedPages, owner, found.id)]);
}

const withReason = (page: number, reason: string): RecognisedPage => ({
  page,
  turn: 0,
  width: 0,
  height: 0,
  words: [],
  reason,
});

const givenUp = (page: number): RecognisedPage =>
  withReason(page, `Text recognition stopped unexpectedly ${MAX_PAGE_ATTEMPTS} times on it, so it was stopped.`);
