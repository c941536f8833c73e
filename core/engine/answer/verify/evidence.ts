import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { unitBefore, unitLength } from "../../names/units.ts";
import type { LanguageCode } from "../../languages/language.ts";
import { LIVED, STANDING_FOR } from "../../languages/check-words.ts";
import { heldTerms, holds, type HeldTerms } from "../compose/held-terms.ts";
import { isTableRow, sentences, type Span } from "../../sentences.ts";
import { withoutAddressed } from "./addressed.ts";
import { datesIn, type NamedDate } from "./dates.ts";
import { acronymsOf, foldWord, namesIn, wordForms, type NameWord } from "./names.ts";
import type { Quantity } from "./quantities.ts";
import { toldQuantities } from "./told-quantities.ts";
import type { ToldCell } from "./table-cells.ts";
import { trimBoth } from "../../trim.ts";

/** What can be told wrong without sounding wrong. */
export interface Details {
  readonly quantities: readonly Quantity[];
  readonly dates: readonly NamedDate[];
  readonly names: readonly NameWord[];
}

/** `known` words are no names where a sentence opens with them; a source may also say "a year" for "one year". */
export function detailsOf(
  text: string,
  known?: ReadonlySet<string>,
  articles = false,
  language?: LanguageCode,
): Details {
  const dates = datesIn(text);
  const quantities = toldQuantities(text, dates, articles);
  const units = quantities.map(({ from, to }) => ({
    from: unitBefore(text.slice(Math.max(0, from - 4), from)) ? from - 4 : from,
    to: to + unitLength(text.slice(to, to + 24)),
  }));
  const isFigure = ({ from, to }: NameWord) => [...dates, ...units].some((range) => from < range.to && to > range.from);
  return { quantities, dates, names: namesIn(text, known, language).filter((name) => !isFigure(name)) };
}

/** A sentence of a passage as evidence. */
export interface Evidence extends Details {
  /** UTF-16 range in the passage. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly terms: HeldTerms;
  /** Its terms and, where it opens with a pronoun, those of the sentence before. */
  readonly about: HeldTerms;
  readonly forms: ReadonlySet<string>;
  /** Names it opens with: what it is about. */
  readonly subject: readonly string[];
  /** It is one cell of a table, told with its heads. */
  readonly isCell: boolean;
  /** It is a whole list, or a whole row of a table whose figures only its cells vouch for: it says which things, not what of them. */
  readonly isWhole?: boolean;
  /** Of a cell, characters of the caption of its table that it begins with. */
  readonly captioned?: number;
}

/** One passage, taken apart once for all sentences that are held against it. */
export interface Source {
  readonly passage: Passage;
  readonly sentences: readonly Evidence[];
  readonly terms: HeldTerms;
  /** Of the passage, its heading and the name of its document. */
  readonly forms: ReadonlySet<string>;
  /** Of its heading and the name of its document. */
  readonly around: ReadonlySet<string>;
  readonly acronyms: string;
  /** Numbers that may be the years of dates. */
  readonly years: ReadonlySet<number>;
  /** For quotations: one line, one kind of quotation marks, small letters. */
  readonly flat: string;
}

/** Characters at the beginning of a sentence in which what it is about is looked for. */
const OPENING = 40;

export function sourceOf(tokenizer: Tokenizer, passage: Passage, cells: readonly ToldCell[] = []): Source {
  const around = `${passage.document_name.replace(/\.\p{L}{2,5}$/u, "")} ${passage.heading ?? ""}`;
  // What addresses the model vouches for nothing.
  const content = withoutAddressed(passage.content);
  const spans = sentences(content).filter(
    ({ start, end }) => !cells.some((cell) => cell.start < end && cell.end > start),
  );
  const told = spans.map((span) => evidenceOf(tokenizer, { ...span, text: content.slice(span.start, span.end) }));
  const found = [
    ...withReferred(told),
    ...listsOf(told).map((list) => ({
      ...evidenceOf(tokenizer, { ...list, text: content.slice(list.start, list.end) }),
      isWhole: true,
    })),
    ...cells.map((cell) => ({ ...evidenceOf(tokenizer, cell), isCell: true, captioned: cell.captioned ?? 0 })),
    ...rowsOf(tokenizer, cells),
  ];
  const forms = new Set([...wordForms(around), ...joinedIn(around)]);
  const everything = [around, content, ...cells.map(({ text }) => text)].join("\n");
  const years = found.flatMap(({ quantities, dates }) => [
    ...quantities.flatMap(({ values }) => values),
    ...dates.flatMap(({ readings }) => readings.flatMap(({ year }) => year ?? [])),
  ]);
  return {
    passage,
    sentences: found,
    terms: heldTerms([...tokenizer.terms(everything), ...(LIFETIME.test(content) ? tokenizer.terms(LIVED) : [])]),
    forms: new Set([...wordForms(everything), ...forms]),
    around: forms,
    acronyms: acronymsOf(everything),
    years: new Set(years),
    flat: flattened(content),
  };
}

/** The beginnings and ends of capitals written together: "ACME" and "STEEL" of "ACMESTEEL_2020.pdf". */
function joinedIn(name: string): string[] {
  const words = [...name.matchAll(/(?<!\p{L})\p{Lu}{7,20}(?!\p{L})/gu)].map(([word]) => word.toLowerCase());
  return words.flatMap((word) =>
    Array.from({ length: word.length - 2 * LEAST_JOINED + 1 }, (_, at) => LEAST_JOINED + at).flatMap((cut) => [
      word.slice(0, cut),
      word.slice(cut),
    ]),
  );
}

const LEAST_JOINED = 3;

/** From the sentence that leads to a list to its last item. Items are short and have no full stop. */
function listsOf(spans: readonly ToldCell[]): Span[] {
  const lists: Span[] = [];
  let from = 0;
  for (const [at, { end }] of spans.entries()) {
    if (isItem(spans[at]) && isItem(spans[at + 1])) continue;
    const lead = spans[Math.max(0, from - 1)];
    if (lead && at - from >= LEAST_ITEMS - 1 && isItem(spans[at])) lists.push({ start: lead.start, end });
    from = at + 1;
  }
  return lists;
}

const LEAST_ITEMS = 3;
const LONGEST_ITEM = 80;
/** The number of an item is a sentence, too. */
const isItem = (span: ToldCell | undefined): boolean =>
  span !== undefined &&
  span.text.length <= LONGEST_ITEM &&
  !isTableRow(span.text) &&
  (!/[.:?!]$/u.test(span.text) || /^\p{N}{1,3}\.$/u.test(span.text));

/** Cells of one row have the same beginning: that of the row. */
export const rowOf = ({ start }: { readonly start: number }): number => start;

/** What names a row of a list may be in any of its cells: "Sheryl", "Baxter", "Rasmussen Group". */
function rowsOf(tokenizer: Tokenizer, cells: readonly ToldCell[]): Evidence[] {
  return [...Map.groupBy(cells, rowOf).values()].flatMap((row) => {
    const [first] = row;
    if (!first || row.length < 2) return [];
    const text = row.map((cell) => cell.text).join("; ");
    return [
      {
        ...evidenceOf(tokenizer, { ...first, text }),
        quantities: [],
        dates: [],
        subject: [],
        isCell: true,
        isWhole: true,
      },
    ];
  });
}

function evidenceOf(tokenizer: Tokenizer, { start, end, text }: ToldCell): Evidence {
  const details = detailsOf(text, undefined, true);
  const subject = details.names.filter(({ from }) => from < OPENING).map((name) => foldWord(name.text));
  const lived = LIFETIME.test(text) ? tokenizer.terms(LIVED) : [];
  const terms = heldTerms([...tokenizer.terms(text), ...lived]);
  return {
    ...details,
    start,
    end,
    text,
    terms,
    about: terms,
    forms: wordForms(text),
    subject,
    isCell: false,
  };
}

/** "Nathan Hale (June 6, 1755 – September 22, 1776)" says when he was born and died. */
const LIFETIME = /\([^()]{0,40}\d{4}\s?[–-]\s?[^()]{0,30}\d{4}\s?\)/u;

/** "It is 84 m high" is about what the sentence before is about. */
function withReferred(sentences: readonly Evidence[]): Evidence[] {
  return sentences.map((sentence, at) => {
    const before = sentences[at - 1];
    const first = /\p{L}+/u.exec(sentence.text)?.[0].toLowerCase() ?? "";
    return before && STANDING_FOR.has(first)
      ? { ...sentence, about: together(before.terms, sentence.terms) }
      : sentence;
  });
}

export const together = (...held: readonly HeldTerms[]): HeldTerms => ({
  terms: new Set(held.flatMap(({ terms }) => [...terms])),
  beginnings: new Set(held.flatMap(({ beginnings }) => [...beginnings])),
});

/** Share of the terms that are held, 0–1; words that only begin alike count in part. */
export function coverage(terms: readonly string[], held: HeldTerms): number {
  if (terms.length === 0) return 0;
  return terms.reduce((sum, term) => sum + holds(held, term), 0) / terms.length;
}

export function flattened(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[“”„«»‟]/gu, '"')
    .replace(/[‘’‚‛]/gu, "'")
    .replace(/[–—−‐‑]/gu, "-")
    .replace(/[*_`\\]/g, "")
    .replace(/\s?(?:percent|per cent|%)/giu, "%")
    .replace(/\s+/gu, " ")
    .toLowerCase();
}

const QUOTED =
  /"([^"\n]{1,400})"|“([^“”\n]{1,400})”|„([^“”„\n]{1,400})[“”]|«\s?([^«»\n]{1,400}?)\s?»|「([^」\n]{1,400})」/gu;

/** What a sentence gives as the very words of somebody. Gaps ("…") part one quotation into several. */
export function quotationsIn(text: string): string[] {
  return [...text.matchAll(QUOTED)].flatMap((match) =>
    (match.slice(1).find((group) => group !== undefined) ?? "")
      .split(/…|\.{3}|\[[^\]]{0,20}\]/u)
      .map((part) => trimBoth(part, /[\s,.;:]/u, /[\s,.;:!?]/u))
      .filter((part) => part.length > 1 && /[\p{L}\p{N}]/u.test(part)),
  );
}
