import { ASKS_HOW_MUCH, BILL_AMOUNT_WORDS, BILL_WORD } from "../languages/sheet-words.ts";
import { isAmount } from "./amounts.ts";
import { numberIn } from "./arithmetic.ts";
import { readQuestion, type TableQuestion } from "./asked.ts";
import { sureCell, type FoundCell } from "./look-up.ts";
import type { SearchedDocument } from "./look-up-in.ts";
import { sectionOf } from "./near.ts";
import { rowHolds, type NamedRow, type NamedValue, type PlacedTable, type TableReader } from "./read-table.ts";
import { onlyOne } from "./sheet-rows.ts";

/**
 * What a bill comes to: "What is the price of the Greenleaf invoice?", "How much do I owe Sailer?" The last row of its last table,
 * where that is the sum of the rows above. Null where the question asks for something else, where words of it are neither in the
 * document's name nor above the table, or in rows of it, or where several bills may be meant.
 */
export function lookUpBill(
  reader: TableReader,
  question: TableQuestion,
  searched: readonly SearchedDocument[],
): FoundCell | null {
  const words = question.question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const amounts = words.filter((word) => BILL_AMOUNT_WORDS.has(word));
  const bills = words.filter((word) => BILL_WORD.test(word));
  if (!ASKS_HOW_MUCH.test(question.question) && amounts.length === 0) return null;
  if (bills.length === 0 && amounts.length === 0) return null;
  const left = question.telling.filter(({ text }) => !amounts.includes(text.toLowerCase()));
  const { terms } = readQuestion(reader.tokenizer, {
    question: question.question,
    telling: left.filter(({ text }) => !bills.includes(text.toLowerCase())),
  });
  const wanted = terms.filter(({ weight }) => weight > 0).map(({ term }) => term);
  const things = bills.map((word) => word.replace(BILL_WORD, "")).filter((part) => part.length > 2);
  const found = searched.flatMap((one) => {
    const bill = billIn(reader, one);
    if (!bill) return [];
    const held = new Set(reader.tokenizer.terms(bill.over));
    // "How much VAT is on the invoice?" asks for another row than the last.
    const isOfRow = (term: string): boolean => bill.rows.some((row) => rowHolds(row, term));
    const isNamed =
      wanted.every((term) => held.has(term) && !isOfRow(term)) && things.every((part) => bill.over.includes(part));
    return isNamed ? [bill.cell] : [];
  });
  return (wanted.length + things.length > 0 && onlyOne(found)) || null;
}

interface Bill {
  /** The name of its document and what is printed above its table, in lower case. */
  readonly over: string;
  readonly cell: FoundCell;
  readonly rows: readonly NamedRow[];
}

/** Characters above the table of a bill: letterhead, address and a line or two. */
const LONGEST_OVER = 2500;

function billIn(reader: TableReader, { document, passages: [first] }: SearchedDocument): Bill | null {
  const { text, tables } = document;
  const table = tables.at(-1);
  if (!table || !first || table.start > LONGEST_OVER) return null;
  const over = `${first.document_name} ${text.slice(0, table.start)}`.toLowerCase();
  if (!over.match(/\p{L}+/gu)?.some((word) => BILL_WORD.test(word))) return null;
  const source: PlacedTable = {
    document_id: first.document_id,
    text,
    table,
    about: "",
    section: sectionOf(document, table),
  };
  const rows = reader.rows(source);
  const last = rows.at(-1);
  const value = last && sumIn(last);
  if (!value) return null;
  const [name] = last.head.length > 0 ? last.head : last.values.map((own) => own.text);
  const row_path = name === undefined || name === value.text ? [] : [name];
  return { over, rows, cell: sureCell(source, value, row_path) };
}

/** The amount of a row that is the sum of those above it: its only number, or the one under a head of money. */
function sumIn({ isSum, values }: NamedRow): NamedValue | undefined {
  const numbers = isSum ? values.filter(({ text, column }) => numberIn(text, column.form) !== null) : [];
  return onlyOne(numbers) ?? onlyOne(numbers.filter(({ column }) => isAmount(column)));
}
