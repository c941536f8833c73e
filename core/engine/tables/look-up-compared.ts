import {
  COMPARATIVE_PHRASES,
  COMPARATIVES,
  COMPARED_BY,
  LIGHT_COMPARING_WORDS,
  PARTING_WORDS,
  type Comparative,
} from "../languages/comparing-words.ts";
import { ASKS_HOW_MUCH, ASKS_WHICH, ASKS_WHO, LIGHT_SHEET_WORDS } from "../languages/sheet-words.ts";
import { isAmount } from "./amounts.ts";
import { combine } from "./arithmetic.ts";
import { readQuestion, type TableQuestion } from "./asked.ts";
import { calledInRow, sureCell } from "./look-up.ts";
import { tablesFor, type SearchedDocument } from "./look-up-in.ts";
import type { FoundPair } from "./look-up-pair.ts";
import { dayIn } from "./dates.ts";
import { isOfMoney, compareValues } from "./compare-values.ts";
import {
  withName,
  wordsAround,
  type NamedColumn,
  type NamedRow,
  type NamedValue,
  type PlacedTable,
  type TableReader,
} from "./read-table.ts";
import { columnsOf, isHeadless, MOST_CELLS, onlyOne, valueIn } from "./sheet-rows.ts";

/**
 * Two rows that a question compares: "Is the Basic plan cheaper than Plus?", "Who earns more, Ann or Tom?", "How much more is X than
 * Y?". Both cells, the one that is asked for first, and how they lie to each other. Null where a word of the question is read nowhere,
 * where more or fewer rows are named, where several columns may be meant, or where the values cannot be compared.
 */
export function lookUpCompared(
  reader: TableReader,
  { question: written, telling: all }: TableQuestion,
  searched: readonly SearchedDocument[],
): FoundPair | null {
  const question = COMPARATIVE_PHRASES.reduce((text, [phrase, plain]) => text.replaceAll(phrase, plain), written);
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const comparatives = comparativesIn(question.match(/\p{L}+/gu) ?? []);
  if (comparatives.length === 0 || !words.some((word) => PARTING_WORDS.has(word))) return null;
  const phrases = COMPARATIVE_PHRASES.flatMap(([phrase]) => written.match(phrase) ?? []).join(" ");
  const telling = all.filter(({ text }) => !phrases.includes(text) && !isLight(text));
  const left = { question: written, telling };
  const asked = readQuestion(reader.tokenizer, left);
  if (asked.months.size > 0) return null;
  const terms = asked.terms.filter(({ weight }) => weight > 0).map(({ term }) => term);
  const isWhich =
    words.slice(0, 2).some((word) => ASKS_WHICH.has(word) || ASKS_WHO.has(word)) || LIGHT_WHICH.has(words[0] ?? "");
  const form = ASKS_HOW_MUCH.test(written) ? "difference" : isWhich ? "which" : "whether";
  const request = { ...left, terms, comparatives, form } as const;
  const found = tablesFor(reader, searched, left).flatMap((source) => comparedIn(reader, source, request) ?? []);
  return onlyOne(found) ?? null;
}

const LIGHT_WHICH: ReadonlySet<string> = new Set(["lequel", "laquelle"]);

interface Request extends TableQuestion {
  readonly terms: readonly string[];
  readonly comparatives: readonly Comparative[];
  readonly form: "difference" | "which" | "whether";
}

/** What the words ask for, as they are written: "Plus" is a name. Of "costs more" the verb says what is compared. */
function comparativesIn(words: readonly string[]): readonly Comparative[] {
  const said = words.flatMap((word) => COMPARATIVES.get(word) ?? []);
  const named = said.filter(({ columns, of }) => columns.length > 0 || of !== null);
  const by = words.flatMap((word) => COMPARED_BY.get(word) ?? [])[0];
  // "How much cheaper": "plus" and "before" are often words of a name or of something else.
  if (named.some(({ columns }) => columns.length > 0)) return named.filter(({ columns }) => columns.length > 0);
  const [sign] = said.filter(({ columns, of }) => columns.length === 0 && of === null);
  if (sign) return [{ ...sign, ...by }];
  return named.slice(0, 1);
}

const isLight = (text: string): boolean => {
  const word = text.toLowerCase();
  return (
    LIGHT_SHEET_WORDS.has(word) ||
    LIGHT_COMPARING_WORDS.has(word) ||
    COMPARED_BY.has(word) ||
    (COMPARATIVES.has(word) && text === word) ||
    (PARTING_WORDS.has(word) && text === word)
  );
};

function comparedIn(reader: TableReader, source: PlacedTable, request: Request): FoundPair | null {
  if (source.table.header_rows === 0 || source.table.cells.length > MOST_CELLS) return null;
  const rows = reader.rows(source);
  const sides = sidesOf(rows, request);
  if (!sides) return null;
  const rest = request.terms.filter((term) => !sides.read.has(term));
  const around = wordsAround(reader.tokenizer, source);
  const candidates = request.comparatives.flatMap((comparative) => {
    const column = columnOf(reader, sides.rows, rest, comparative);
    return column ? [{ column, comparative }] : [];
  });
  const chosen = onlyOne(candidates);
  if (!chosen) return null;
  const isRead = (term: string): boolean => chosen.column.own.terms.has(term) || around.terms.has(term);
  return rest.every(isRead) ? pairOf(source, sides.rows, chosen, request) : null;
}

type TwoRows = readonly [NamedRow, NamedRow];

interface Sides {
  /** In the order of the question. */
  readonly rows: TwoRows;
  /** Terms that name them. */
  readonly read: ReadonlySet<string>;
}

/** The two rows that the question names, parted by a word; null where it names others, or mixes the names of two. */
function sidesOf(rows: readonly NamedRow[], { question, telling, terms }: Request): Sides | null {
  const known = new Set(terms);
  const named = telling.flatMap(({ text, terms: own }) =>
    own.filter((term) => known.has(term)).map((term) => ({ text, term, row: rowCalled(rows, term) })),
  );
  const hits = named.filter(({ row }) => row !== undefined);
  const [first, second, ...more] = [...new Set(hits.map(({ row }) => row))];
  const turn = hits.findIndex(({ row }) => row === second);
  if (!first || !second || more.length > 0 || hits.slice(turn).some(({ row }) => row === first)) return null;
  const from = placeOf(question, hits[turn - 1]?.text ?? "", 0);
  const between = question.slice(from.end, placeOf(question, hits[turn]?.text ?? "", from.end).start);
  const isParted = (between.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => PARTING_WORDS.has(word));
  const isOfBoth = (term: string): boolean =>
    hits.some((hit) => hit.term === term) || [first, second].some(({ own }) => own.terms.has(term));
  return isParted ? { rows: [first, second], read: new Set(terms.filter(isOfBoth)) } : null;
}

function placeOf(question: string, text: string, from: number): { readonly start: number; readonly end: number } {
  const start = question.indexOf(text, from);
  return { start, end: start + text.length };
}

/** The one row that has the term in its name, else in a cell; of several the one that is called so and nothing else. */
function rowCalled(rows: readonly NamedRow[], term: string): NamedRow | undefined {
  const byName = rows.filter(({ own }) => own.terms.has(term));
  if (byName.length > 0) return onlyOne(byName) ?? onlyOne(byName.filter(({ own }) => own.terms.size === 1));
  const holding = rows.filter(({ values }) => values.some(({ words }) => words.terms.has(term)));
  const isWhole = ({ values }: NamedRow): boolean =>
    values.some(({ words }) => words.terms.size === 1 && words.terms.has(term));
  return onlyOne(holding) ?? onlyOne(holding.filter(isWhole));
}

const inColumn = (row: NamedRow, column: NamedColumn): NamedValue | undefined => valueIn(withName(row), column);

/** What both rows have in one column; an order of null where that cannot be compared. */
interface Beside {
  readonly column: NamedColumn;
  readonly values: readonly NamedValue[];
  readonly order: -1 | 0 | 1 | null;
}

/** The one column that the question means: by its words, else by the comparative. */
function columnOf(
  { tokenizer }: TableReader,
  rows: TwoRows,
  rest: readonly string[],
  { columns: names, of }: Comparative,
): NamedColumn | undefined {
  const columns = columnsOf(rows.map(withName)).map((column): Beside => {
    const values = rows.flatMap((row) => inColumn(row, column) ?? []);
    const [one, other] = values;
    return { column, values, order: one && other ? compareValues(one, other, of) : null };
  });
  const meant = names
    .map((name) => columns.filter(({ column }) => tokenizer.terms(name).every((term) => column.own.terms.has(term))))
    .find((held) => held.length > 0);
  const ofMoney = of === "price" ? columns.filter(({ values }) => values.every(({ text }) => isOfMoney(text))) : [];
  const amounts = of === "price" ? columns.filter(({ column }) => isAmount(column)) : [];
  const open = of === "moment" ? momentsMeant(columns) : (meant ?? (amounts.length > 0 ? amounts : ofMoney));
  // "Which chair …" names the things, and no values of them.
  const ofNames = rows[0].name?.column;
  const counts = columns.map(({ column }) =>
    column === ofNames ? 0 : rest.filter((term) => column.own.terms.has(term)).length,
  );
  const most = Math.max(0, ...counts);
  const named = columns.filter((_, at) => counts[at] === most);
  const may = names.length === 0 ? named : named.filter((one) => open.includes(one) || ofMoney.includes(one));
  const chosen = onlyOne(most > 0 ? may : open);
  return chosen && chosen.order !== null && !isHeadless(chosen.column) ? chosen.column : undefined;
}

/** Of several columns of days or times that of the days, else the first where all agree on the order. */
function momentsMeant(columns: readonly Beside[]): readonly Beside[] {
  const ordered = columns.filter(({ order }) => order !== null);
  const ofDays = ordered.filter(({ values }) => values.every(({ words }) => dayIn(words) !== null));
  const orders = new Set(ordered.map(({ order }) => order));
  return ofDays.length > 0 ? ofDays : orders.size === 1 ? ordered.slice(0, 1) : [];
}

function pairOf(
  source: PlacedTable,
  rows: TwoRows,
  { column, comparative }: { readonly column: NamedColumn; readonly comparative: Comparative },
  { form }: Request,
): FoundPair | null {
  const [a, b] = rows.map((row) => ({ row, value: inColumn(row, column) }));
  if (!a?.value || !b?.value) return null;
  const order = compareValues(a.value, b.value, comparative.of);
  if (order === null) return null;
  const [first, second] = [
    sureCell(source, a.value, calledInRow(a.row, a.value)),
    sureCell(source, b.value, calledInRow(b.row, b.value)),
  ];
  if (form === "difference") {
    const operands =
      comparative.sign > 0 ? ([first.value, second.value] as const) : ([second.value, first.value] as const);
    const value = combine(...operands, "difference", column.form);
    return { cells: [first, second], combined: value === null ? null : { of: "difference", value, operands } };
  }
  const isTurned = form === "which" && order * comparative.sign < 0;
  const cells = isTurned ? ([second, first] as const) : ([first, second] as const);
  const sign = SIGNS[(isTurned ? -order : order) as -1 | 0 | 1];
  return { cells, combined: { of: "order", value: sign, operands: [cells[0].value, cells[1].value] } };
}

const SIGNS = { [-1]: "<", 0: "=", 1: ">" } as const;
