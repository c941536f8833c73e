import { AND, DEFINITE } from "../../languages/check-words.ts";
import { unitLength } from "../../names/units.ts";
import { sameDate, type NamedDate } from "./dates.ts";
import { flattened, type Evidence, type Source } from "./evidence.ts";
import { holdsQuantity, isYear } from "./held-figures.ts";
import { foldWord, holdsName, type NameWord } from "./names.ts";
import type { Quantity } from "./quantities.ts";
import type { Statement } from "./statement.ts";

/** Details that no source holds; where all are held, names that no sentence holds in this connection. */
export function missingDetails(statement: Statement, sources: readonly Source[]): string[] {
  const all = placesOf(sources);
  const fitting = all.filter(({ sentence }) => isSameMatter(statement, sentence));
  const quotations = statement.quotations.filter(
    (quote) => !sources.some(({ flat }) => flat.includes(flattened(quote).trim())),
  );
  const isAnywhere = (name: NameWord): boolean =>
    sources.some(({ forms, acronyms }) => holdsName(name, forms, acronyms));
  const absent = [
    ...quotations,
    ...absentFigures(
      { ...statement, quantities: statement.quantities.filter((told) => !isRead(statement, told, all)) },
      all,
    ),
    ...namesWithout(statement, isAnywhere),
  ];
  return absent.length > 0 ? absent : namesWithout(statement, (name) => isNamed(statement, name, sources, fitting));
}

/** Whether a figure is told that no source holds as such: it was reckoned from others, or counts what is named. */
export function tellsReckoned(statement: Statement, sources: readonly Source[]): boolean {
  const all = placesOf(sources);
  return statement.quantities.some(
    (told) => !all.some(({ sentence }) => holdsQuantity(sentence, told)) && isRead(statement, told, all),
  );
}

const placesOf = (sources: readonly Source[]): Place[] =>
  sources.flatMap((source) => source.sentences.map((sentence) => ({ source, sentence })));

const isRead = (statement: Statement, told: Quantity, places: readonly Place[]): boolean =>
  isReckoned(told, places) || isNearly(told, places) || countsOwnList(statement, told);

/** Sixty days for two months: how many days a month has is left open. */
const isNearly = ({ values: [value = 0], unit }: Quantity, places: readonly Place[]): boolean =>
  places.some(({ sentence: { quantities } }) =>
    quantities.some(({ values: [other = 0], unit: by }) => {
      const [a, b] = [daysOf(value, unit), daysOf(other, by)];
      return a !== null && b !== null && unit?.dimension !== by?.dimension && Math.abs(a - b) <= ABOUT * b;
    }),
  );

const ABOUT = 0.03;
const DAY = 86400;
const DAYS_OF_MONTH = 30.44;

function daysOf(value: number, unit: Quantity["unit"]): number | null {
  if (unit?.dimension === "months") return value * unit.factor * DAYS_OF_MONTH;
  return unit?.dimension === "time" && unit.factor >= DAY ? (value * unit.factor) / DAY : null;
}

/** "Three countries: Chile, Peru and Bolivia", and "the two battles", which no source needs to count. */
function countsOwnList({ text, names }: Statement, { from, to, values: [value = 0], unit }: Quantity): boolean {
  if (unit !== null || !Number.isInteger(value) || value < 2 || value > LONGEST_LIST) return false;
  if (value === 2 && PAIR.test(text.slice(Math.max(0, from - 8), from))) return true;
  const list = text
    .slice(to)
    .split(LISTED)
    .filter((part) => /\p{L}/u.test(part));
  return list.length === value && names.filter((name) => name.from > to).length >= value - 1;
}

const LONGEST_LIST = 12;
const PAIR = new RegExp(`(?<!\\p{L})(?:${DEFINITE})\\s+$`, "iu");
const LISTED = new RegExp(`,(?:\\s+(?:${AND})\\s)?|\\s(?:${AND})\\s`, "u");

/** Years between two years or some years from one, percentage points between two shares of one sentence. */
function isReckoned(told: Quantity, places: readonly Place[]): boolean {
  const {
    values: [value = 0],
    unit,
  } = told;
  const between = (kind: readonly number[], factor: number): boolean =>
    kind.some((a) => kind.some((b) => Math.abs(a - b - value * factor) < 1e-9));
  return places.some(({ sentence: { quantities, dates } }) => {
    const years = [...quantities.filter(isYear).flatMap(({ values }) => values), ...yearsOf(dates)];
    const shares = quantities.filter((other) => other.unit?.dimension === "share").flatMap(({ values }) => values);
    if (unit?.dimension === "months") return between(years, unit.factor / 12);
    const spans = quantities.flatMap((one) =>
      one.unit?.dimension === "months" ? one.values.map((n) => (n * (one.unit?.factor ?? 0)) / 12) : [],
    );
    if (isYear(told)) return years.some((year) => spans.some((span) => Math.abs(Math.abs(value - year) - span) < 1e-9));
    return unit?.dimension === "points" && between(shares, 1);
  });
}

const yearsOf = (dates: readonly NamedDate[]): readonly number[] =>
  dates.flatMap(({ readings }) => readings.flatMap(({ year }) => year ?? []));

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
