import { OTHER_UNIT_WORDS } from "../languages/table-words.ts";
import type { FoundCell } from "./look-up.ts";

/** "Net revenue · Q1 2023: 17,846 ($ millions)": a cell under the names of its row and column, with its unit. */
export function cellLabel(found: FoundCell): string {
  const names = [found.row_path.join(" › "), found.column_path.join(" ")].map(withoutColon).filter(Boolean);
  const unit = unitOf(found);
  return `${names.join(" · ")}: ${found.value}${unit ? ` (${unit})` : ""}`;
}

const withoutColon = (name: string): string => name.replace(/[:：]$/u, "");

/** The unit of the table, where it holds for this cell: shares, rates and words have none or another one. */
export function unitOf({
  source,
  value,
  row_path,
  column_path,
}: Pick<FoundCell, "source" | "value" | "row_path" | "column_path">): string | null {
  if (!/\p{N}/u.test(value) || /[%\p{L}]/u.test(value)) return null;
  const words =
    [row_path.at(-1) ?? "", ...column_path]
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+|%/gu) ?? [];
  return words.some((word) => word === "%" || OTHER_UNIT_WORDS.has(word)) ? null : source.table.unit;
}
