import type { Link } from "../parsed-document.ts";

/** How letters are set. */
export interface Look {
  readonly isBold: boolean;
  readonly isUnderlined?: boolean;
  /** Of the smallest letters, in any unit that is the same throughout a document; left out where the format does not tell. */
  readonly size?: number;
}

/** Text with links at offsets into it. */
export interface RichText {
  readonly text: string;
  readonly links: readonly Link[];
  /** How all its words are set; left out where the format does not tell. */
  readonly look?: Look;
}

/** Gathers the text of one block; white space collapses as it does on a page. */
export interface InlineText {
  add(text: string, look?: Look): void;
  /** A line break that stays. */
  newline(): void;
  /** Whether a line break is the last that was added, but for white space: another one ends a paragraph. */
  readonly endsLine: boolean;
  link(href: string, content: () => void): void;
  take(): RichText;
}

const SAFE_HREF = /^(?:https?:|mailto:|tel:|ftp:)/i;

export function createInlineText(): InlineText {
  // Parts, not one growing string: looking at its end would copy all of it each time.
  let parts: string[] = [];
  let links: Link[] = [];
  let length = 0;
  let look: Look | undefined;

  const add = (more: string, set?: Look) => {
    if (set) look = lookWith(look, more, set);
    const collapsed = more.replace(/[\u00ad\u200b\ufeff]/g, "").replace(/[\s\u00a0]+/g, " ");
    const last = parts.at(-1);
    const fresh = last === undefined || /\s/.test(last.slice(-1)) ? collapsed.replace(/^ /, "") : collapsed;
    push(fresh);
  };

  const push = (text: string) => {
    if (text === "") return;
    parts.push(text);
    length += text.length;
  };

  /** White space stands only at the end of the last part, one character of it. */
  const trimLast = () => {
    const last = parts.at(-1);
    if (last === undefined || !last.endsWith(" ")) return;
    parts.pop();
    length -= last.length;
    push(last.slice(0, -1));
  };

  return {
    add,
    newline() {
      trimLast();
      if (length > 0 && !parts.at(-1)?.endsWith("\n")) push("\n");
    },
    get endsLine() {
      return parts.at(-1)?.endsWith("\n") === true;
    },
    link(href, content) {
      const start = length;
      content();
      const end = /\s/.test(parts.at(-1)?.slice(-1) ?? "") ? length - 1 : length;
      if (end > start && SAFE_HREF.test(href.trim())) links.push({ start, end, href: href.trim() });
    },
    take() {
      const taken = { ...trimmed(parts.join(""), links), ...(look && { look }) };
      parts = [];
      links = [];
      length = 0;
      look = undefined;
      return taken;
    },
  };
}

/** How all words of a text are set once more is added to it, which is set so; signs and white space are no words. */
export function lookWith(look: Look | undefined, more: string, set: Look): Look | undefined {
  if (!/[\p{L}\p{N}]/u.test(more)) return look;
  return look ? commonLook(look, set) : set;
}

function commonLook(one: Look, other: Look): Look {
  const sizes = [one.size, other.size].filter((size) => size !== undefined);
  const isUnderlined = one.isUnderlined === true && other.isUnderlined === true;
  return { isBold: one.isBold && other.isBold, isUnderlined, ...(sizes.length > 0 && { size: Math.min(...sizes) }) };
}

/** `text` starts without white space already, so only the end can move. */
function trimmed(text: string, links: readonly Link[]): RichText {
  const kept = text.trimEnd();
  return {
    text: kept,
    links: links
      .map((link) => ({ ...link, end: Math.min(link.end, kept.length) }))
      .filter((link) => link.end > link.start),
  };
}
