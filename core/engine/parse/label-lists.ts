import { type LineRange, paragraphRanges } from "./plain-text/paragraphs.ts";
import type { Grid } from "./table-grid.ts";

/** "Ort:       Aula der Schule": a few words, a colon, and what is said. */
const LABELLED = /^\s*\p{L}[^:]{0,30}:(?<gap>\s+)(?=\S)/u;
/** Lines with a label; two may be prose. */
const LEAST = 3;
/** Lines without a gap that the paragraph may end with. */
const MOST_AFTER = 20;

export interface LabelList extends LineRange {
  readonly grid: Grid;
}

/** Paragraphs of labels with what is said of each aligned behind them; a line without a label goes on with the one above. */
export function labelLists(lines: readonly string[], from: number, to: number): LabelList[] {
  let end = to;
  while (end - to < MOST_AFTER && (lines[end] ?? "").trim() !== "") end++;
  return paragraphRanges(lines, from, end).flatMap((paragraph) => {
    const own = lines.slice(paragraph.from, paragraph.to);
    const place = LABELLED.exec(own[0] ?? "")?.[0].length;
    if (place === undefined) return [];
    const labels = own.map((line) => LABELLED.exec(line)).filter((label) => label?.[0].length === place);
    const isAligned = labels.some((label) => (label?.groups?.gap ?? "").length > 1);
    const going = own.filter((line) => line.slice(0, place).trim() === "");
    if (labels.length < LEAST || !isAligned || labels.length + going.length < own.length) return [];
    return [{ ...paragraph, grid: { rows: rowsOf(own, place), header_rows: 0, header_columns: 1 } }];
  });
}

function rowsOf(lines: readonly string[], place: number): Grid["rows"] {
  const rows: [string, string][] = [];
  for (const line of lines) {
    const [label, said] = [line.slice(0, place).trim().replace(/\s*:$/u, ""), line.slice(place).trim()];
    const above = rows.at(-1);
    if (label === "" && above) above[1] += ` ${said}`;
    else rows.push([label, said]);
  }
  return rows.map((row) => row.map((content) => ({ content })));
}
