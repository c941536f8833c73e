import { fillOf, type Theme } from "./colors.ts";
import type { SlideCell, SlideTable } from "./slide.ts";
import { textBodyOf } from "./text-body.ts";
import { all, at, numberOf, valueOf, type Node } from "./xml-tree.ts";

/** Lighter than the text on it; what the built-in styles give the rows below the heads. */
const BAND = "rgb(128 128 128 / 12%)";

/** A table; of its style, which is in no file, what most have: a colored head and lines between rows. */
export function tableOf(grid: Node, theme: Theme): SlideTable {
  const widths = all(at(grid, "tblGrid"), "gridCol").map((column) => numberOf(column, "w") ?? 1);
  const total = widths.reduce((sum, width) => sum + width, 0) || 1;
  const rows = all(grid, "tr");
  const high = rows.reduce((sum, row) => sum + (numberOf(row, "h") ?? 1), 0) || 1;
  const properties = at(grid, "tblPr");
  const hasStyle = at(properties, "tableStyleId") !== undefined;
  const hasHead = valueOf(properties, "firstRow") === "1";
  const isBanded = valueOf(properties, "bandRow") === "1";
  return {
    columns: widths.map((width) => width / total),
    rows: rows.map((row, index) => {
      const isHead = hasStyle && hasHead && index === 0;
      const fill = isHead
        ? `#${theme["accent1"] ?? "888888"}`
        : hasStyle && isBanded && index % 2 === 1
          ? BAND
          : undefined;
      return {
        height: (numberOf(row, "h") ?? 1) / high,
        cells: all(row, "tc").flatMap((cell) => cellOf(cell, theme, isHead, fill)),
      };
    }),
  };
}

function cellOf(cell: Node, theme: Theme, isHead: boolean, fill: string | undefined): SlideCell[] {
  if (valueOf(cell, "hMerge") === "1" || valueOf(cell, "vMerge") === "1") return [];
  const properties = at(cell, "tcPr");
  const own = fillOf(properties, theme);
  const body = at(cell, "txBody") ?? { name: "txBody", attributes: {}, children: [], text: "" };
  const color = isHead ? `#${theme["bg1"] ?? "ffffff"}` : `#${theme["tx1"] ?? "000000"}`;
  const look = { styles: [], bodies: [properties], theme, color, isCentered: false };
  return [
    {
      columnSpan: numberOf(cell, "gridSpan") ?? 1,
      rowSpan: numberOf(cell, "rowSpan") ?? 1,
      fill: own === "none" ? undefined : (own ?? fill),
      text: textBodyOf(body, look),
    },
  ];
}
