import type { Tokenizer } from "../../index/tokens.ts";
import { textOf } from "../compose/context.ts";
import { YEAR_WORDS } from "../../languages/table-words.ts";
import { heldTerms, holds } from "../compose/held-terms.ts";
import type { Quote } from "../compose/quote.ts";
import { denies, negationOf } from "../understand/negation.ts";
import type { Understood } from "../understand/understood.ts";
import { isWritten } from "../understand/words.ts";
import { numberForms } from "./number-forms.ts";
import { isSurelyName } from "./sure-names.ts";

/** What of the question a quote lacks or contradicts. */
export type Mismatch =
  | { readonly kind: "year"; readonly asked: string; readonly found: string }
  | { readonly kind: "polarity"; readonly negation: string }
  | { readonly kind: "lacks"; readonly words: readonly string[] };

const YEAR = /(?<![\p{L}\p{N}.,])(?:1\p{N}|20)\p{N}{2}(?![\p{N}]|[.,]\p{N})/gu;

/**
 * Null where the quote, with its headings and the name of its document, has every name, number and year of the question.
 * Names that a quote of the same document shows `before` it are not missed again.
 */
export function mismatchOf(
  tokenizer: Tokenizer,
  understood: Understood,
  quote: Quote,
  before: readonly Quote[] = [],
): Mismatch | null {
  const { question, telling } = understood;
  const { passage } = quote.best;
  const around = `${passage.document_name} ${passage.heading ?? ""} ${passage.content} ${shownAround(quote)}`;
  const ofDocument = before.filter(({ best }) => best.passage.document_id === passage.document_id).map(shownText);
  const held = heldTerms(tokenizer.terms([around, ...ofDocument].join(" ")));
  const lacking = telling.filter(
    (word) =>
      isSurelyName(word, understood) &&
      ![...word.terms, ...numberForms(word.text)].some((term) => holds(held, term) > 0) &&
      !isWritten(around, word.text),
  );
  const [asked] = yearsIn(question).filter((year) => !around.includes(year));
  const [found, ...others] = yearsIn(yearsShown(quote));
  if (asked && found && others.length === 0 && Math.abs(Number(asked) - Number(found)) <= FARTHEST)
    return { kind: "year", asked, found };
  if (lacking.length > 0) return { kind: "lacks", words: lacking.map(({ text }) => text) };
  // What explains why something is not the case rarely says again that it is not.
  const negation = formOf(understood) === "reason" ? null : negationOf(question);
  const isDenied = negation === null || denies(`${passage.heading ?? ""} ${shownText(quote)}`, understood.language);
  return isDenied ? null : { kind: "polarity", negation };
}

const formOf = ({ request }: Understood) => (request.kind === "question" ? request.form : null);

const yearsIn = (text: string): string[] => [...new Set(text.match(YEAR))];

/** Years between two that may be taken for each other. */
const FARTHEST = 100;

/** Of a row only its name, dates and what stands under a head of years: "2004" of other columns is a number. */
const yearsShown = (quote: Quote): string => {
  if (!quote.row) return shownText(quote);
  return quote.row.cells
    .filter(
      ({ head, cell }, at) =>
        at === 0 ||
        !PLAIN.test(textOf(cell)) ||
        (head.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => YEAR_WORDS.has(word)),
    )
    .map(({ head, cell }) => `${head} ${textOf(cell)}`)
    .join(" ");
};

const PLAIN = /^[\s\p{Sc}]*\p{N}+[\s\p{Sc}]*$/u;

/** What is shown of a row beside its cells: the titles above it, the heads of its columns and names from rows above. */
const shownAround = ({ row }: Quote): string =>
  row
    ? [...row.path, ...[...row.over, ...row.cells].map(({ head }) => head), ...row.over.map(({ text }) => text)].join(
        " ",
      )
    : "";

const shownText = ({ sentences, items, row }: Quote): string =>
  [...sentences, ...items, ...(row?.cells.map(({ cell }) => cell) ?? [])].map(textOf).join(" ");
