import { unitLength } from "../../names/units.ts";
import { holds } from "../compose/held-terms.ts";
import { IN_SENTENCE } from "./best-sentences.ts";
import { sameDate } from "./dates.ts";
import { coverage, flattened, type Evidence, type Source } from "./evidence.ts";
import { holdsDate, holdsQuantity, isYear } from "./held-figures.ts";
import { foldWord, holdsName } from "./names.ts";
import type { Quantity } from "./quantities.ts";
import type { Statement } from "./statement.ts";

/** A figure of a table that no cell has under the year told: it stands in another column. */
export function ofOtherCells({ text, quantities, terms }: Statement, sources: readonly Source[]): string[] {
  const [year, ...years] = quantities.filter(isYear);
  const [told, ...others] = quantities.filter((quantity) => !isYear(quantity));
  if (!told || !year || others.length + years.length > 0) return [];
  const holding = sources.flatMap(({ sentences }) => sentences.filter((sentence) => holdsQuantity(sentence, told)));
  if (holding.length === 0 || holding.some(({ isCell }) => !isCell)) return [];
  const isRight = holding.some((cell) => holdsQuantity(cell, year) && coverage(terms, cell.terms) >= IN_SENTENCE);
  return isRight ? [] : [withUnit(text, told)];
}

/** Details that no source holds; where all are held, those that no sentence holds in this connection. */
export function missingDetails(statement: Statement, sources: readonly Source[]): string[] {
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

/** A sentence that has a date or a number of the statement, in a unit that comes to the same, and one word of it. */
function isPartOfIt({ terms, quantities, dates }: Statement, sentence: Evidence): boolean {
  const isTelling = ({ unit, values }: Quantity) => unit !== null || values.some((value) => value >= TELLING);
  const hasFigure =
    quantities.some((told) => isTelling(told) && holdsQuantity(sentence, told)) ||
    dates.some((told) => holdsDate(sentence, told));
  return hasFigure && terms.some((term) => holds(sentence.about, term) > 0);
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
