import type { TellingWord } from "../answer/understand/understood.ts";
import { AND_WORDS, COMPARING_WORDS, DIFFERENCE_WORDS, PERCENT_WORDS, SUM_WORDS } from "../languages/table-words.ts";
import { combine, growth } from "./arithmetic.ts";
import type { TableQuestion } from "./asked.ts";
import { lookUpCell, plain, type FoundCell } from "./look-up.ts";
import { lookUpIn, tablesFor, type SearchedDocument } from "./look-up-in.ts";
import { periodsIn } from "../names/periods.ts";
import type { TableReader } from "./read-table.ts";
import { shapeOf } from "./table-shape.ts";

/** Two cells that a question puts beside each other. Both are sure. */
export interface FoundPair {
  /** In the order of the question. */
  readonly cells: readonly [FoundCell, FoundCell];
  /** What it asks to be made of them; null where it only asks for both. A difference of years is the later less the earlier. */
  readonly combined: Combined | null;
}

export interface Combined {
  /** "order": how the first lies to the second, "<", "=" or ">". */
  readonly of: "sum" | "difference" | "growth" | "order";
  /** Of growth the per cent. */
  readonly value: string;
  readonly operands: readonly [string, string];
}

/** One row in the two years that a question names, or two rows that it adds up or takes the difference of. */
export function lookUpPair(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): FoundPair | null {
  const years = periodsIn(question.question).terms.filter((term) => /^\d{4}$/u.test(term));
  const words = new Set(question.telling.map(({ text }) => text.toLowerCase()));
  const isAsked = (list: ReadonlySet<string>): boolean => [...words].some((word) => list.has(word));
  const isShare = isAsked(PERCENT_WORDS) || question.question.includes("%");
  // The first of them: a row may be called "Increase in debt".
  const said = [...words].find((word) => SUM_WORDS.has(word) || DIFFERENCE_WORDS.has(word));
  const change = isShare ? "growth" : "difference";
  const of = said === undefined ? null : SUM_WORDS.has(said) ? "sum" : change;
  const look = (one: TableQuestion): FoundCell | null => lookUpIn(reader, one, searched).cell;
  if (years.length === 2) return inTwoYears(question, years, of, look);
  return years.length < 2 && of !== null && of !== "growth" ? ofTwoRows(reader, question, searched, of) : null;
}

type Reckoning = Exclude<Combined["of"], "order">;

type Look = (question: TableQuestion) => FoundCell | null;

function inTwoYears(
  { question, telling }: TableQuestion,
  [one = "", other = ""]: readonly string[],
  of: Reckoning | null,
  look: Look,
): FoundPair | null {
  const inYear = (left: string): FoundCell | null => {
    const kept = telling.filter(({ text }) => !text.includes(left) && !isOfPair(text.toLowerCase()));
    return look({ question: question.replaceAll(left, " "), telling: kept });
  };
  const cells = pairOf(inYear(other), inYear(one));
  if (!cells) return null;
  const [first, second] = cells;
  const [later, earlier] = one > other ? [first, second] : [second, first];
  return { cells, combined: of && combined(later, earlier, of) };
}

/** "The sum of rent and wages in 2020", "the difference between domestic and foreign sales": both in one table. */
function ofTwoRows(
  reader: TableReader,
  { question, telling }: TableQuestion,
  searched: readonly SearchedDocument[],
  of: Reckoning,
): FoundPair | null {
  const kept = telling.filter(({ text }) => !isOfPair(text.toLowerCase()));
  // "The sum of cash and cash equivalents and inventories": any of them may part the two.
  const ands = [...question.matchAll(/\p{L}+/gu)]
    .filter(({ 0: word, index }) => index > 0 && AND_WORDS.has(word.toLowerCase()))
    .slice(0, MOST_TRIED);
  const tables = ands.length === 0 ? [] : tablesFor(reader, searched, { question, telling: kept });
  for (const { index } of ands) {
    const found = tables.flatMap((table) => {
      const look: Look = (one) => lookUpCell(reader, one, [table]);
      return partedAt(index, { question, telling: kept }, of, look) ?? [];
    });
    const [first] = found;
    // Several tables may hold both: what is counted must be the same in all.
    if (first && found.every(({ combined: sum }) => plain(sum?.value ?? "") === plain(first.combined?.value ?? "")))
      return first;
  }
  return null;
}

const MOST_TRIED = 4;

function partedAt(and: number, { question, telling }: TableQuestion, of: Reckoning, look: Look): FoundPair | null {
  const before = telling.filter(({ text }) => question.indexOf(text) < and);
  const after = telling.filter(({ text }) => question.indexOf(text) > and);
  // What both share may be said once: "domestic and foreign sales", "sales of Chile and Peru".
  const names = telling.filter(({ isName }) => isName);
  const cells = pairOf(
    sureOf(look, question, [new Set([...before, ...names]), new Set([...before, ...after.slice(1)]), new Set(before)]),
    sureOf(look, question, [
      new Set([...names, ...after]),
      new Set(after),
      new Set([...before.slice(0, -1), ...after]),
    ]),
  );
  if (!cells || !isInLine(...cells)) return null;
  const sum = combined(...cells, of);
  return sum && { cells, combined: sum };
}

/** In one column or one row: other pairs are of different things. */
const isInLine = (first: FoundCell, second: FoundCell): boolean =>
  first.cell.row === second.cell.row || first.column_path.join() === second.column_path.join();

function sureOf(look: Look, question: string, tries: readonly ReadonlySet<TellingWord>[]): FoundCell | null {
  for (const telling of tries) {
    const found = look({ question, telling: [...telling] });
    if (found?.isSure) return found;
  }
  return null;
}

/** Two sure cells of one table; null otherwise. */
function pairOf(first: FoundCell | null, second: FoundCell | null): FoundPair["cells"] | null {
  if (!first?.isSure || !second?.isSure || first.source.table !== second.source.table) return null;
  return first.cell === second.cell ? null : [first, second];
}

function combined(first: FoundCell, second: FoundCell, of: Reckoning): Combined | null {
  const [form, other] = [first, second].map(
    ({ source, cell }) => shapeOf(source.text, source.table).forms[cell.column] ?? "point",
  );
  if (form !== other) return null;
  const value =
    of === "growth" ? growth(first.value, second.value, form) : combine(first.value, second.value, of, form);
  return value === null ? null : { of, value, operands: [first.value, second.value] };
}

const isOfPair = (word: string): boolean =>
  [COMPARING_WORDS, DIFFERENCE_WORDS, SUM_WORDS, PERCENT_WORDS].some((words) => words.has(word));
