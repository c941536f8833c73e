import type { Link } from "../parsed-document.ts";

/** Text with links at offsets into it. */
export interface RichText {
  readonly text: string;
  readonly links: readonly Link[];
}

/** Gathers the text of one block; white space collapses as it does on a page. */
export interface InlineText {
  add(text: string): void;
  /** A line break that stays. */
  newline(): void;
  link(href: string, content: () => void): void;
  take(): RichText;
}

const SAFE_HREF = /^(?:https?:|mailto:|tel:|ftp:)/i;

export function createInlineText(): InlineText {
  let text = "";
  let links: Link[] = [];

  const add = (more: string) => {
    const collapsed = more.replace(/[\u00ad\u200b\ufeff]/g, "").replace(/[\s\u00a0]+/g, " ");
    text += text === "" || /\s$/.test(text) ? collapsed.replace(/^ /, "") : collapsed;
  };

  return {
    add,
    newline() {
      text = text.replace(/ $/, "");
      if (text !== "" && !text.endsWith("\n")) text += "\n";
    },
    link(href, content) {
      const start = text.length;
      content();
      const end = text.trimEnd().length;
      if (end > start && SAFE_HREF.test(href.trim())) links.push({ start, end, href: href.trim() });
    },
    take() {
      const taken = trimmed(text, links);
      text = "";
      links = [];
      return taken;
    },
  };
}

/** `text` starts without white space already, so only the end can move. */
function trimmed(text: string, links: readonly Link[]): RichText {
  const kept = text.trimEnd();
  return { text: kept, links: links.map((link) => ({ ...link, end: Math.min(link.end, kept.length) })).filter((link) => link.end > link.start) };
}
