import type { Range } from "./markdown.ts";

export type InlineNode =
  | { readonly kind: "text"; readonly from: number; readonly to: number }
  | { readonly kind: "strong" | "emphasis"; readonly children: readonly InlineNode[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly InlineNode[] }
  /** `[n]` at `from`: source n of the answer. */
  | { readonly kind: "cite"; readonly number: number; readonly from: number };

/**
 * In order of precedence. All ASCII punctuation can be escaped (CommonMark 2.4); an image is shown as its words, for nothing
 * remote is ever loaded.
 */
const TOKEN =
  /\\([!-/:-@[-`{-~])|(`+)(.+?)\2|!\[([^\]]*)\]\([^)\s]*\)|\[(\d{1,3})\](?!\()|\[([^\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)|\*\*(?=\S)(.+?\S|\S)\*\*(?!\*)|(?<![\w*])[*_](?=\S)(.*?\S)[*_](?![\w*])/gs;

/** `isLink` says which addresses are links; the words of others are shown. */
export function parseInline(source: string, range: Range, isLink = isSafe): readonly InlineNode[] {
  const nodes: InlineNode[] = [];
  const text = source.slice(range.from, range.to);
  let at = range.from;
  for (const match of text.matchAll(TOKEN)) {
    const from = range.from + match.index;
    if (from > at) nodes.push({ kind: "text", from: at, to: from });
    nodes.push(...toNodes(source, match, from, isLink));
    at = from + match[0].length;
  }
  if (at < range.to) nodes.push({ kind: "text", from: at, to: range.to });
  return nodes;
}

function toNodes(
  source: string,
  match: RegExpExecArray,
  from: number,
  isLink: (href: string) => boolean,
): readonly InlineNode[] {
  const inner = (begin: number, end: number) => parseInline(source, { from: begin, to: end }, isLink);
  const [whole, escaped, , code, alternative, citation, label, href, strong, emphasis] = match;
  if (escaped !== undefined) return [{ kind: "text", from: from + 1, to: from + 2 }];
  if (code !== undefined) return [{ kind: "code", text: code }];
  if (alternative !== undefined) return [{ kind: "text", from: from + 2, to: from + 2 + alternative.length }];
  if (citation !== undefined) return [{ kind: "cite", number: Number(citation), from }];
  if (label !== undefined && href !== undefined) {
    const children = inner(from + 1, from + 1 + label.length);
    return isLink(href) ? [{ kind: "link", href, children }] : children;
  }
  if (strong !== undefined) return [{ kind: "strong", children: inner(from + 2, from + whole.length - 2) }];
  if (emphasis !== undefined) return [{ kind: "emphasis", children: inner(from + 1, from + whole.length - 1) }];
  return [{ kind: "text", from, to: from + whole.length }];
}

/** Only addresses that a person can follow knowingly: never `javascript:`, `data:` or a path of this page. */
export const isSafe = (href: string) => /^(https?:\/\/|mailto:)/i.test(href);
