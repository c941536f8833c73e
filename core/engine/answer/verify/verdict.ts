import type { Tokenizer } from "../../index/tokens.ts";
import { RELATING } from "../../languages/check-words.ts";
import { sameDate } from "./dates.ts";
import { holds, type HeldTerms } from "../compose/held-terms.ts";
import { coverage, flattened, type Evidence, type Source } from "./evidence.ts";
import { exchangedWords } from "./exchange.ts";
import { foldWord, holdsName } from "./names.ts";
import { negates, opposes } from "./polarity.ts";
import { exchangedFigures, swappedAround } from "./roles.ts";
import { isOfAnother } from "./subjects.ts";
import { sameQuantity, type Quantity } from "./quantities.ts";
import type { Statement } from "./statement.ts";
import { unitLength } from "../../names/units.ts";
import { questionLanguage } from "../understand/question-language.ts";

export interface Verdict {
  readonly supported: boolean;
  /** The details are held and nothing speaks against it, yet the words are held in part only. */
  readonly unchecked: boolean;
  /** Details that the sources do not hold in this connection. */
  readonly missing: readonly string[];
  /** 0–1, to choose among sources that support. */
  readonly strength: number;
  /** Share of the statement that a sentence holds which denies it, 0–1; 0 when none does. */
  readonly denied: number;
  /** Share of it that the best sentence holds. */
  readonly share: number;
  /** What it rests on: the source, and its sentences from the first to the last. */
  readonly rests: { readonly source: Source; readonly start: number; readonly end: number } | null;
}

/** How alike in meaning two texts are, as a probability; only where a model can tell. */
export type Likeness = (text: string, source: Source, evidence: Evidence) => number | null;

/** Share of a statement's words that its sources must hold, and one or two sentences of them; less where a model finds it alike. */
const IN_SOURCE = 0.6;
const IN_SENTENCE = 0.5;
const IN_SOURCE_ALIKE = 0.3;
const ALIKE = 0.6;
/** Share of the words that are no names below which a sentence is not said in other words, but says something else. */
const IN_HALF = 0.5;
const IN_PART = 0.3;
/** What a sentence must share to speak of the same. */
const SAME_MATTER = 0.5;

/** Whether the sources together say what is stated. */
export function judge(
  tokenizer: Tokenizer,
  statement: Statement,
  sources: readonly Source[],
  likeness: Likeness,
): Verdict {
  const best = bestSentences(statement, sources);
  const swapped = best
    ? [
        ...exchangedWords(statement.text, best.text),
        ...(best.share >= SAME_MATTER ? exchangedFigures(tokenizer, statement.text, best.text) : []),
      ]
    : [];
  const wrong = [...missingDetails(statement, sources), ...ofOtherCells(statement, sources)];
  const missing = [...new Set([...wrong, ...apart(swapped, wrong)])];
  if (!best) return { supported: false, unchecked: false, missing, strength: 0, denied: 0, share: 0, rests: null };
  const held = heldBy(statement, sources);
  const alike = likeness(statement.text, best.source, best.first) ?? 0;
  const isForeign = isOtherLanguage(statement, best.source);
  const isWorded =
    (held >= IN_SOURCE && best.share >= IN_SENTENCE) ||
    (held >= IN_SOURCE_ALIKE && alike >= ALIKE) ||
    (isForeign && hasOwnDetails(statement));
  const denied = swapped.length > 0 || isDenied(tokenizer, statement, sources, best);
  const isSaid = isWorded || isPartlyHeld(statement, sources) || isHeldByDetails(statement, sources);
  return {
    supported: missing.length === 0 && isSaid && !denied,
    unchecked: !isWorded || addsRelation(statement, best),
    missing,
    strength: held * 0.4 + best.share * 0.6 - (denied ? 0.5 : 0),
    denied: denied ? best.share : 0,
    share: best.share,
    rests: { source: best.source, start: best.start, end: best.end },
  };
}

/** Whether more than half of what is said of the names is held; less where a number or a date is held, too. */
function isPartlyHeld({ wording, quantities, dates }: Statement, sources: readonly Source[]): boolean {
  const share = coverage(wording, together(...sources.map(({ terms }) => terms)));
  return share > IN_HALF || (share >= IN_PART && quantities.length + dates.length > 0);
}

/** "It was first performed in Oslo in May 1879" for "premiered": few words, beside a name and a date or number of the sentence. */
function isHeldByDetails({ wording, names, quantities, dates }: Statement, sources: readonly Source[]): boolean {
  const isFull = (sentence: Evidence): boolean =>
    names.some((name) => holdsName(name, sentence.forms, "")) &&
    (quantities.some((told) => holdsQuantity(sentence, told)) ||
      dates.some((told) => sentence.dates.some((date) => sameDate(told, date, NONE))));
  return wording.length <= FEW && sources.some(({ sentences }) => sentences.some(isFull));
}

const FEW = 4;

/** "Oslo is colder than Rome", "because it is in the north": said of what the source only sets side by side. */
const addsRelation = ({ text }: Statement, best: Best): boolean => RELATING.test(text) && !RELATING.test(best.text);

/** Words that none of the texts holds already. */
const apart = (words: readonly string[], texts: readonly string[]): string[] =>
  words.filter((word) => !texts.some((text) => text.includes(word)));

/** "B is smaller than A" says what "A is larger than B" says: there the opposite and the other order go together. */
function contradicts(tokenizer: Tokenizer, told: string, source: string): boolean {
  if (negates(tokenizer, told, source)) return true;
  const swapped = swappedAround(tokenizer, told, source);
  const isOpposite = opposes(tokenizer, told, source);
  return swapped === "comparison" ? !isOpposite : swapped !== null || isOpposite;
}

/** By the sentence that says most of it, or by one that says as much. */
function isDenied(tokenizer: Tokenizer, statement: Statement, sources: readonly Source[], best: Best): boolean {
  if (best.share < SAME_MATTER) return false;
  if (contradicts(tokenizer, statement.text, best.text) || isOfAnother(tokenizer, statement.text, best.text))
    return true;
  return sources.some((source) =>
    source.sentences.some(
      (sentence) =>
        sentence !== best.first &&
        shareOf(statement, sentence.terms, [sentence]) >= best.share &&
        contradicts(tokenizer, statement.text, sentence.text),
    ),
  );
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

/** A figure of a table that no cell has under the year told: it stands in another column. */
function ofOtherCells({ text, quantities, terms }: Statement, sources: readonly Source[]): string[] {
  const [year, ...years] = quantities.filter(isYear);
  const [told, ...others] = quantities.filter((quantity) => !isYear(quantity));
  if (!told || !year || others.length + years.length > 0) return [];
  const holding = sources.flatMap(({ sentences }) => sentences.filter((sentence) => holdsQuantity(sentence, told)));
  if (holding.length === 0 || holding.some(({ isCell }) => !isCell)) return [];
  const isRight = holding.some((cell) => holdsQuantity(cell, year) && coverage(terms, cell.terms) >= IN_SENTENCE);
  return isRight ? [] : [withUnit(text, told)];
}

const isYear = ({ unit, values }: Quantity): boolean =>
  unit === null &&
  values.length === 1 &&
  values.every((value) => Number.isInteger(value) && value > 1900 && value < 2100);

/** Details that no source holds; where all are held, those that no sentence holds in this connection. */
function missingDetails(statement: Statement, sources: readonly Source[]): string[] {
  const all = sources.flatMap((source) => source.sentences.map((sentence) => ({ source, sentence })));
  const fitting = all.filter(({ sentence }) => isSameMatter(statement, sentence));
  const vouching = [...fitting, ...all.filter(({ sentence }) => isPartOfIt(statement, sentence))];
  const quotations = statement.quotations.filter(
    (quote) => !sources.some(({ flat }) => flat.includes(flattened(quote).trim())),
  );
  const absent = [
    ...quotations,
    ...absentFigures(statement, all),
    ...namesWithout(statement, (name) => sources.some(({ forms, acronyms }) => holdsName(name, forms, acronyms))),
  ];
  if (absent.length > 0) return absent;
  return [
    ...absentFigures(statement, vouching),
    ...namesWithout(statement, (name) => isNamed(statement, name, sources, fitting)),
  ];
}

type Place = { readonly source: Source; readonly sentence: Evidence };

function absentFigures({ text, quantities, dates }: Statement, places: readonly Place[]): string[] {
  return [
    ...quantities
      .filter((told) => !places.some(({ sentence }) => holdsQuantity(sentence, told)))
      .map((told) => withUnit(text, told)),
    ...dates
      .filter(
        (told) =>
          !places.some(({ source, sentence }) => sentence.dates.some((date) => sameDate(told, date, source.years))),
      )
      .map(({ from, to }) => text.slice(from, to).trim()),
  ];
}

const namesWithout = ({ names }: Statement, isHeld: (name: Statement["names"][number]) => boolean): string[] =>
  names.filter((name) => !isHeld(name)).map(({ text }) => text);

function holdsQuantity(sentence: Evidence, told: Quantity): boolean {
  const own = sentence.quantities.filter((quantity) => !sentence.isCell || isOfItsKind(told, quantity, sentence));
  if (own.some((quantity) => sameQuantity(told, quantity))) return true;
  return (
    told.unit === null &&
    sentence.dates.some(({ readings }) =>
      readings.some(({ year, day }) => told.values.some((value) => value === year || value === day)),
    )
  );
}

/** Beside "$17,846 million" the bare "17,846" of a cell does not vouch for "$17,846". */
const isOfItsKind = (told: Quantity, { unit }: Quantity, { quantities }: Evidence): boolean =>
  told.unit === null || unit !== null || !quantities.some((other) => other.unit?.dimension === told.unit?.dimension);

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

/** A sentence that has a date or a number of the statement, in a unit that comes to the same, and one word of it. */
function isPartOfIt({ terms, quantities, dates }: Statement, sentence: Evidence): boolean {
  const isTelling = ({ unit, values }: Quantity) => unit !== null || values.some((value) => value >= TELLING);
  const hasFigure =
    quantities.some((told) => isTelling(told) && holdsQuantity(sentence, told)) ||
    dates.some((told) => sentence.dates.some((date) => sameDate(told, date, NONE)));
  return hasFigure && terms.some((term) => holds(sentence.terms, term) > 0);
}

/** Smaller numbers without a unit are met by chance. */
const TELLING = 100;

/** A name may stand in the sentence itself, or around one that speaks of "he" or "the city". */
function isNamed(
  statement: Statement,
  name: Statement["names"][number],
  sources: readonly Source[],
  fitting: readonly Place[],
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
      if (!next || other === undefined || !mayGoTogether(statement, first, next)) continue;
      const terms = together(first.terms, next.terms);
      const both = shareOf(statement, terms, [first, next]);
      if (both <= Math.max(share, other) + WORTH_TWO || both <= best.share) continue;
      const pair = source.passage.content.slice(start, next.end);
      const nearer = share >= other ? first : next;
      best = { source, first: nearer, start, end: next.end, text: pair, share: both };
    }
  }
  return best;
}

/** Two sentences; of a table, two cells of one row where the statement tells two figures. */
const mayGoTogether = ({ quantities }: Statement, first: Evidence, next: Evidence): boolean =>
  !first.isCell && !next.isCell
    ? true
    : first.start === next.start && quantities.filter((told) => !isYear(told)).length > 1;
