import type { FormatParser } from "../context.ts";
import { decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { createPause } from "../pause.ts";
import { createCursor, readArgument, readOption, type Cursor } from "./cursor.ts";
import { prepareTex } from "./prepare.ts";
import { createTexReader } from "./read-tex.ts";

/** Tokens between two turns of the event loop. */
const TOKENS = 2000;

/** The text of a LaTeX file without its commands: sections, lists, tables, formulas, code, captions and notes. */
export const parseTex: FormatParser = async (bytes, { report, signal }) => {
  const cursor = createCursor(prepareTex(decodeTextFile(bytes)));
  const { text } = cursor;
  const builder = createDocumentBuilder();
  const reader = createTexReader(builder, cursor);
  const pause = createPause(() => {
    signal.throwIfAborted();
    report({ phase: "reading", done: cursor.at, total: text.length, unit: "bytes" });
  });
  const title = namedText(cursor, "title");
  if (title) reader.writeRange("title", title);
  for (const name of ["author", "date"]) {
    const range = namedText(cursor, name);
    if (range) reader.writeRange("paragraph", range);
  }
  const [begin, end] = [text.indexOf(BEGIN), text.lastIndexOf("\\end{document}")];
  cursor.at = begin < 0 ? 0 : begin + BEGIN.length;
  cursor.to = end > cursor.at ? end : text.length;
  for (let tokens = 0; cursor.at < cursor.to && !builder.full; tokens++) {
    reader.step();
    if (tokens % TOKENS === 0) await pause();
  }
  reader.finish();
  return builder.finish();
};

const BEGIN = "\\begin{document}";

/** The argument of the first command of this name. */
function namedText(cursor: Cursor, name: string) {
  const found = new RegExp(`\\\\${name}\\s*(?=[\\[{])`).exec(cursor.text);
  if (!found) return undefined;
  cursor.at = found.index + found[0].length;
  readOption(cursor);
  return readArgument(cursor);
}
