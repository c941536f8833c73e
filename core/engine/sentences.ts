import { endsWithNumberSign } from "./index/number-signs.ts";

export interface Span {
  /** UTF-16, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** How a question ends. */
export const ASKS = /[?？؟]$/u;

const BLOCK = /\n[^\S\n]*\n\s*/g;
/** Pattern of what an item of a list begins with. */
export const ITEM_MARK = String.raw`[-*•▪‣·–—]\s|\(?\p{N}{1,3}[.)]\s|\(?\p{Ll}\)\s`;
/** A new line that begins a new item rather than wrapping the old one. */
const ITEM = new RegExp(String.raw`\n(?=[^\S\n]*(?:${ITEM_MARK}|\|))`, "gu");
/** Words whose full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s("“„«'’[])(?:Dr|Mrs?|Ms|Prof|St|Sts|Mt|Ft|Gen|Col|Capt|Lt|Sgt|Rev|Hon|Sen|Rep|Gov|Pres|Messrs|Mme|Mlle|Jr|Sr|vs|v|cf|viz|ca|c|approx|No|Nos|Nr|Abb|Tab|Bd|Hrsg|Vol|Vols|Fig|Figs|Eq|Eqs|Sec|Ch|Art|Op|pp|p|ed|eds|al|e\.g|i\.e|z\.\s?B|d\.\s?h|u\.\s?a|bzw|evtl|ggf|usw|vgl|Str|Inc|Ltd|Co|Corp|Bros|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|т\.\s?е|т\.\s?д|т\.\s?п|г|гг|др|им|ул|стр|рис|Sra?|Dña|Ud|Uds|M)\.\s*$/u;
const INITIAL = /(?:^|[\s("“.])\p{Lu}\.\s*$/u;
/** The first half of "z. B.", "d. h.", "т. е.". */
const LETTER = /(?:^|[\s(])\p{L}\.\s*$/u;
const DOTTED = /(?:^|[\s("“])(?:\p{L}\.){2,}\s*$/u;
/** The number of a heading: "3.7.1." */
const OUTLINE_NUMBER = /^\s*\p{N}{1,3}(?:\.\p{N}{1,3})+\.$/u;
/** What an item of a numbered list begins with. */
const ITEM_NUMBER = /^\s*\(?\p{N}{1,3}\.$/u;
const GERMAN_ORDINAL = /(?:^|\s)\p{N}{1,2}\.\s*$/u;

/** Sentences of a text, trimmed, in order. Line breaks inside a paragraph do not end one; empty lines and list items do. */
export function sentences(text: string): Span[] {
  return pieces(text).flatMap((piece) => inPiece(text, piece));
}

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** Cells of tables are joined by " | ", their rows by new lines. */
const CELL = / \| /u;

/** Whether a sentence is the row of a table. */
export const isTableRow = (text: string): boolean => CELL.test(text);

/** Dots that lead from a name to what is written at the end of its line: "Soup ....... 4.50". */
const LEADERS = String.raw`(?:[.…] ?){4}[.…\s]*`;
const LED = new RegExp(LEADERS, "gu");
/** Behind the number that leaders lead to. */
const BEHIND_LED = new RegExp(
  String.raw`(?<=${LEADERS}(?:\p{Sc}\s?)?\p{N}[\p{N}.,:]*(?:\s?(?:\p{Sc}|%|\p{Lu}{3}(?!\p{L})))?)\s+(?=\p{L})`,
  "gu",
);

function pieces(text: string): Span[] {
  return splitAt(text, { start: 0, end: text.length }, BLOCK).flatMap((block) => {
    const written = text.slice(block.start, block.end);
    if (CELL.test(written)) return splitAt(text, block, /\n/gu);
    return (written.match(LED)?.length ?? 0) > 1 ? ledLines(text, block) : splitAt(text, block, ITEM);
  });
}

/** The entries of a list with leaders: its lines, or what ends with a number where several are in one line. */
const ledLines = (text: string, block: Span): Span[] =>
  splitAt(text, block, /\n/gu).flatMap((line) =>
    (text.slice(line.start, line.end).match(LED)?.length ?? 0) > 1 ? splitAt(text, line, BEHIND_LED) : [line],
  );

function splitAt(text: string, span: Span, separator: RegExp): Span[] {
  const parts: Span[] = [];
  let start = span.start;
  for (const match of text.slice(span.start, span.end).matchAll(separator)) {
    parts.push({ start, end: span.start + match.index });
    start = span.start + match.index + match[0].length;
  }
  parts.push({ start, end: span.end });
  return parts;
}

function inPiece(text: string, piece: Span): Span[] {
  if (CELL.test(text.slice(piece.start, piece.end))) return [trim(text, piece)].filter((span) => span.end > span.start);
  const flat = text.slice(piece.start, piece.end).replace(/[\n\r\u2028\u2029\u0085]/g, " ");
  const found: Span[] = [];
  const last = flat.trimEnd().length;
  let open: Span | undefined;
  for (const { segment, index } of SEGMENTER.segment(flat)) {
    const start = open?.start ?? index;
    const end = index + segment.length;
    open = { start, end };
    const before = flat.slice(Math.max(start, end - LOOKED_AT), end);
    if (end < last && goesOn(before, flat.slice(end, end + LOOKED_AT))) continue;
    found.push(open);
    open = undefined;
  }
  if (open) found.push(open);
  return found
    .map((span) => trim(text, { start: piece.start + span.start, end: piece.start + span.end }))
    .filter((span) => span.end > span.start);
}

/** Characters, with what stands before it. */
const LONGEST_ABBREVIATION = 12;

/** Characters on each side of a break that tell whether the sentence goes on. */
const LOOKED_AT = 80;

function goesOn(sentence: string, rest: string): boolean {
  if (/^\s*\p{Ll}/u.test(rest) && /[.?!…]["”’)\]]*\s*$/u.test(sentence)) return true;
  const end = sentence.trimEnd();
  if (ENDS_WITH_LEADERS.test(end)) return true;
  if (!end.endsWith(".")) return false;
  if (BEGINS_NAME.test(sentence) && /^[\p{L}\p{N}]/u.test(rest)) return true;
  if (OUTLINE_NUMBER.test(end) || ITEM_NUMBER.test(end)) return true;
  const word = end.slice(-LONGEST_ABBREVIATION);
  if (endsWithNumberSign(word, rest)) return true;
  if (ABBREVIATION.test(word) || INITIAL.test(word)) return true;
  if (LETTER.test(word) && /^\p{L}\.\s/u.test(rest)) return true;
  if (DOTTED.test(sentence)) return !OPENS.test(rest);
  return (
    GERMAN_ORDINAL.test(sentence) && !OPENS.test(rest) && /^\s*\p{Lu}/u.test(rest) && !/^.{0,3}$/u.test(sentence.trim())
  );
}

/** The full stop of ".LCK" and ".NET". */
const BEGINS_NAME = /(?:^|[\s("“„«'’[])\.$/u;

const ENDS_WITH_LEADERS = /(?:[.…] ?){4}$/u;

/** Little words with a capital: "by 14 votes to 9. The proposal", not "am 9. Mai". */
const OPENS =
  /^\s*(?:The|A|An|In|On|At|It|Its|He|She|They|We|You|This|That|These|Those|There|But|And|However|After|When|If|For|Each|Both)\b/;

/** An empty cell, and halves of a mark like "[43]" or "[citation needed]" that stood at a full stop, belong to no sentence. */
const HEAD =
  /^\s*(?:\|\s+(?![^\n]*\| ))?(?:(?:\p{N}{1,3}|\p{Ll}|citation needed|note \p{N}{1,2})\]\s*|\[(?:\p{N}{1,3}|\p{Ll}|citation needed)\]\s*)*/u;
const TAIL = /(?<=[.!?。！？].{0,2}?)\s*(?:\[(?:\p{N}{1,3}|\p{Ll}|citation needed)\]\s*)*\[\s*$/u;

function trim(text: string, span: Span): Span {
  const whole = text.slice(span.start, span.end);
  const piece = whole.trimEnd().endsWith("[") ? whole.replace(TAIL, "") : whole;
  const lead = (HEAD.exec(piece)?.[0] ?? "").length;
  return {
    start: span.start + Math.min(lead, piece.length),
    end: span.start + Math.max(piece.trimEnd().length, Math.min(lead, piece.length)),
  };
}
