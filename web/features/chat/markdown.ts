/**
 * The Markdown that answers are written in, as a tree whose leaves are ranges of the source: a sentence's range in the
 * answer finds its words on the screen. HTML in it stays text; nothing here can load or run anything.
 */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export type BlockNode =
  | { readonly kind: "paragraph" | "quote"; readonly lines: readonly Range[] }
  | { readonly kind: "heading"; readonly level: number; readonly lines: readonly Range[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly start: number; readonly items: readonly ListItem[] }
  | { readonly kind: "table"; readonly head: readonly Range[]; readonly rows: readonly (readonly Range[])[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "rule" };

export interface ListItem {
  readonly lines: readonly Range[];
  readonly children: readonly BlockNode[];
}

interface Line extends Range {
  readonly text: string;
}

const HEADING = /^(#{1,6})\s+/;
const ITEM = /^(\s*)(?:[-*+]|(\d{1,9})[.)])\s+/;
const QUOTE = /^>\s?/;
const FENCE = /^(```|~~~)/;
const RULE = /^\s*([-*_])(\s*\1){2,}\s*$/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

export function parseMarkdown(source: string): readonly BlockNode[] {
  return parseLines(linesOf(source));
}

function parseLines(lines: readonly Line[]): readonly BlockNode[] {
  const blocks: BlockNode[] = [];
  let at = 0;
  for (let line = lines[at]; line; line = lines[at]) {
    const { block, next } = readBlock(lines, at, line);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

interface Read {
  readonly block?: BlockNode;
  readonly next: number;
}

/** `first` is the line at `at`. */
function readBlock(lines: readonly Line[], at: number, first: Line): Read {
  const { text } = first;
  if (text.trim() === "") return { next: at + 1 };
  if (FENCE.test(text)) return readCode(lines, at, first);
  if (RULE.test(text)) return { block: { kind: "rule" }, next: at + 1 };
  const heading = HEADING.exec(text);
  if (heading) {
    const line = cut(first, heading[0].length);
    return { block: { kind: "heading", level: heading[1]?.length ?? 1, lines: [line] }, next: at + 1 };
  }
  if (text.includes("|") && TABLE_RULE.test(lines[at + 1]?.text ?? "") && (lines[at + 1]?.text ?? "").includes("|"))
    return readTable(lines, at, first);
  if (ITEM.test(text)) return readList(lines, at, first);
  if (QUOTE.test(text)) return readWhile(lines, at, "quote", (line) => QUOTE.test(line.text));
  return readWhile(lines, at, "paragraph", (line, index) => index === at || !startsBlock(line.text));
}

const startsBlock = (text: string) =>
  text.trim() === "" || [FENCE, RULE, HEADING, ITEM, QUOTE].some((pattern) => pattern.test(text));

function readWhile(
  lines: readonly Line[],
  at: number,
  kind: "paragraph" | "quote",
  belongs: (line: Line, index: number) => boolean,
): Read {
  let next = at;
  for (let line = lines[next]; line && belongs(line, next); line = lines[next]) next++;
  const own = lines
    .slice(at, next)
    .map((line) => (kind === "quote" ? cut(line, QUOTE.exec(line.text)?.[0].length ?? 0) : line));
  return { block: { kind, lines: own }, next };
}

function readCode(lines: readonly Line[], at: number, first: Line): Read {
  const fence = FENCE.exec(first.text)?.[1] ?? "```";
  let next = at + 1;
  while (next < lines.length && !lines[next]?.text.startsWith(fence)) next++;
  const text = lines
    .slice(at + 1, next)
    .map((line) => line.text)
    .join("\n");
  return { block: { kind: "code", text }, next: next + 1 };
}

function readTable(lines: readonly Line[], at: number, first: Line): Read {
  let next = at + 2;
  while (next < lines.length && lines[next]?.text.includes("|")) next++;
  return { block: { kind: "table", head: cells(first), rows: lines.slice(at + 2, next).map(cells) }, next };
}

/** An item takes the lines indented under it; those that begin items of their own become its children. */
function readList(lines: readonly Line[], at: number, begin: Line): Read {
  const first = ITEM.exec(begin.text);
  const indent = first?.[1]?.length ?? 0;
  const items: ListItem[] = [];
  let next = at;
  for (let line = lines[next]; line; line = lines[next]) {
    const match = ITEM.exec(line.text);
    if (!match || (match[1]?.length ?? 0) !== indent || (match[2] === undefined) !== (first?.[2] === undefined)) break;
    let end = next + 1;
    while (end < lines.length && isUnder(lines[end]?.text ?? "", lines[end + 1]?.text ?? "", indent)) end++;
    const inner = lines.slice(next + 1, end);
    const nested = inner.findIndex((line) => ITEM.test(line.text) || line.text.trim() === "");
    const own = nested < 0 ? inner : inner.slice(0, nested);
    items.push({
      lines: [cut(line, match[0].length), ...own],
      children: nested < 0 ? [] : parseLines(inner.slice(nested)),
    });
    next = end;
  }
  return { block: { kind: "list", ordered: first?.[2] !== undefined, start: Number(first?.[2] ?? 1), items }, next };
}

function isUnder(text: string, following: string, indent: number): boolean {
  const line = text.trim() === "" ? following : text;
  return line.trim() !== "" && line.length - line.trimStart().length > indent;
}

function cells(line: Line): readonly Range[] {
  const found: Range[] = [];
  const trimmed = line.text.trimEnd();
  let start = trimmed.trimStart().startsWith("|") ? trimmed.indexOf("|") + 1 : 0;
  for (let at = start; at <= trimmed.length; at++) {
    const isEnd = at === trimmed.length;
    if (!isEnd && (trimmed[at] !== "|" || trimmed[at - 1] === "\\")) continue;
    if (!(isEnd && at === start)) found.push({ from: line.from + start, to: line.from + at });
    start = at + 1;
  }
  return found;
}

function linesOf(source: string): Line[] {
  let from = 0;
  return source.split("\n").map((text) => {
    const line = { from, to: from + text.length, text };
    from += text.length + 1;
    return line;
  });
}

const cut = (line: Line, count: number): Line => ({
  from: line.from + count,
  to: line.to,
  text: line.text.slice(count),
});
