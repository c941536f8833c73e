import { createInlineText, type RichText } from "../inline-text.ts";

export interface DocParagraph {
  readonly content: RichText;
  /** Position of the character that ends it. */
  readonly mark: number;
  /** Ended by a cell mark rather than a paragraph mark. */
  readonly cell: boolean;
}

const FIELD_BEGIN = "\u0013";
const FIELD_SEPARATOR = "\u0014";
const FIELD_END = "\u0015";

interface Field {
  code: string;
  showing: boolean;
}

/** Cuts text at its marks; fields show their results, codes stay out, HYPERLINK fields become links. */
export function* splitParagraphs(text: string, from: number, to: number): Generator<DocParagraph> {
  const inline = createInlineText();
  const fields: Field[] = [];
  let plain = "";

  const flush = () => {
    const words = plain;
    plain = "";
    if (words === "") return;
    const open = fields.at(-1);
    if (fields.some((field) => !field.showing)) {
      if (open && !open.showing) open.code += words;
      return;
    }
    const href = fields.map(({ code }) => /^\s*HYPERLINK\s+"([^"]+)"/i.exec(code)?.[1]).find(Boolean);
    if (href) inline.link(href, () => inline.add(words));
    else inline.add(words);
  };

  for (let at = from; at < to; at++) {
    const character = text.charAt(at);
    const code = text.charCodeAt(at);
    if (code >= 0x20) plain += character === "\u00ad" ? "" : character;
    else if (character === "\r" || character === "\f" || character === "\u0007") {
      flush();
      yield { content: inline.take(), mark: at, cell: character === "\u0007" };
    } else if (character === FIELD_BEGIN) {
      flush();
      fields.push({ code: "", showing: false });
    } else if (character === FIELD_SEPARATOR) {
      flush();
      const field = fields.at(-1);
      if (field) field.showing = true;
    } else if (character === FIELD_END) {
      flush();
      fields.pop();
    } else if (character === "\u000b") {
      flush();
      inline.newline();
    } else if (character === "\t") plain += " ";
    else if (code === 0x1e) plain += "-";
  }
  flush();
  const rest = inline.take();
  if (rest.text !== "") yield { content: rest, mark: to - 1, cell: false };
}
