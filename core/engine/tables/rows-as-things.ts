import {
  ANY_PERSON_WORDS,
  COMING_WORDS,
  DIFFERENT_WORDS,
  FEE_HEAD,
  GAINED_WORDS,
  IDENTIFYING_HEADS,
  NAME_HEADS,
  PERSON_WORDS,
  QUANTITY_HEADS,
} from "../languages/sheet-words.ts";
import { namesMeasure } from "../languages/superlative-words.ts";
import { AMOUNT_HEADS, ENTRY_WORDS, FOR_EACH_WORDS, NUMBERING_HEADS, RATING_HEADS } from "../languages/table-words.ts";
import { unitAfter } from "../names/units.ts";
import { numberIn } from "./arithmetic.ts";
import { rangeIn } from "../answer/verify/ranges.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { headWords } from "./amounts.ts";
import { wordsOf, type NamedColumn, type NamedRow, type PlacedTable, type TableReader } from "./read-table.ts";
import { headOfNames, namesAlike, SHORTEST_PART, valueIn } from "./sheet-rows.ts";
import type { TermChoice } from "./term-choice.ts";

export interface CountedRows {
  readonly source: PlacedTable;
  readonly rows: readonly NamedRow[];
  readonly columns: readonly NamedColumn[];
  readonly choices: readonly TermChoice[];
  /** Words of the question, in lower case. */
  readonly words: readonly string[];
  /** Nothing chooses rows. */
  readonly isOfAll: boolean;
}

/**
 * Whether the number of rows is the number of things: not where a column says how many of each there are. The first column must be
 * called as the things, and no two rows alike, or have names where persons are counted, or what stands around the table has the word itself: "office expenses" are no
 * offices. Where all rows are counted, the first column must be called so, and the table must be of all such things.
 */
export function areThings(reader: TableReader, counted: CountedRows, naming: readonly string[]): boolean {
  const { tokenizer } = reader;
  const { source, rows, columns, choices, words, isOfAll } = counted;
  if (choices.some(({ isShared }) => !isShared)) return false;
  const head = headOfNames(source);
  const first = wordsOf(tokenizer, head);
  const isEntry = words.some((word) => ENTRY_WORDS.has(word));
  const mayBeOfSeveral = isOfAll && !NAME_HEADS.has(head.toLowerCase());
  const hasQuantity = columns.some(
    (column) => isQuantity(column) || (mayBeOfSeveral && mayBeQuantity(reader.rows(source), column)),
  );
  if (hasQuantity && !isEntry && !words.some((word) => DIFFERENT_WORDS.has(word))) return false;
  const entries = words.filter((word) => ENTRY_WORDS.has(word)).flatMap((word) => tokenizer.terms(word));
  const named = [...naming, ...entries];
  const ofFirst = isOfThings(tokenizer, head, named) ? named.filter((term) => namesAlike(first, term)) : [];
  const persons = personTerms(reader, source, new Set([...PERSON_WORDS, ...ANY_PERSON_WORDS]));
  const ofPersons = naming.filter((term) => persons.has(term));
  const names = rows.map(({ head: own }) => own.join(" "));
  if (ofFirst.length > 0 && new Set(names).size < names.length) return false;
  const around = new Set(
    [source.about, source.table.caption ?? ""]
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  const isCalled = (term: string): boolean =>
    words.some((word) => around.has(word) && tokenizer.terms(word).includes(term));
  // "Supply" beside a name under "Supplier".
  const isOfHead = (term: string): boolean => choices.some(({ head }) => namesAlike(wordsOf(tokenizer, head), term));
  if (!naming.every((term) => [...ofFirst, ...ofPersons].includes(term) || isCalled(term) || isOfHead(term)))
    return false;
  if (!isOfAll) return naming.length + choices.length > 0 || isEntry;
  return ofFirst.length + ofPersons.length > 0 && areAll(reader, counted, [...ofFirst, ...ofPersons]);
}

const isQuantity = (column: NamedColumn): boolean => headWords(column).some((word) => QUANTITY_HEADS.has(word));

/** Larger numbers are seldom those of a list of things. */
const MOST_OF_ONE = 1000;

/** Whether a column of small whole numbers may say how many of each thing there are: "Owned", but neither "Age" nor "Days". */
function mayBeQuantity(rows: readonly NamedRow[], column: NamedColumn): boolean {
  const isKnown = headWords(column).some(
    (word) =>
      [NUMBERING_HEADS, AMOUNT_HEADS, RATING_HEADS].some((list) => list.has(word)) ||
      FEE_HEAD.test(word) ||
      namesMeasure(word) ||
      unitAfter(` ${word}`) !== null,
  );
  const numbers = rows.map((row) => numberIn(valueIn(row, column)?.text ?? "", column.form));
  return (
    !isKnown &&
    numbers.every((number) => Number.isInteger(number) && (number ?? -1) >= 0 && (number ?? 0) < MOST_OF_ONE)
  );
}

/** Whether a head names the things and nothing of them: "Member" or "Member no.", but neither "Membership type" nor "Mitgliedsart". */
function isOfThings(tokenizer: Tokenizer, head: string, naming: readonly string[]): boolean {
  const isNamed = (word: string): boolean =>
    tokenizer.terms(word).every((own) => naming.some((term) => isFormOf(own, term)));
  const words = head.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every(
    (word) => IDENTIFYING_HEADS.has(word) || isNamed(word) || partsBefore(word, IDENTIFYING_HEADS).some(isNamed),
  );
}

/** Whether two terms differ by no more than an ending: "Rechnungen" and "Rechnung". */
const isFormOf = (own: string, term: string): boolean =>
  own === term ||
  (Math.min(own.length, term.length) >= SHORTEST_PART &&
    Math.abs(own.length - term.length) <= LONGEST_ENDING &&
    (own.startsWith(term) || term.startsWith(own)));

/** Letters of the longest such ending. */
const LONGEST_ENDING = 2;

/** What a compound has before one of these words: "rechnungs" of "rechnungsnr". */
const partsBefore = (word: string, ends: ReadonlySet<string>): readonly string[] =>
  [...ends].flatMap((end) => (word.endsWith(end) && word !== end ? [word.slice(0, -end.length)] : []));

/**
 * Whether a table may list all things of a name, each in a row: none of its rows is of several or a note, it is no list of fees,
 * neither its caption nor the heading above is of some of them, and the question asks not for those who came.
 */
function areAll(reader: TableReader, counted: CountedRows, things: readonly string[]): boolean {
  const { tokenizer } = reader;
  const { source, rows, columns, words } = counted;
  // "Room categories" are listed with what each costs.
  const isPlain = things.length === 1 && !NAME_HEADS.has(headOfNames(source).toLowerCase());
  const persons = new Set(tokenizer.terms([...PERSON_WORDS, ...ANY_PERSON_WORDS].join(" ")));
  const isGained = words.some((word) => GAINED_WORDS.has(word)) && things.some((thing) => persons.has(thing));
  if (isGained || words.some((word) => COMING_WORDS.has(word)) || (isPlain && columns.some(isFee))) return false;
  if (reader.rows(source).length < rowsWritten(source) || rows.some(isOfSeveral)) return false;
  return ![source.section, source.table.caption].some((name) => isOfSome(tokenizer, name ?? "", { things, words }));
}

/** Rows below the heads, also those that head others, or are notes. */
const rowsWritten = ({ table, text }: PlacedTable): number =>
  new Set(
    table.cells
      .filter(({ row, start, end }) => row >= table.header_rows && text.slice(start, end).trim() !== "")
      .map(({ row }) => row),
  ).size;

/** Whether a row is called as several things: "2–3". */
const isOfSeveral = ({ head }: NamedRow): boolean => head.some((name) => rangeIn(name) !== null);

/** Whether a column says what one of a kind costs: "Yearly fee", "Price per night". */
function isFee(column: NamedColumn): boolean {
  const words = headWords(column);
  const has = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  return words.some((word) => FEE_HEAD.test(word)) || (has(AMOUNT_HEADS) && has(FOR_EACH_WORDS));
}

/** Whether a heading is of some of the things: "New members", "Vorstandsmitglieder", but not where the question says so, too. */
function isOfSome(
  tokenizer: Tokenizer,
  heading: string,
  { things, words }: Pick<CountedRows, "words"> & { readonly things: readonly string[] },
): boolean {
  const own = heading.toLowerCase().match(/\p{L}+/gu) ?? [];
  return own.some((word, at) => {
    const terms = tokenizer.terms(word);
    if (!things.some((thing) => terms.some((term) => term.endsWith(thing)))) return false;
    const isPart = !things.some((thing) => terms.includes(thing)) && !words.includes(word);
    const before = own[at - 1];
    return isPart || (before !== undefined && !words.includes(before) && tokenizer.terms(before).length > 0);
  });
}

/** Terms of these words for persons where the rows are called by names of persons: a member is a row under "Surname". */
export const personTerms = (
  { tokenizer }: TableReader,
  source: PlacedTable,
  words: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(NAME_HEADS.has(headOfNames(source).toLowerCase()) ? tokenizer.terms([...words].join(" ")) : []);
