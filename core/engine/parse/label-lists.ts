import { type LineRange, paragraphRanges } from "./plain-text/paragraphs.ts";
import type { Grid } from "./table-grid.ts";

/** "Ort:       Aula der Schule": a few words, a colon, and what is said. */
const LABELLED = /^(?<label>\s*\p{L}[^:]{0,30}:)(?<gap>\s+)(?=\S)/u;
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
    const place = placeOf(own[0] ?? "");
    const pairs = own.filter((line) => placeOf(line) === place);
    const isAligned = pairs.some((line) => /^\s*\S[^:]*:\s{2,}/u.test(line));
    const goesOn = (line: string): boolean => place !== null && line.slice(0, place).trim() === "";
    if (place === null || pairs.length < LEAST || !isAligned) return [];
    if (!own.every((line) => placeOf(line) === place || goesOn(line))) return [];
    return [{ ...paragraph, grid: { rows: rowsOf(own, place), header_rows: 0, header_columns: 1 } }];
  });
}

/** Where what is said begins; null for a line without a label. */
const placeOf = (line: string): number | null => LABELLED.exec(line)?.[0].length ?? null;

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
