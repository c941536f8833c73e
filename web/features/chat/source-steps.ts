import type { AnswerDetails, Receipt } from "./message.ts";
import type { Passage } from "#core/engine/engine.ts";
import type { Range } from "./markdown.ts";
import type { Place } from "../viewer/place.ts";

/** A source as it is opened: its number in the answer, and the sentence it was opened from (-1: from the list below). */
export interface OpenSource {
  readonly source: number;
  readonly at: number;
}

export interface SourceStep extends OpenSource {
  readonly place: Place;
  readonly name: string;
  readonly page: number | null;
  /** The words to read. */
  readonly quote: string;
}

/** Citations in the order of the text, and then the passages that no sentence cites. */
export interface SourceSteps {
  readonly cited: readonly SourceStep[];
  readonly uncited: readonly SourceStep[];
}

export function sourceSteps(content: string, answer: AnswerDetails | undefined): SourceSteps {
  if (!answer) return { cited: [], uncited: [] };
  const seen = new Set<string>();
  const cited: SourceStep[] = [];
  for (const { number, from } of citationsIn(content)) {
    const passage = answer.passages[number - 1];
    const at = sentenceAt(answer.receipts, { number, from });
    if (!passage || seen.has(`${number}:${at}`)) continue;
    seen.add(`${number}:${at}`);
    cited.push(stepOf(passage, quotedWith(content, answer.receipts, at, passage), number, at));
  }
  const numbers = new Set(cited.map(({ source }) => source));
  const uncited = answer.passages
    .map((passage, index) => stepOf(passage, undefined, index + 1, -1))
    .filter(({ source }) => !numbers.has(source));
  return { cited, uncited };
}

/**
 * What the passage's document calls itself, for files named "source.html"; empty where the name says it or there are pages
 * to find it by. Not the nearest heading: a passage may reach into the next section, where the cited words stand.
 */
export function titleOf({ document_name, heading, page }: Passage): string {
  const title = page === null ? (heading?.split(" › ")[0] ?? "") : "";
  return document_name.toLowerCase().startsWith(title.toLowerCase()) ? "" : title;
}

/** The `[n]` of an answer and where they stand. */
export function citationsIn(content: string): readonly { readonly number: number; readonly from: number }[] {
  return [...content.matchAll(/\[(\d{1,3})\](?!\()/g)].map((match) => ({
    number: Number(match[1]),
    from: match.index,
  }));
}

/** The sentence a citation belongs to: the one it stands in, or the one that cites it just before; -1 when there is none. */
export function sentenceAt(
  receipts: readonly Receipt[],
  cite: { readonly number: number; readonly from: number },
): number {
  const inside = receipts.findIndex(
    ({ from, to, citation }) => citation === cite.number && from <= cite.from && cite.from < to,
  );
  return inside >= 0
    ? inside
    : receipts.findLastIndex(({ to, citation }) => citation === cite.number && to <= cite.from);
}

/** Characters by which a quote is found again; few enough for an address. */
const BEGINNING = 120;

const beginning = (receipt: Receipt | undefined): Pick<Place, "begins"> =>
  receipt?.quote ? { begins: receipt.quote.slice(0, BEGINNING).replace(/[\uD800-\uDBFF]$/, "") } : {};

interface QuotedPlace extends OpenSource {
  readonly passage: Passage;
  readonly page: number | null;
}

interface Quoted {
  /** The answer in Markdown. */
  readonly source: string;
  readonly receipts: readonly Receipt[];
  readonly passages: readonly Passage[];
}

/** Documents and pages that a part of an answer is from, each once: of a quote over several pages the first. */
export function placesOf({ from, to }: Range, { source, receipts, passages }: Quoted): readonly QuotedPlace[] {
  const places: QuotedPlace[] = [];
  for (const cite of citationsIn(source.slice(from, to))) {
    const passage = passages[cite.number - 1];
    if (!passage) continue;
    const at = sentenceAt(receipts, { number: cite.number, from: from + cite.from });
    const page = quotedWith(source, receipts, at, passage)?.page ?? passage.page;
    const isKnown = places.some((other) => other.passage.document_id === passage.document_id && other.page === page);
    if (!isKnown) places.push({ source: cite.number, at, passage, page });
  }
  return places;
}

/** A receipt with the sentences right before it that its mark stands for, too: those of one quote, which have none. */
export function quotedWith(
  content: string,
  receipts: readonly Receipt[],
  at: number,
  passage: Passage,
): Receipt | undefined {
  const last = receipts[at];
  if (!last) return undefined;
  const isBlank = (from: number, to: number): boolean =>
    from <= to && passage.content.slice(from - passage.start, to - passage.start).trim() === "";
  let first = last;
  for (let index = at - 1; index >= 0; index--) {
    const before = receipts[index];
    if (before?.citation !== last.citation || before.start === null || before.end === null || first.start === null)
      break;
    const isMarked = citationsIn(content.slice(before.from, first.from)).length > 0;
    if (isMarked || content.slice(before.to, first.from).includes("\n") || !isBlank(before.end, first.start)) break;
    first = before;
  }
  if (first === last || first.start === null || last.end === null) return last;
  const quote = passage.content.slice(first.start - passage.start, last.end - passage.start);
  return { ...first, end: last.end, quote };
}

/** The words of the sentence's receipt where there is one, otherwise the whole passage. */
function stepOf(passage: Passage, receipt: Receipt | undefined, source: number, at: number): SourceStep {
  const start = receipt?.start ?? passage.start;
  const end = receipt?.end ?? passage.end;
  return {
    source,
    at,
    place: { documentId: passage.document_id, start, end, ...beginning(receipt) },
    name: passage.document_name,
    page: receipt?.page ?? passage.page,
    quote: receipt?.quote ?? passage.content,
  };
}
