import type { Tokenizer } from "../../index/tokens.ts";
import { sameDate } from "./dates.ts";
import type { HeldTerms } from "../held-terms.ts";
import { coverage, detailsOf, flattened, quotationsIn, type Details, type Evidence, type Source } from "./evidence.ts";
import { foldWord, holdsName } from "./names.ts";
import { contradicts } from "./polarity.ts";
import { sameQuantity } from "./quantities.ts";
import { unitLength } from "./units.ts";
import { questionLanguage } from "../question-language.ts";

/** A sentence of an answer, ready to be held against sources. */
export interface Statement extends Details {
  readonly text: string;
  readonly terms: readonly string[];
  readonly quotations: readonly string[];
  readonly language: string;
}

export interface Verdict {
  readonly supported: boolean;
  /** Details that the sources do not hold in this connection. */
  readonly missing: readonly string[];
  /** 0–1, to choose among sources that support. */
  readonly strength: number;
  /** What it rests on: the source, and its sentences from the first to the last. */
  readonly rests: { readonly source: Source; readonly start: number; readonly end: number } | null;
}

/** How alike in meaning two texts are, as a probability; only where a model can tell. */
export type Likeness = (text: string, source: Source, evidence: Evidence) => number | null;

/** Share of a statement's words that its sources must hold, and one or two sentences of them; less where a model finds it alike. */
const IN_SOURCE = 0.6;
const IN_SENTENCE = 0.4;
const IN_SOURCE_ALIKE = 0.3;
const ALIKE = 0.6;
/** What a sentence must share to speak of the same. */
const SAME_MATTER = 0.5;

export function statementOf(tokenizer: Tokenizer, text: string, known: ReadonlySet<string>): Statement {
  const details = detailsOf(text, known);
  return {
    ...details,
    text,
    terms: [...new Set(tokenizer.terms(withoutFigures(text, details)))],
    quotations: quotationsIn(text),
    language: questionLanguage(text),
  };
}

/** Figures are looked up as figures; as words "1.5 million dollars" and "$1,500,000" would have nothing in common. */
function withoutFigures(text: string, { quantities, dates }: Details): string {
  let rest = "";
  let at = 0;
  for (const { from, to } of [...quantities, ...dates].sort((a, b) => a.from - b.from)) {
    rest += text.slice(at, from);
    at = to + unitLength(text.slice(to, to + 24));
  }
  return rest + text.slice(at);
}

/** Whether the sources together say what is stated. */
export function judge(
  tokenizer: Tokenizer,
  statement: Statement,
  sources: readonly Source[],
  likeness: Likeness,
): Verdict {
  const missing = missingDetails(tokenizer, statement, sources);
  const best = bestSentences(statement, sources);
  if (!best) return { supported: false, missing, strength: 0, rests: null };
  const held = heldBy(statement, sources);
  const alike = likeness(statement.text, best.source, best.first) ?? 0;
  const isForeign = isOtherLanguage(statement, best.source);
  const isSaid =
    (held >= IN_SOURCE && best.share >= IN_SENTENCE) ||
    (held >= IN_SOURCE_ALIKE && alike >= ALIKE) ||
    (isForeign && hasOwnDetails(statement));
  const denied = best.share >= SAME_MATTER && contradicts(tokenizer, statement.text, best.text);
  return {
    supported: missing.length === 0 && isSaid && !denied,
    missing,
    strength: held * 0.4 + best.share * 0.6 - (denied ? 0.5 : 0),
    rests: { source: best.source, start: best.start, end: best.end },
  };
}

/** Share of the words that the sources together hold; a bare figure has none, and is looked up as a figure. */
function heldBy({ terms }: Statement, sources: readonly Source[]): number {
  if (terms.length === 0) return 1;
  const held = sources.map((source) => source.terms);
  return coverage(terms, held.length === 1 && held[0] ? held[0] : together(...held));
}

const together = (...held: readonly HeldTerms[]): HeldTerms => ({
  terms: new Set(held.flatMap(({ terms }) => [...terms])),
  beginnings: new Set(held.flatMap(({ beginnings }) => [...beginnings])),
});

/** Share of the words and figures of a statement that one or two sentences hold. */
function shareOf({ terms, quantities, dates }: Statement, held: HeldTerms, sentences: readonly Evidence[]): number {
  const figures =
    quantities.filter((told) => sentences.some((sentence) => holdsQuantity(sentence, told))).length +
    dates.filter((told) => sentences.some((one) => one.dates.some((date) => sameDate(told, date, NONE)))).length;
  const count = terms.length + quantities.length + dates.length;
  return count === 0 ? 0 : (coverage(terms, held) * terms.length + figures) / count;
}

const NONE: ReadonlySet<number> = new Set();

/** Words of two languages do not meet; then only numbers and names can tell. */
function isOtherLanguage({ language }: Statement, { passage }: Source): boolean {
  return language !== questionLanguage(passage.content);
}

const hasOwnDetails = ({ quantities, dates, names }: Statement): boolean =>
  quantities.length + dates.length + names.length >= 2;

function missingDetails(tokenizer: Tokenizer, statement: Statement, sources: readonly Source[]): string[] {
  const { text, quotations, quantities, dates, names } = statement;
  const evidence = sources.flatMap((source) =>
    source.sentences.map((sentence) => ({ source, sentence, fits: isSameMatter(statement, sentence) })),
  );
  const fitting = evidence.filter(({ fits }) => fits);
  const cut = ({ from, to }: { readonly from: number; readonly to: number }) => text.slice(from, to).trim();
  return [
    ...quotations.filter((quote) => !sources.some(({ flat }) => flat.includes(flattened(quote).trim()))),
    ...quantities
      .filter((told) => !fitting.some(({ sentence }) => holdsQuantity(sentence, told)))
      .map((told) => withUnit(text, told)),
    ...dates
      .filter(
        (told) =>
          !fitting.some(({ source, sentence }) => sentence.dates.some((date) => sameDate(told, date, source.years))),
      )
      .map(cut),
    ...names.filter((name) => !isNamed(statement, name, sources, fitting)).map(cut),
  ];
}

function holdsQuantity(sentence: Evidence, told: Statement["quantities"][number]): boolean {
  if (sentence.quantities.some((quantity) => sameQuantity(told, quantity))) return true;
  return (
    told.unit === null &&
    sentence.dates.some(({ readings }) =>
      readings.some(({ year, day }) => told.values.some((value) => value === year || value === day)),
    )
  );
}

const withUnit = (text: string, { from, to }: { readonly from: number; readonly to: number }): string =>
  text.slice(from, to + unitLength(text.slice(to, to + 24)));

/**
 * Whether a sentence of a source may vouch for a detail: it shares words with the statement, and is not about somebody
 * whom the statement does not name while it lacks a name that the statement has ("Edison was born in Milan" says nothing of Tesla).
 */
function isSameMatter({ terms, names }: Statement, sentence: Evidence): boolean {
  const shared = terms.filter((term) => sentence.terms.terms.has(term)).length;
  if (shared < Math.min(2, terms.length)) return false;
  const lacksName = names.some((name) => !holdsName(name, sentence.forms, ""));
  if (!lacksName || sentence.subject.length === 0) return true;
  const told = new Set(names.map((name) => foldWord(name.text)));
  return sentence.subject.some((word) => told.has(word));
}

/** A name may stand in the sentence itself, or around one that speaks of "he" or "the city". */
function isNamed(
  statement: Statement,
  name: Statement["names"][number],
  sources: readonly Source[],
  fitting: readonly { readonly source: Source; readonly sentence: Evidence }[],
): boolean {
  if (fitting.some(({ source, sentence }) => holdsName(name, sentence.forms, source.acronyms))) return true;
  const around = fitting.length > 0 ? fitting.map(({ source }) => source) : sources;
  if (!around.some((source) => holdsName(name, source.forms, source.acronyms))) return false;
  return fitting.length > 0 || statement.names.length === 1;
}

interface Best {
  readonly source: Source;
  readonly first: Evidence;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly share: number;
}

/** How much better two sentences must be than one. */
const WORTH_TWO = 0.2;

function bestSentences(statement: Statement, sources: readonly Source[]): Best | null {
  let best: Best | null = null;
  for (const source of sources) {
    const shares = source.sentences.map((sentence) => shareOf(statement, sentence.terms, [sentence]));
    for (const [index, first] of source.sentences.entries()) {
      const share = shares[index] ?? 0;
      const { start, end, text } = first;
      if (!best || share > best.share) best = { source, first, start, end, text, share };
      const next = source.sentences[index + 1];
      const other = shares[index + 1];
      if (!next || other === undefined) continue;
      const both = shareOf(statement, together(first.terms, next.terms), [first, next]);
      if (both <= Math.max(share, other) + WORTH_TWO || both <= best.share) continue;
      const pair = source.passage.content.slice(start, next.end);
      best = { source, first: share >= other ? first : next, start, end: next.end, text: pair, share: both };
    }
  }
  return best;
}
