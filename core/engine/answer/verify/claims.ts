import { ATTRIBUTION, REFUSAL, TALK } from "../../languages/check-words.ts";
import { withoutLeads } from "./leads.ts";
import { findMarkers } from "./markers.ts";
import { trimEnd } from "../../trim.ts";
import { sentences, type Span } from "../../sentences.ts";

/** A sentence of an answer, or the clause of one that a citation closes. */
export interface Claim {
  /** UTF-16 range in the text without citations. */
  readonly from: number;
  readonly to: number;
  /** Without Markdown. */
  readonly text: string;
  /** Passages it cites, in order. */
  readonly cited: readonly number[];
  /** False for what states nothing: headings, lead-ins, questions, "I hope this helps". */
  readonly isStatement: boolean;
}

export interface Claims {
  /** The answer without its citations. */
  readonly plain: string;
  readonly claims: readonly Claim[];
}

interface Marker {
  readonly at: number;
  readonly numbers: readonly number[];
}

const PREFIX = /^\s*(?:>\s*)*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?/u;
const HEADING = /^\s*#{1,6}\s|^\s*\*\*[^*]{1,80}\*\*:?\s*$/u;
const RULE = /^(?=[^-]*(?:-[^-]+)*--)[\s:|-]+$/u;
const FENCE = /^\s*(?:```|~~~)/u;

/** Takes an answer apart. `count` is the number of passages it may cite. */
export function claimsOf(content: string, count: number): Claims {
  const { plain, markers } = withoutMarkers(withoutMarkerColumns(content, count), count);
  const claims: Claim[] = [];
  let from = 0;
  let isCode = false;
  const lines = plain.split("\n");
  for (const [index, line] of lines.entries()) {
    if (FENCE.test(line)) isCode = !isCode;
    const isHead = RULE.test(lines[index + 1] ?? "") && line.includes("|");
    const isQuiet = isCode || FENCE.test(line) || HEADING.test(line) || RULE.test(line) || isHead;
    if (line.trim() !== "")
      claims.push(...claimsOfLine(plain, { start: from, end: from + line.length }, markers, isQuiet));
    from += line.length + 1;
  }
  return { plain, claims };
}

/** A row with a cell more than its table has columns, in which there are only citations: they go into the cell before. */
function withoutMarkerColumns(content: string, count: number): string {
  let columns = Number.POSITIVE_INFINITY;
  const lines = content.split("\n").map((line) => {
    if (!line.trimStart().startsWith("|")) columns = Number.POSITIVE_INFINITY;
    const cells = cellsOf(line);
    if (RULE.test(line)) columns = cells;
    if (cells <= columns) return line;
    const row = trimEnd(line, /\s/u).replace(/\|$/, "");
    const at = row.lastIndexOf("|");
    const last = row.slice(at + 1);
    const isOnlyMarkers =
      findMarkers(last, count).length > 0 && !/[\p{L}\p{N}]/u.test(withoutMarkers(last, count).plain);
    return isOnlyMarkers ? `${trimEnd(row.slice(0, at), /\s/u)} ${last.trim()} |` : line;
  });
  return lines.join("\n");
}

const cellsOf = (line: string): number => line.trim().replace(/^\|/, "").replace(/\|$/, "").split("|").length;

function withoutMarkers(content: string, count: number): { readonly plain: string; readonly markers: Marker[] } {
  const markers: Marker[] = [];
  let plain = "";
  let at = 0;
  for (const { from, to, numbers } of findMarkers(content, count)) {
    plain += content.slice(at, from);
    markers.push({ at: plain.length, numbers });
    at = to;
  }
  return { plain: plain + content.slice(at), markers };
}

function claimsOfLine(plain: string, line: Span, markers: readonly Marker[], isQuiet: boolean): Claim[] {
  const start = line.start + (PREFIX.exec(plain.slice(line.start, line.end))?.[0].length ?? 0);
  const inside = plain.slice(start, line.end);
  const isRow = inside.includes("|") && inside.trimStart().startsWith("|");
  // What is added to a row stays in its last cell.
  const end = trimEnd(isRow ? trimEnd(inside, /\s/u).replace(/\|$/, "") : inside, /\s/u).length;
  const spans = isRow || isQuiet ? [{ start: 0, end }] : withWholeLinks(inside, sentences(inside));
  const own = markers.filter(({ at }) => at >= line.start && at <= line.end);
  return spans.flatMap((span, index) => {
    const from = index === 0 ? line.start - 1 : start + (spans[index - 1]?.end ?? 0) - 1 + gapBefore(inside, span);
    const next = spans[index + 1];
    const until = next ? start + next.start : line.end + 1;
    const mine = own.filter(({ at }) => at > from && at < until);
    return clausesOf(plain, { start: start + span.start, end: start + span.end }, mine, isQuiet);
  });
}

/** Sentences that end inside a link or an image go on to the end of it: nothing is written into "![A chart. B](c.png)". */
function withWholeLinks(text: string, spans: readonly Span[]): Span[] {
  const links = [...text.matchAll(LINK)].map(({ 0: all, index }) => ({ start: index, end: index + all.length }));
  return spans.reduce<Span[]>((whole, span) => {
    const before = whole.at(-1);
    const isInside = before && links.some(({ start, end }) => start < before.end && end > before.end);
    return isInside ? [...whole.slice(0, -1), { start: before.start, end: span.end }] : [...whole, span];
  }, []);
}

const LINKED = String.raw`\[[^[\]\n]{0,500}\]\([^()\n]{1,2000}\)`;
const LINK = new RegExp(`!?${LINKED}`, "gu");
const IMAGE = new RegExp(`!${LINKED}`, "gu");

/** A citation that stands between two sentences belongs to the one before it. */
const gapBefore = (text: string, { start }: Span): number => Math.max(1, start - text.slice(0, start).trimEnd().length);

/** A citation in the middle of a sentence closes a clause of its own. */
function clausesOf(plain: string, span: Span, markers: readonly Marker[], isQuiet: boolean): Claim[] {
  const clauses: Claim[] = [];
  let { start } = span;
  let before: number[] = [];
  for (const { at, numbers } of markers) {
    const isInside = at < span.end && /\p{L}(?:[^\p{L}]+\p{L}+){2}[^\p{L}]/u.test(plain.slice(at, span.end));
    const isWhole = /[\p{L}\p{N}]{2}|[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(plain.slice(start, at));
    if (!isInside || !isWhole) before.push(...numbers);
    else {
      clauses.push(claim(plain, { start, end: at }, [...before, ...numbers], isQuiet));
      start = at + (/^\s*/u.exec(plain.slice(at))?.[0].length ?? 0);
      before = [];
    }
  }
  clauses.push(claim(plain, { start, end: span.end }, before, isQuiet));
  return clauses;
}

function claim(plain: string, { start, end }: Span, cited: readonly number[], isQuiet: boolean): Claim {
  const written = plain
    .slice(start, end)
    .replace(IMAGE, "")
    .replace(/\*\*|__|`+|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, "")
    .replace(/\\([\\`*_[\]<>|~$#+-])/g, "$1")
    .replace(/^[\s,;–—-]+/u, "")
    .replace(ATTRIBUTION, "");
  const text = withoutLeads(written);
  return { from: start, to: end, text, cited: [...new Set(cited)], isStatement: !isQuiet && isStatement(text) };
}

function isStatement(text: string): boolean {
  if (!/\p{L}{2}|\p{N}/u.test(text) || /[?？؟]\s*$/u.test(text) || isRefusal(text)) return false;
  const hasDetail = /\p{N}|["“«„]|(?<=\S\s)\p{Lu}\p{Ll}/u.test(text);
  return hasDetail || !(TALK.test(text) || /:\s*$/u.test(text));
}

/** Whether a sentence says that the documents do not say. */
export const isRefusal = (text: string): boolean => REFUSAL.test(text);
