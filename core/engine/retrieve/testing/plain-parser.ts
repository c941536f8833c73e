import { DocumentError, type Block, type ParsedDocument } from "../../parsed-document.ts";
import { plainDocument } from "../../testing/plain-document.ts";

/** For tests of what comes after parsing: paragraphs at blank lines, headings after `#`. */
export const parsePlainBytes = (bytes: Uint8Array): Promise<ParsedDocument> =>
  Promise.resolve(parsePlain(new TextDecoder().decode(bytes)));

export function parsePlain(source: string): ParsedDocument {
  if (source.startsWith("BROKEN")) throw new DocumentError("This file is broken.");
  const blocks: Block[] = [];
  let text = "";
  for (const part of source.split(/\n\n+/).filter((paragraph) => paragraph.trim() !== "")) {
    const heading = /^(#+) (.*)$/s.exec(part);
    const content = heading?.[2] ?? part;
    const start = text === "" ? 0 : text.length + 2;
    text += (text === "" ? "" : "\n\n") + content;
    blocks.push({
      kind: heading ? "heading" : "paragraph",
      start,
      end: text.length,
      ...(heading && { level: heading[1]?.length ?? 1 }),
    });
  }
  const title = blocks.find(({ kind }) => kind === "heading");
  return plainDocument(text, { blocks, title: title ? text.slice(title.start, title.end) : null });
}
