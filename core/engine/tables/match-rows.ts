import {
  ANY_PERSON_WORDS,
  ASKS_COUNT,
  ASKS_WHICH,
  ASKS_WHO,
  DIFFERENT_WORDS,
  LIGHT_SHEET_WORDS,
  LIMIT_WORDS,
  WITH_WORDS,
} from "../languages/sheet-words.ts";
import {
  AND_WORDS,
  asksToReckon,
  DIFFERENCE_WORDS,
  ENTRY_WORDS,
  ROW_WORDS,
  SUM_WORDS,
  TOTAL_WORDS,
} from "../languages/table-words.ts";
import { numberIn } from "./arithmetic.ts";
import { readQuestion, type TableQuestion } from "./asked.ts";
import { asksForDifferent, differentIn } from "./count-different.ts";
import { choiceOfFlag, flagsAsked, rowsWithFlags, type Choice, type FlagQuestion } from "./flags.ts";
import { isPeriod } from "./heads.ts";
import { isDash } from "./look-up.ts";
import { goesOn, tablesFor, type SearchedDocument } from "./look-up-in.ts";
import {
  rowHolds,
  wordsAround,
  type NamedColumn,
  type NamedRow,
  type PlacedTable,
  type TableReader,
} from "./read-table.ts";
import { periodsWritten, rowsOfPeriods } from "./rows-of-periods.ts";
import {
  columnsOf,
  expenseTerms,
  forEachAt,
  MOST_CELLS,
  isTotalIn,
  namesAlike,
  onlyOne,
  valueIn,
} from "./sheet-rows.ts";
import { areThings, personTerms } from "./rows-as-things.ts";
import { choiceOf, type ChoosingQuestion, type TermChoice } from "./term-choice.ts";

/** The rows of a table that have what a question asks for. */
export interface MatchedRows {
  readonly source: PlacedTable;
  readonly rows: readonly NamedRow[];
  /** Rows that were looked through. */
  readonly total: number;
  /** What chose the rows: "Category", "Travel"; the value is empty where the cells are. */
  readonly chosen: readonly Choice[];
  /** What the rows are called, each once, where the question asks which they are; empty where they have no names. */
  readonly names: readonly string[];
  /** Every row says whether it is one of them. */
  readonly isSure: boolean;
}

interface Negating {
  /** The word that negates, in lower case; null where none does. */
  readonly negation: string | null;
}

/**
 * "How many travel expenses are there?", "Which invoices are not paid?": the rows that hold the words which name neither table
 * nor column, and of which its column of yes and no says what is asked for. Null where the question asks for no such thing,
 * where a word of it is not read, or where several tables or columns may be meant.
 */
export function matchRows(
  reader: TableReader,
  question: TableQuestion & Negating,
  searched: readonly SearchedDocument[],
): MatchedRows | null {
  const words = question.question.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const isCount = ASKS_COUNT.test(question.question);
  const isAsked = isCount || words.slice(0, 2).some((word, at) => isAsking(reader, word, words[at + 1]));
  const isEach = forEachAt(question.question) >= 0;
  if (!isAsked || isEach || words.some(isUnread)) return null;
  const left = { ...question, telling: question.telling.filter(({ text }) => !isLight(text)) };
  const asked = readQuestion(reader.tokenizer, left);
  const capitals = left.telling.filter(({ text }) => /^\p{Lu}/u.test(text)).flatMap(({ terms }) => terms);
  const request: MatchRequest = { asked, words, isCount, negated: negatedIn(left), capitals: new Set(capitals) };
  const found = tablesFor(reader, searched, left).flatMap((source) => matchedIn(reader, source, request) ?? []);
  const one = onlyOne(found);
  return one && !goesOn(one.source, searched) ? one : null;
}

/** Whether a word asks for persons, or for the things that the next word names. */
const isAsking = ({ tokenizer }: TableReader, word: string, next = ""): boolean =>
  ASKS_WHO.has(word) || (ASKS_WHICH.has(word) && tokenizer.terms(next).length > 0);

/** Whether a word makes more of the rows than to choose them. */
const isUnread = (word: string): boolean =>
  !isWhole(word) && (asksToReckon(word) || [LIMIT_WORDS, DIFFERENCE_WORDS].some((list) => list.has(word)));

const isWhole = (word: string): boolean => SUM_WORDS.has(word) || TOTAL_WORDS.has(word);

const isLight = (text: string): boolean =>
  LIGHT_SHEET_WORDS.has(text) ||
  isWhole(text.toLowerCase()) ||
  [DIFFERENT_WORDS, ROW_WORDS, ENTRY_WORDS].some((list) => list.has(text.toLowerCase()));

/** Terms of the first word that tells something after the negation. */
function negatedIn({ question, telling, negation }: TableQuestion & Negating): readonly string[] | null {
  if (negation === null) return null;
  const from = question.toLowerCase().indexOf(negation) + negation.length;
  return telling.find(({ text }) => question.indexOf(text, from) >= 0)?.terms ?? [];
}

interface MatchRequest extends FlagQuestion, ChoosingQuestion {
  readonly words: readonly string[];
  readonly isCount: boolean;
}

function matchedIn(reader: TableReader, source: PlacedTable, request: MatchRequest): MatchedRows | null {
  const { asked, words, isCount } = request;
  if (source.table.cells.length > MOST_CELLS || source.table.header_rows === 0) return null;
  const every = reader.rows(source);
  const isTotal = isTotalIn(every);
  const around = wordsAround(reader.tokenizer, source);
  const listed = every.filter((row) => !isTotal(row));
  const all = rowsOfPeriods(listed, asked, around);
  if (!all) return null;
  if (isCount && asksForDifferent(words) && asked.periods.size + asked.months.size === 0) {
    const terms = asked.terms.filter(({ weight }) => weight > 0).map(({ term }) => term);
    const different = differentIn(reader, { source, rows: all, around, terms });
    if (different) return different;
  }
  const columns = columnsOf(all);
  const flags = flagsAsked(reader, request, all, columns);
  if (!flags) return null;
  const ofFlags = new Set(flags.flatMap(({ terms }) => [...terms]));
  const terms = asked.terms
    .filter(({ term, weight, isMonth }) => weight > 0 && !isMonth && !ofFlags.has(term))
    .map(({ term }) => term);
  const choices = terms.flatMap((term) => choiceOf(source, all, term, request) ?? []);
  // "Water" of "Kestrel Water", where the question has the whole name, and "Dr" of "Dr Keane" for "Dr Siobhan Keane".
  const isOfChoice = (term: string): boolean =>
    choices.some(
      (choice) =>
        choice.term === term || (choice.words.terms.has(term) && (choice.isWhole || isBeside(terms, term, choice))),
    );
  const naming = terms.filter((term) => !isOfChoice(term));
  const { rows, isSure } = rowsWithFlags(
    all.filter((row) => choices.every(({ holds }) => holds(row))),
    flags,
  );
  const thing = isCount ? undefined : thingAsked(reader, columns, words);
  const heads = columns.filter((column) => column !== thing);
  const isRead = naming.every(
    (term) =>
      // A word that some rows hold, each in another way, may choose them.
      !all.some((row) => rowHolds(row, term)) &&
      ([term, ...expenseTerms(reader.tokenizer, term)].some((own) => namesAlike(around, own)) ||
        columns.some(({ own }) => namesAlike(own, term)) ||
        personTerms(reader, source, ANY_PERSON_WORDS).has(term)) &&
      heads.every((column) => !column.own.terms.has(term) || (!isCount && !isJoined(words) && isNumeric(all, column))),
  );
  if (!isRead || rows.length === 0) return null;
  const ofPeriods = all.length < listed.length ? periodsWritten(asked) : [];
  const names = isCount ? [] : namesOf({ all, rows, thing, choices });
  const isMeant = isCount
    ? areThings(
        reader,
        { source, rows, columns, choices, words, isOfAll: choices.length + flags.length + ofPeriods.length === 0 },
        naming,
      )
    : choices.length + flags.length > 0;
  if (!names || !isMeant) return null;
  const chosen = new Map(
    [...choices, ...flags.map((flag) => choiceOfFlag(rows, flag))].map(({ head, value }) => [
      `${head}\n${value}`,
      { head, value },
    ]),
  );
  const choosing = [...ofPeriods.map((period): Choice => ({ head: period, value: null })), ...chosen.values()];
  return { source, rows, total: listed.length, chosen: choosing, names, isSure };
}

/** Whether a term stands beside that of a choice in the question, in the order of its value. */
function isBeside(terms: readonly string[], term: string, choice: TermChoice): boolean {
  const order = [...choice.words.terms];
  const before = terms.indexOf(choice.term) - terms.indexOf(term);
  return Math.abs(before) === 1 && Math.sign(order.indexOf(choice.term) - order.indexOf(term)) === before;
}

/** Whether a question joins what it asks for with something else. */
const isJoined = (words: readonly string[]): boolean =>
  words.some((word) => AND_WORDS.has(word) || WITH_WORDS.has(word));

const isNumeric = (rows: readonly NamedRow[], column: NamedColumn): boolean =>
  rows.every((row) => {
    const value = valueIn(row, column);
    return value === undefined || numberIn(value.text, column.form) !== null;
  });

/** The column of what is asked for: the vendors of "Which vendors …". */
function thingAsked(
  { tokenizer }: TableReader,
  columns: readonly NamedColumn[],
  words: readonly string[],
): NamedColumn | undefined {
  const asks = words.findIndex((word) => ASKS_WHICH.has(word));
  const things = tokenizer.terms(words[asks + 1] ?? "");
  return columns.find(({ own }) => things.some((term) => own.terms.has(term)));
}

interface Named extends Pick<MatchedRows, "rows"> {
  readonly all: readonly NamedRow[];
  readonly thing: NamedColumn | undefined;
  readonly choices: readonly TermChoice[];
}

/** What is asked for of the rows, else how they are called; null where no row has it, or where that was said in the question. */
function namesOf({ all, rows, thing, choices }: Named): readonly string[] | null {
  if (thing) {
    const told = new Set(rows.flatMap((row) => valueIn(row, thing)?.text.trim() ?? []));
    return told.size > 0 && ![...told].some(isDash) ? [...told] : null;
  }
  if (choices.some(({ isHead }) => isHead)) return null;
  const called = all.map(({ head }) => head.join(" "));
  return new Set(called).size === called.length && called.every(isName) ? rows.map(({ head }) => head.join(" ")) : [];
}

const isName = (text: string): boolean => /\p{L}/u.test(text) && !isPeriod(text);
