/** Reads the passages that the `receipt-real-*`, `-fresh-*`, `-later-*`, `-newest-*` and `-model-*` files are about from the documents themselves. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { toldCells } from "#core/engine/answer/verify/table-cells.ts";
import type { Tokenizer } from "#core/engine/index/tokens.ts";
import { parseDocument } from "#core/engine/parse/parse.ts";
import { nodeAssets } from "#core/engine/parse/testing/node-assets.ts";
import type { ParsedDocument } from "#core/engine/parsed-document.ts";
import { readFiling } from "./filings-data.ts";
import { ARTICLES } from "./receipt-fresh-articles.ts";
import { DOCUMENTS } from "./receipt-fresh-documents.ts";
import { LATER_ARTICLES } from "./receipt-later-articles.ts";
import { LATER_DOCUMENTS } from "./receipt-later-documents.ts";
import { MODEL_ARTICLES } from "./receipt-model-articles.ts";
import { MODEL_DOCUMENTS } from "./receipt-model-documents.ts";
import { MODEL_GERMAN } from "./receipt-model-german.ts";
import { NEWEST_ARTICLES } from "./receipt-newest-articles.ts";
import { NEWEST_DOCUMENTS } from "./receipt-newest-documents.ts";
import type { LiesAboutFile } from "./receipt-real-texts.ts";
import { IN_GERMAN, TABLES } from "./receipt-real-tables.ts";
import { PROSE } from "./receipt-real-texts.ts";
import type { Case } from "./receipts.ts";

const DATA = fileURLToPath(new URL("../../shared/data/", import.meta.url));

export const KEPT: readonly LiesAboutFile[] = [...PROSE, ...TABLES, ...IN_GERMAN];

const isFirstHalf = ({ file, from }: LiesAboutFile): boolean =>
  (createHash("sha256").update(`${file} ${from}`).digest()[1] ?? 0) % 2 === 0;
const isSecondHalf = (about: LiesAboutFile): boolean => !isFirstHalf(about);
/** Of half B only the totals are looked at; the others have been shown while rules changed. */
export const HALF_A: readonly LiesAboutFile[] = [...ARTICLES, ...DOCUMENTS].filter(isFirstHalf);
export const HALF_B: readonly LiesAboutFile[] = [...ARTICLES, ...DOCUMENTS].filter(isSecondHalf);
export const HALF_C: readonly LiesAboutFile[] = [...LATER_ARTICLES, ...LATER_DOCUMENTS].filter(isFirstHalf);
export const HALF_D: readonly LiesAboutFile[] = [...LATER_ARTICLES, ...LATER_DOCUMENTS].filter(isSecondHalf);
export const HALF_E: readonly LiesAboutFile[] = [...NEWEST_ARTICLES, ...NEWEST_DOCUMENTS].filter(isFirstHalf);
export const HALF_F: readonly LiesAboutFile[] = [...NEWEST_ARTICLES, ...NEWEST_DOCUMENTS].filter(isSecondHalf);
const MODEL: readonly LiesAboutFile[] = [...MODEL_GERMAN, ...MODEL_ARTICLES, ...MODEL_DOCUMENTS];
export const HALF_G: readonly LiesAboutFile[] = MODEL.filter(isFirstHalf);
/** Only the totals are looked at, as of half B. */
export const HALF_H: readonly LiesAboutFile[] = MODEL.filter(isSecondHalf);

export const realCases = (tokenizer: Tokenizer, about: readonly LiesAboutFile[]): Promise<Case[]> =>
  Promise.all(about.map((one, at) => caseOf(tokenizer, one, at)));

const codeOf = (sign: string): string => (sign.codePointAt(0) ?? 0).toString(16);

/** Where a text has words, from and to; where its spaces are may change with the reader of the file. */
function placeOf(text: string, words: string, after = 0): readonly number[] {
  const signs = [...words.replace(/\s+/gu, "")];
  const pattern = signs.map((sign) => (/[\p{L}\p{N}]/u.test(sign) ? sign : `\\u{${codeOf(sign)}}`)).join("\\s*");
  const found = new RegExp(pattern, "u").exec(text.slice(Math.max(0, after)));
  return found ? [after + found.index, after + found.index + found[0].length] : [];
}

async function caseOf(tokenizer: Tokenizer, about: LiesAboutFile, at: number): Promise<Case> {
  const document = await documentOf(about);
  const [start = -1] = placeOf(document.text, about.from);
  const [, end = -1] = placeOf(document.text, about.to, start);
  if (start < 0 || end < start) throw new Error(`${about.file} has no passage from "${about.from}" to "${about.to}".`);
  const passage = {
    chunk_id: `c${at}`,
    document_id: `d${at}`,
    document_name: basename(about.file),
    heading: null,
    page: null,
    content: document.text.slice(start, end),
    start,
    end,
    score: 1,
    why: { words: [], similarity: null },
  };
  const library = { read: () => Promise.resolve(document) };
  const cells = await toldCells({ library, tokenizer }, [passage]);
  return { passage, cells, truths: about.truths, lies: about.lies.map(([, lie]) => lie) };
}

async function documentOf({ file, from }: LiesAboutFile): Promise<ParsedDocument> {
  if (file.startsWith("filings/")) return readFiling(basename(file));
  const bytes = new Uint8Array(readFileSync(DATA + file));
  if (file.endsWith(".jsonl")) return parsed(new TextEncoder().encode(answerWith(from, bytes)), "answer.md");
  if (file.endsWith(".json")) return parsed(new TextEncoder().encode(paragraphWith(from, bytes)), "paragraph.md");
  return parsed(bytes, basename(file));
}

/** The paragraph of a SQuAD file that holds the words. */
function paragraphWith(words: string, bytes: Uint8Array): string {
  const set = JSON.parse(new TextDecoder().decode(bytes)) as { data: { paragraphs: { context: string }[] }[] };
  return set.data.flatMap(({ paragraphs }) => paragraphs).find(({ context }) => context.includes(words))?.context ?? "";
}

/** The answer of a file with a question in each line that holds the words. */
function answerWith(words: string, bytes: Uint8Array): string {
  const line =
    new TextDecoder()
      .decode(bytes)
      .split("\n")
      .find((one) => one.includes(words)) ?? "{}";
  return (JSON.parse(line) as { answer?: string }).answer ?? "";
}

function parsed(bytes: Uint8Array, filename: string): Promise<ParsedDocument> {
  const type = TYPES[extname(filename)] ?? "md";
  const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal };
  return parseDocument(bytes, { type, filename }, context);
}

const TYPES: Readonly<Record<string, "pdf" | "html" | "doc" | "docx" | "ppt" | "pptx">> = {
  ".pdf": "pdf",
  ".html": "html",
  ".doc": "doc",
  ".docx": "docx",
  ".ppt": "ppt",
  ".pptx": "pptx",
};
