/**
 * What the receipts say of true paraphrases and of lies written by hand, each cited to the paragraph it is about, with
 * others beside it: of paragraphs of ../shared/data (seen, unseen) and of passages of our own (drawn, left; read, unread; club, other; papers, aside; everyday, everydayAside), and of real files (kept, a to h).
 * What fails may be shown of all but those of TOTALS_ONLY. Run: [MODEL=FOLDER] node bench/receipts.ts [a name of SETS] [show]
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkAnswer, isDoubtful } from "#core/engine/answer/verify/check-answer.ts";
import type { Checked, CheckRequest, TableCells } from "#core/engine/answer/parts.ts";
import { createLikeness } from "#core/engine/answer/verify/likeness.ts";
import { meaningsOf } from "#core/engine/answer/verify/same-meaning.ts";
import { toldCells } from "#core/engine/answer/verify/table-cells.ts";
import { parseDocument } from "#core/engine/parse/parse.ts";
import type { Passage } from "#core/engine/engine.ts";
import { createTokenizer } from "#core/engine/index/tokens.ts";
import { nodeAssets } from "#core/engine/parse/testing/node-assets.ts";
import { openBenchModel } from "./bench-model.ts";
import { CLUB } from "./receipt-claims-club.ts";
import { CLUB_UNSEEN } from "./receipt-claims-club-unseen.ts";
import { EVERYDAY } from "./receipt-everyday.ts";
import { EVERYDAY_ASIDE } from "./receipt-everyday-aside.ts";
import { CORRESPONDENCE } from "./receipt-correspondence.ts";
import { CORRESPONDENCE_ASIDE } from "./receipt-correspondence-aside.ts";
import { HOUSEHOLD } from "./receipt-household.ts";
import { HOUSEHOLD_ASIDE } from "./receipt-household-aside.ts";
import { ORDINARY } from "./receipt-ordinary.ts";
import { ORDINARY_ASIDE } from "./receipt-ordinary-aside.ts";
import { READ } from "./receipt-claims.ts";
import { UNREAD } from "./receipt-claims-unread.ts";
import { SEEN, type SentencesOf } from "./receipt-sentences.ts";
import { UNSEEN } from "./receipt-sentences-unseen.ts";
import { PAPERS } from "./receipt-papers.ts";
import { PAPERS_ASIDE } from "./receipt-papers-aside.ts";
import { DRAWN, type LiesAbout } from "./receipt-passages.ts";
import { LEFT } from "./receipt-passages-unseen.ts";
import { HALF_A, HALF_B, HALF_C, HALF_D, HALF_E, HALF_F, HALF_G, HALF_H, KEPT, realCases } from "./receipt-files.ts";

const DATA = fileURLToPath(new URL("../../shared/data/retrieval/", import.meta.url));
const tokenizer = createTokenizer();

type Word = "checked" | "wording not checked" | "not supported";

export interface ReceiptFigures {
  readonly kind: "true" | "lie";
  readonly sentences: number;
  readonly words: Readonly<Record<Word, number>>;
}

const SETS = {
  seen: () => Promise.resolve(SEEN.map(ofParagraph)),
  unseen: () => Promise.resolve(UNSEEN.map(ofParagraph)),
  drawn: () => Promise.all(DRAWN.map(ofPassage)),
  left: () => Promise.all(LEFT.map(ofPassage)),
  read: () => Promise.all(READ.map(ofPassage)),
  unread: () => Promise.all(UNREAD.map(ofPassage)),
  club: () => Promise.all(CLUB.map(ofPassage)),
  other: () => Promise.all(CLUB_UNSEEN.map(ofPassage)),
  papers: () => Promise.all(PAPERS.map(ofPassage)),
  aside: () => Promise.all(PAPERS_ASIDE.map(ofPassage)),
  everyday: () => Promise.all(EVERYDAY.map(ofPassage)),
  everydayAside: () => Promise.all(EVERYDAY_ASIDE.map(ofPassage)),
  household: () => Promise.all(HOUSEHOLD.map(ofPassage)),
  householdAside: () => Promise.all(HOUSEHOLD_ASIDE.map(ofPassage)),
  correspondence: () => Promise.all(CORRESPONDENCE.map(ofPassage)),
  correspondenceAside: () => Promise.all(CORRESPONDENCE_ASIDE.map(ofPassage)),
  ordinary: () => Promise.all(ORDINARY.map(ofPassage)),
  ordinaryAside: () => Promise.all(ORDINARY_ASIDE.map(ofPassage)),
  kept: () => realCases(tokenizer, KEPT),
  a: () => realCases(tokenizer, HALF_A),
  b: () => realCases(tokenizer, HALF_B),
  c: () => realCases(tokenizer, HALF_C),
  d: () => realCases(tokenizer, HALF_D),
  e: () => realCases(tokenizer, HALF_E),
  f: () => realCases(tokenizer, HALF_F),
  g: () => realCases(tokenizer, HALF_G),
  h: () => realCases(tokenizer, HALF_H),
} as const;
type Half = keyof typeof SETS;

/** Of these only the totals are read. */
const TOTALS_ONLY: ReadonlySet<Half> = new Set([
  "other",
  "aside",
  "everydayAside",
  "householdAside",
  "correspondenceAside",
  "ordinaryAside",
  "b",
  "h",
]);

const isHalf = (name: string | undefined): name is Half => name !== undefined && name in SETS;

export interface Case {
  readonly passage: Passage;
  readonly cells: TableCells;
  readonly truths: readonly string[];
  readonly lies: readonly string[];
}

const ofParagraph = (about: SentencesOf, at: number): Case => ({ ...about, passage: passageOf(about, at), cells: {} });

/** Read as the Markdown document that it is, so that its tables have cells. */
async function ofPassage({ passage, truths, lies }: LiesAbout, at: number): Promise<Case> {
  const filename = `passage ${at + 1}.md`;
  const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal };
  const document = await parseDocument(new TextEncoder().encode(passage), { type: "md", filename }, context);
  const given = passageWith(document.text, filename, at);
  const library = { read: () => Promise.resolve(document) };
  const cells = await toldCells({ library, tokenizer }, [given]);
  return { passage: given, cells, truths, lies: lies.map(([, lie]) => lie) };
}

/** The passages of a half, each with its sentences and their verdicts. */
export const benchCases = (half: Half): Promise<Case[]> => SETS[half]();

export async function benchReceipts(half: Half, show = false): Promise<ReceiptFigures[]> {
  const own = await benchCases(half);
  const passages = own.map(({ passage }) => passage);
  const cells = Object.assign({}, ...own.map((one) => one.cells)) as TableCells;
  const counts = { true: newCounts(), lie: newCounts() };
  for (const [at, { truths, lies }] of own.entries()) {
    const [first, ...rest] = [passages[at], passages[(at + 1) % own.length], passages[(at + 2) % own.length]];
    const given = [first, ...rest].filter((passage) => passage !== undefined);
    const tell = async (kind: "true" | "lie", sentence: string): Promise<void> => {
      const [receipt] = (await checkByMeaning({ content: `${sentence} [1]`, passages: given, cells })).receipts;
      const word = wordOf(receipt);
      counts[kind][word]++;
      if (show && (kind === "true" ? word !== "checked" : word !== "not supported"))
        console.log(`${kind}, ${word}: ${sentence} ${receipt?.missing?.join(" | ") ?? ""}`);
    };
    for (const truth of truths) await tell("true", truth);
    for (const lie of lies) await tell("lie", lie);
  }
  return (["true", "lie"] as const).map((kind) => ({
    kind,
    sentences: Object.values(counts[kind]).reduce((sum, count) => sum + count, 0),
    words: counts[kind],
  }));
}

/** By meaning too where `MODEL` names a folder of models. */
const model = await openBenchModel();

/** As the engine checks an answer: by words, and what they leave in doubt by meaning. */
async function checkByMeaning(request: CheckRequest): Promise<Checked> {
  const words = { tokenizer, meanings: await meaningsOf(tokenizer, request.passages) };
  const checked = checkAnswer(words, request);
  if (!model || !checked.receipts.some(isDoubtful)) return checked;
  return checkAnswer({ ...words, likeness: await createLikeness(model, tokenizer, request, checked) }, request);
}

const newCounts = (): Record<Word, number> => ({ checked: 0, "wording not checked": 0, "not supported": 0 });

function wordOf(receipt: { readonly supported: boolean; readonly wording?: "unchecked" } | undefined): Word {
  if (!receipt?.supported) return "not supported";
  return receipt.wording === "unchecked" ? "wording not checked" : "checked";
}

function passageOf({ file, line }: SentencesOf, index: number): Passage {
  const row = JSON.parse(readFileSync(DATA + file, "utf8").split("\n")[line] ?? "{}") as Record<string, string>;
  return passageWith(joined(row.paragraph ?? row.answer ?? ""), `${row.title ?? row.focus}.md`, index);
}

function passageWith(content: string, document_name: string, index: number): Passage {
  const about = { chunk_id: `c${index}`, document_id: `d${index}`, document_name, heading: null, page: null };
  return { ...about, content, start: 0, end: content.length, score: 1, why: { words: [], similarity: null } };
}

/** The set has its words apart: "2 , 000 m ( 6 ft ) ." */
const joined = (text: string): string =>
  text
    .replace(/ ([.,;:!?)%])/g, "$1")
    .replace(/([($]) /g, "$1")
    .replace(/`` /g, "“")
    .replace(/ ''/g, "”")
    .replace(/ (['’]s?)(?= )/g, "$1")
    .replace(/ - /g, "-")
    .replace(/ -- /g, "–");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync(DATA)) console.log("No ../shared/data here: nothing to measure.");
  else {
    const half = isHalf(process.argv[2]) ? process.argv[2] : "seen";
    const show = process.argv[3] === "show" && !TOTALS_ONLY.has(half);
    for (const { kind, sentences, words } of await benchReceipts(half, show))
      console.log(half, kind, sentences, JSON.stringify(words));
  }
}
