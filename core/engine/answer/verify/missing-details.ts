import { unitLength } from "../../names/units.ts";
import { sameDate, type NamedDate } from "./dates.ts";
import { flattened, type Evidence, type Source } from "./evidence.ts";
import { holdsQuantity, isYear } from "./held-figures.ts";
import { foldWord, holdsName, type NameWord } from "./names.ts";
import type { Quantity } from "./quantities.ts";
import type { Statement } from "./statement.ts";

/** Details that no source holds; where all are held, names that no sentence holds in this connection. */
export function missingDetails(statement: Statement, sources: readonly Source[]): string[] {
  const all = sources.flatMap((source) => source.sentences.map((sentence) => ({ source, sentence })));
  const fitting = all.filter(({ sentence }) => isSameMatter(statement, sentence));
  const quotations = statement.quotations.filter(
    (quote) => !sources.some(({ flat }) => flat.includes(flattened(quote).trim())),
  );
  const isAnywhere = (name: NameWord): boolean =>
    sources.some(({ forms, acronyms }) => holdsName(name, forms, acronyms));
  const absent = [
    ...quotations,
    ...absentFigures({ ...statement, quantities: statement.quantities.filter((told) => !isReckoned(told, all)) }, all),
    ...namesWithout(statement, isAnywhere),
  ];
  return absent.length > 0 ? absent : namesWithout(statement, (name) => isNamed(statement, name, sources, fitting));
}

/** Years between two years, percentage points between two shares of one sentence. */
function isReckoned({ values: [value = 0], unit }: Quantity, places: readonly Place[]): boolean {
  const between = (kind: readonly number[], factor: number): boolean =>
    kind.some((a) => kind.some((b) => Math.abs(a - b - value * factor) < 1e-9));
  return places.some(({ sentence: { quantities, dates } }) => {
    const years = [...quantities.filter(isYear).flatMap(({ values }) => values), ...yearsOf(dates)];
    const shares = quantities.filter((other) => other.unit?.dimension === "share").flatMap(({ values }) => values);
    if (unit?.dimension === "months") return between(years, unit.factor / 12);
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
  if (shared < Math.min(2, terms.length)) return false;
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
