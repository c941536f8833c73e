import { boundsOf } from "../bounds.ts";
import { lineText } from "../lines.ts";
import type { Part } from "../paragraphs.ts";
import type { FoundTable } from "./build-table.ts";
import { unitIn } from "./units.ts";

export interface TableTitle {
  readonly caption: string | null;
  readonly unit: string | null;
}

const LONGEST_CAPTION = 200;

/** Caption and unit of a table: from the lines above it, nearest first, and from its heads. */
export function titleOf(table: FoundTable, before: readonly Part[]): TableTitle {
  const heads = table.rows.slice(0, table.headerRows).flatMap((row) => row.map((cell) => unitIn(cell.text)));
  let unit = heads.find((found) => found !== null) ?? null;
  let top = table.y;
  for (const part of before.toReversed()) {
    if (part.kind !== "text") break;
    const gap = top - boundsOf(part.lines).bottom;
    // What stands beside a table, or in the column before its own, is no title.
    if (gap > table.size * 4 || gap < -table.size) break;
    const texts = part.lines.map((line) => lineText(line).trim());
    while (isUnitLine(texts.at(-1))) {
      const line = texts.pop() ?? "";
      unit ??= unitIn(line);
    }
    const text = texts.join(" ");
    if (text !== "") return { caption: captionIn(text), unit: unit ?? unitIn(text) };
    top = boundsOf(part.lines).y;
  }
  return { caption: null, unit };
}

/** "(in millions)" or "Millions of dollars", and nothing else. */
function isUnitLine(text: string | undefined): boolean {
  return text !== undefined && unitIn(text)?.length === text.replace(/^\(|\)$/g, "").length;
}

/** A short line, the first sentence of "Table 2. …", or the last sentence of a paragraph that leads up to the table. */
function captionIn(text: string): string | null {
  if (!/\p{L}/u.test(text)) return null;
  if (text.length <= LONGEST_CAPTION) return text;
  const sentences = text.slice(0, 5000).split(/(?<=[.!?]) (?=\p{Lu})/u);
  const numbered = /^\p{L}{2,12}\.? \d{1,3}(?:\.\d{1,3})?[.:]$/u.test(sentences[0] ?? "");
  const sentence = numbered ? sentences.slice(0, 2).join(" ") : text.endsWith(":") ? (sentences.at(-1) ?? "") : "";
  return sentence !== "" && sentence.length <= LONGEST_CAPTION * 2 ? sentence : null;
}
