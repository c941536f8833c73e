import { FRACTIONS, OF_SAME_YEAR } from "../../languages/check-words.ts";
import { MONTH_NUMBERS } from "../../languages/month-names.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { unitLength } from "../../names/units.ts";
import { sameDate, type NamedDate } from "./dates.ts";
import { flattened, type Evidence, type Source } from "./evidence.ts";
import { holdsQuantity } from "./held-figures.ts";
import { foldWord, holdsName, type NameWord } from "./names.ts";
import type { Quantity } from "./quantities.ts";
import { isReckoned } from "./reckoned.ts";
import { isInMonths, isNearOpening, isReckonedDate } from "./reckoned-times.ts";
import type { Statement } from "./statement.ts";

/** Details that no source holds. */
export function missingDetails(
  tokenizer: Tokenizer,
  statement: Statement,
  sources: readonly Source[],
  nearest?: Evidence,
): string[] {
  const quotations = statement.quotations.filter(
    (quote) => !sources.some(({ flat }) => flat.includes(flattened(quote).trim())),
  );
  return [
    ...quotations,
    ...absentFigures(tokenizer, statement, sources),
    ...absentNames(statement, sources)
      .filter(
        (name) =>
          !name.mayBeNoun && !isOrdinaryOpening(statement, name, nearest) && !isAddedToName(statement, name, sources),
      )
      .map(({ text }) => text),
  ];
}

/** "Money is refunded": one word that opens a statement, where the nearest sentence has no name that it could stand for. */
const isOrdinaryOpening = ({ text, names }: Statement, name: NameWord, nearest: Evidence | undefined): boolean =>
  name.opens &&
  /^\p{Lu}\p{Ll}+$/u.test(name.text) &&
  !/^(?:['’]s)?\s\p{Lu}/u.test(text.slice(name.to)) &&
  nearest?.names.every((other) => names.some((one) => holdsName(one, new Set([foldWord(other.text)]), ""))) === true;

/**
 * "Nikola Tesla" for "Tesla", and the German noun of "in Russland Station": a word beside a name that the sources have, and never
 * with another word with a capital there.
 */
function isAddedToName(
  { text, names, language }: Statement,
  { from, to }: NameWord,
  sources: readonly Source[],
): boolean {
  const isHeld = (name: NameWord | undefined): name is NameWord =>
    name !== undefined && sources.some(({ forms }) => holdsName(name, forms, ""));
  const before = language === "de" ? names.find((name) => text.slice(name.to, from) === " ") : undefined;
  const behind = names.find((name) => text.slice(to, name.from) === " ");
  return (
    (isHeld(before) && !sources.some(({ passage }) => isFollowed(passage.content, before.text))) ||
    (isHeld(behind) && !sources.some(({ passage }) => isPreceded(passage.content, behind.text)))
  );
}

const isFollowed = (content: string, name: string): boolean =>
  content
    .split(name)
    .slice(1)
    .some((part) => /^\s\p{Lu}/u.test(part));

const isPreceded = (content: string, name: string): boolean =>
  content
    .split(name)
    .slice(0, -1)
    .some((part) => /\p{Lu}(?:\p{L}{0,2}\.|[\p{L}’'-]*)\s$/u.test(part.slice(-LONGEST_BEFORE)));

/** UTF-16 characters of a word before a name. */
const LONGEST_BEFORE = 24;

const absentNames = ({ names }: Statement, sources: readonly Source[]): NameWord[] =>
  names.filter((name) => !sources.some(({ forms, acronyms }) => holdsName(name, forms, acronyms)));

/** "A quarter of Boston" for "Boston's quarter Allston": the source has the word of a fraction, and no figure there. */
function isOtherWord(text: string, { from, to }: Quantity, places: readonly Place[]): boolean {
  const word = /\p{L}+$/u.exec(text.slice(from, to))?.[0] ?? "";
  if (FRACTIONS[word.toLowerCase()] === undefined) return false;
  const written = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "gu");
  return places.some(({ sentence }) =>
    [...sentence.text.matchAll(written)].some(
      ({ index }) => !sentence.quantities.some((one) => one.from <= index && one.to > index),
    ),
  );
}

/** Names that the sources hold, but in no sentence that speaks of what is stated. */
export function unrelatedNames(statement: Statement, sources: readonly Source[]): string[] {
  const told =
    absentNames(statement, sources).length > 0
      ? { ...statement, names: statement.names.filter(({ mayBeNoun }) => !mayBeNoun) }
      : statement;
  const fitting = placesOf(sources).filter(({ sentence }) => isSameMatter(told, sentence));
  return namesWithout(told, (name) => isNamed(told, name, sources, fitting));
}

/** Whether a figure is told that no source holds as such: it was reckoned from others, or counts what is named. */
export function tellsReckoned(tokenizer: Tokenizer, statement: Statement, sources: readonly Source[]): boolean {
  const all = placesOf(sources);
  return statement.quantities.some(
    (told) =>
      !all.some(({ sentence }) => holdsQuantity(sentence, told)) &&
      isReckoned(tokenizer, statement, told.whole ?? told, sources),
  );
}

const placesOf = (sources: readonly Source[]): Place[] =>
  sources.flatMap((source) => source.sentences.map((sentence) => ({ source, sentence })));

type Place = { readonly source: Source; readonly sentence: Evidence };

function absentFigures(tokenizer: Tokenizer, statement: Statement, sources: readonly Source[]): string[] {
  const places = placesOf(sources);
  const { text, quantities, dates } = statement;
  return [
    ...quantities
      .filter(
        (told) => ![told, told.whole].some((one) => one && places.some(({ sentence }) => holdsQuantity(sentence, one))),
      )
      .filter(
        (told) => !isReckoned(tokenizer, statement, told.whole ?? told, sources) && !isOtherWord(text, told, places),
      )
      .map((told) => withUnit(text, told)),
    ...dates
      .filter(
        (told) =>
          !places.some(({ source, sentence }) => sentence.dates.some((date) => sameDate(told, date, source.years))) &&
          !sources.some(
            (source) =>
              isOfNamedMonth(told, source) ||
              isReckonedDate(told, source) ||
              isNearOpening(told, source) ||
              isInMonths(told, source),
          ),
      )
      .map(({ from, to }) => text.slice(from, to).trim()),
  ];
}

/** "December 2013" of "in May 2013 and December of the same year": the source names the month alone, and the year elsewhere. */
const isOfNamedMonth = ({ readings }: NamedDate, { flat, sentences }: Source): boolean =>
  readings.some(
    ({ year, month, day }) =>
      year !== null &&
      day === null &&
      sentences.some(({ dates }) => dates.some((date) => date.readings.some((one) => one.year === year))) &&
      [...flat.matchAll(MONTH_BEFORE_SAME_YEAR)].some(([, name = ""]) => MONTH_NUMBERS.get(name) === month),
  );
const MONTH_BEFORE_SAME_YEAR = new RegExp(
  `(?<!\\p{L})(${[...MONTH_NUMBERS.keys()].join("|")})\\s(?:${OF_SAME_YEAR})(?!\\p{L})`,
  "giu",
);

const namesWithout = ({ names }: Statement, isHeld: (name: NameWord) => boolean): string[] =>
  names.filter((name) => !isHeld(name)).map(({ text }) => text);

const withUnit = (text: string, { from, to }: { readonly from: number; readonly to: number }): string =>
  text.slice(from, to + unitLength(text.slice(to, to + 24)));

/**
 * Whether a sentence of a source may vouch for a detail: it shares words with the statement, and is not about somebody
 * whom the statement does not name while it lacks a name that the statement has ("Edison was born in Milan" says nothing of Tesla).
 */
function isSameMatter({ terms, names }: Statement, sentence: Evidence): boolean {
  const shared = terms.filter((term) => sentence.about.terms.has(term)).length;
  // "The World Health Organization" has no term in common with "the WHO".
  const short = names.filter((name) => name.initials !== undefined && holdsName(name, sentence.forms, "")).length;
  if (shared + short < Math.min(2, terms.length)) return false;
  const lacksName = names.some((name) => !holdsName(name, sentence.forms, ""));
  if (!lacksName || sentence.subject.length === 0) return true;
  const told = new Set(names.map((name) => foldWord(name.text)));
  return sentence.subject.some((word) => told.has(word));
}

/** A name may stand in the sentence itself, or around one that speaks of "he" or "the city". */
function isNamed(statement: Statement, name: NameWord, sources: readonly Source[], fitting: readonly Place[]): boolean {
  if (fitting.some(({ source, sentence }) => holdsName(name, sentence.forms, source.acronyms))) return true;
  const around = fitting.length > 0 ? fitting.map(({ source }) => source) : sources;
  if (!around.some((source) => holdsName(name, source.forms, source.acronyms))) return false;
  return fitting.length > 0 || statement.names.length === 1;
}
