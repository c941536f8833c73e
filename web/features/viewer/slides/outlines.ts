import type { Shape } from "./slide.ts";
import { valueOf, type Node } from "./xml-tree.ts";

/** Outlines as polygons, in percent of the box. Others are drawn as boxes. */
const POLYGONS: Readonly<Record<string, string>> = {
  triangle: "50% 0, 100% 100%, 0 100%",
  rtTriangle: "0 0, 100% 100%, 0 100%",
  diamond: "50% 0, 100% 50%, 50% 100%, 0 50%",
  parallelogram: "25% 0, 100% 0, 75% 100%, 0 100%",
  trapezoid: "25% 0, 75% 0, 100% 100%, 0 100%",
  pentagon: "50% 0, 100% 38%, 81% 100%, 19% 100%, 0 38%",
  homePlate: "0 0, 80% 0, 100% 50%, 80% 100%, 0 100%",
  chevron: "0 0, 75% 0, 100% 50%, 75% 100%, 0 100%, 25% 50%",
  hexagon: "25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%",
  rightArrow: "0 25%, 65% 25%, 65% 0, 100% 50%, 65% 100%, 65% 75%, 0 75%",
  leftArrow: "100% 25%, 35% 25%, 35% 0, 0 50%, 35% 100%, 35% 75%, 100% 75%",
  downArrow: "25% 0, 75% 0, 75% 65%, 100% 65%, 50% 100%, 0 65%, 25% 65%",
  upArrow: "25% 100%, 75% 100%, 75% 35%, 100% 35%, 50% 0, 0 35%, 25% 35%",
  star5: "50% 0, 61% 35%, 98% 35%, 68% 57%, 79% 91%, 50% 70%, 21% 91%, 32% 57%, 2% 35%, 39% 35%",
};

const ROUNDED = /^(?:round|flowChartAlternate|flowChartTerminator|wedgeRound)/;

export function outlineOf(geometry: Node | undefined, isLine: boolean): Pick<Shape, "outline" | "polygon"> {
  const name = valueOf(geometry, "prst") ?? "rect";
  if (isLine || name === "line") return { outline: "line", polygon: undefined };
  if (POLYGONS[name]) return { outline: "path", polygon: POLYGONS[name] };
  if (/^(?:ellipse|flowChartConnector|donut)$/.test(name)) return { outline: "ellipse", polygon: undefined };
  return { outline: ROUNDED.test(name) ? "rounded" : "box", polygon: undefined };
}
