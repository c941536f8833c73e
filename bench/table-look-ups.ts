/**
 * Cells of tables looked up by the heads of their rows and columns, in real files of five kinds. The expected cells are read
 * by bench/table-truth.ts, not by the parsers that are measured. Each file is a library of its own. Rules and weights were
 * chosen on one half of the files; the other half is only measured.
 * Run: node bench/table-look-ups.ts [--show] [--only=pdf] [--questions=200]
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { understand } from "#core/engine/answer/understand/understand.ts";
import { chunkDocument } from "#core/engine/chunk/chunk.ts";
import { createTokenizer } from "#core/engine/index/tokens.ts";
import { parseDocument } from "#core/engine/parse/parse.ts";
import { nodeAssets } from "#core/engine/parse/testing/node-assets.ts";
import type { DocumentType } from "#core/engine/formats.ts";
import type { ParsedDocument } from "#core/engine/parsed-document.ts";
import { placeOf } from "#core/engine/index/part.ts";
import { lookUpCell } from "#core/engine/tables/look-up.ts";
import { lookUpExtreme } from "#core/engine/tables/look-up-extreme.ts";
import { lookUpIn } from "#core/engine/tables/look-up-in.ts";
import { lookUpPair } from "#core/engine/tables/look-up-pair.ts";
import { tablesNear } from "#core/engine/tables/near.ts";
import { createTableReader } from "#core/engine/tables/read-table.ts";
import { cellLabel } from "#core/engine/tables/show-cell.ts";
import { readFiling } from "./filings-data.ts";
import { indexChunks, searchIndex } from "./retrieval-index.ts";
import { questionsOf, type MadeQuestion } from "./table-questions.ts";
import { plain, truthOf, type TruthCell } from "./table-truth.ts";

const DATA = fileURLToPath(new URL("../../shared/data/", import.meta.url));
const FOLDERS = [
  "documents/docling/html/sources",
  "documents/docling/docx/sources",
  "documents/docling/pptx/sources",
  "documents/docling/md/sources",
  "documents/poi/document",
  "documents/poi/slideshow",
  "documents/docling/pdf/sources",
];
const tokenizer = createTokenizer();

interface Counted {
  asked: number;
  right: number;
  wrong: number;
  claimed: number;
  claimedRight: number;
  /** Right when all tables of the file are looked at, whatever was retrieved. */
  rightOfAll: number;
}

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1];
const show = process.argv.includes("--show");
const wanted = Number(option("questions") ?? 200);

/** A small generator of repeatable numbers (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seeded(2026);
const pick = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError("There is nothing to pick from.");
  return value;
};

function ask({ row, column }: TruthCell): string {
  const name = /^\p{Lu}\p{Ll}/u.test(row) ? row.charAt(0).toLowerCase() + row.slice(1) : row;
  if (/^(?:19|20)\d\d$/.test(column)) {
    const year = pick([column, column, `FY${column}`, `fiscal ${column}`, `fiscal year ${column}`]);
    return pick([`What was ${name} in ${year}?`, `How much was ${name} in ${year}?`, `${row} ${year}`]);
  }
  if (/^(?:19|20)\d\d$/.test(row)) return `What was ${column} in ${row}?`;
  return pick([`What is the ${column} of ${name}?`, `What is ${column} for ${row}?`, `${row}: ${column}?`]);
}

function files(): string[] {
  const small = FOLDERS.flatMap((folder) => readdirSync(DATA + folder).map((name) => `${DATA}${folder}/${name}`));
  const notes = readdirSync(`${DATA}documents/markdown`, { recursive: true, encoding: "utf8" });
  const markdown = notes.filter((name) => /\.mdx?$/.test(name)).map((name) => `${DATA}documents/markdown/${name}`);
  const filings = readdirSync(`${DATA}filings/pdfs`).map((name) => `${DATA}filings/pdfs/${name}`);
  const only = option("only");
  return [...small, ...markdown, ...filings]
    .filter((path) => /\.(?:html|docx|pptx|mdx?|pdf)$/.test(path) && !path.includes("clusterfuzz"))
    .filter((path) => only === undefined || path.endsWith(`.${only}`))
    .sort();
}

async function parse(path: string): Promise<ParsedDocument> {
  if (path.includes("/filings/")) return readFiling(basename(path));
  const type = extname(path).slice(1).replace("mdx", "md") as DocumentType;
  const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal };
  return parseDocument(new Uint8Array(readFileSync(path)), { type, filename: basename(path) }, context);
}

/** Half of the files of each kind, by their names. */
const isTuned = (path: string): boolean =>
  [...basename(path)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0;

/** Questions over several cells: asked, answered, and answered right. */
const made = new Map<string, { asked: number; answered: number; right: number }>();

async function measure(
  path: string,
  cells: readonly TruthCell[],
  questions: readonly MadeQuestion[],
  counted: Counted,
): Promise<void> {
  const document = await parse(path);
  const chunks = chunkDocument(document).map((range, index) => ({
    id: index.toString(16).padStart(32, "0"),
    ...range,
  }));
  const indexed = await indexChunks(chunks);
  const name = basename(path);
  const reader = createTableReader(tokenizer);
  const find = async (question: string) => {
    const hits = await searchIndex(indexed, question, 10, true);
    return hits.flatMap(({ part, chunk }) => {
      const scoped = indexed.index.parts[part];
      const place = scoped && placeOf(scoped.part, chunk);
      const found = place && chunks[Number(place.member.id) + place.ordinal];
      return found ? [{ ...found, document_id: "d", document_name: name }] : [];
    });
  };
  for (const { kind, question, expected } of questions) {
    const { telling } = understand(tokenizer, question, [], []);
    const searched = [{ document, passages: await find(question) }];
    const [extreme] = lookUpExtreme(reader, { question, telling }, searched);
    const found = extreme?.value ?? lookUpPair(reader, { question, telling }, searched)?.combined?.value;
    const key = `${isTuned(path) ? "tuned on" : "held out"}, ${kind}`;
    const sum = made.get(key) ?? { asked: 0, answered: 0, right: 0 };
    sum.asked++;
    sum.answered += Number(found !== undefined);
    sum.right += Number(found !== undefined && plain(found) === plain(expected));
    made.set(key, sum);
    if (show && isTuned(path) && (found === undefined || plain(found) !== plain(expected)))
      console.log(
        `${found ? "CLAIMED WRONG" : "no answer"} ${name}: ${question}\n   expected ${expected}; found ${found}`,
      );
  }
  for (const cell of cells) {
    const question = ask(cell);
    const { telling } = understand(tokenizer, question, [], []);
    const passages = await find(question);
    const whole = { document_id: "d", document_name: name, heading: null, start: 0, end: document.text.length };
    const found = lookUpIn(reader, { question, telling }, [{ document, passages }]).cell;
    const ofAll = lookUpCell(reader, { question, telling }, tablesNear(document, [whole]));
    const isRight = found !== null && plain(found.value) === plain(cell.value);
    counted.asked++;
    counted.right += Number(isRight);
    counted.rightOfAll += Number(ofAll !== null && plain(ofAll.value) === plain(cell.value));
    counted.claimed += Number(found?.isSure ?? false);
    counted.claimedRight += Number(isRight && found.isSure);
    if (show && isTuned(path) && (!isRight || !found.isSure))
      console.log(
        `${isRight ? "unsure" : found?.isSure ? "CLAIMED WRONG" : "wrong"} ${name}: ${question}\n   expected ${cell.value}; found ${found ? cellLabel(found) : "nothing"}; of all ${ofAll?.value}`,
      );
  }
}

if (!existsSync(DATA)) console.log("There is no folder ../shared/data beside the project, so nothing was looked up.");
else await run();

async function run(): Promise<void> {
  const truths: { path: string; cells: TruthCell[] }[] = [];
  for (const path of files()) {
    const cells = await truthOf(path).catch(() => []);
    if (cells.length >= 2) truths.push({ path, cells: [...cells] });
  }
  const another = seeded(2027);
  const pickAnother = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(another() * values.length)] as Value;
  const over = new Map(truths.map(({ path, cells }) => [path, questionsOf(cells, pickAnother)]));
  // One cell of each file in turn, until there are enough.
  const chosen = new Map<string, TruthCell[]>();
  const filingsFirst = truths
    .map(({ path, cells }) => ({ path, cells, order: random() }))
    .sort((a, b) => a.order - b.order);
  for (let count = 0, turn = 0; count < wanted && turn < 20; turn++)
    for (const { path, cells } of filingsFirst) {
      if (count >= wanted || cells.length === 0 || turn >= (path.includes("/filings/") ? 20 : 5)) continue;
      const [cell] = cells.splice(Math.floor(random() * cells.length), 1);
      if (cell) chosen.set(path, [...(chosen.get(path) ?? []), cell]);
      count++;
    }
  const parts = new Map<string, Counted>();
  const none = (): Counted => ({ asked: 0, right: 0, wrong: 0, claimed: 0, claimedRight: 0, rightOfAll: 0 });
  for (const [path, cells] of chosen) {
    const own = none();
    await measure(path, cells, over.get(path) ?? [], own);
    const kind = path.includes("/filings/") ? "filings" : extname(path).slice(1).replace("mdx", "md");
    for (const part of [
      `${isTuned(path) ? "tuned on" : "held out"}, ${kind}`,
      isTuned(path) ? "tuned on, all" : "held out, all",
    ]) {
      const sum = parts.get(part) ?? none();
      for (const key of Object.keys(own) as (keyof Counted)[]) sum[key] += own[key];
      parts.set(part, sum);
    }
  }
  const share = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);
  console.log(
    "| | look-ups | right cell | right with all tables | claimed | right of claimed |\n| --- | --: | --: | --: | --: | --: |",
  );
  for (const [name, { asked, right, rightOfAll, claimed, claimedRight }] of [...parts].sort())
    console.log(
      `| ${name} | ${asked} | ${share(right, asked)} | ${share(rightOfAll, asked)} | ${share(claimed, asked)} | ${share(claimedRight, claimed)} |`,
    );
  console.log("\n| over several cells | asked | answered | right of answered |\n| --- | --: | --: | --: |");
  for (const [name, { asked, answered, right }] of [...made].sort())
    console.log(`| ${name} | ${asked} | ${share(answered, asked)} | ${share(right, answered)} |`);
}
