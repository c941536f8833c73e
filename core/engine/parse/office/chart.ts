import { readXml } from "./read-xml.ts";
import { writtenTable, type Written } from "./table-gatherer.ts";

const MAX_SERIES = 50;
const MAX_POINTS = 500;

interface Series {
  name: string;
  readonly points: Map<number, { category: string; value: string }>;
}

/** A chart as its titles and a table of what it draws: a row a category, a column a series (ECMA-376 part 1, 21.2). */
export function readChart(bytes: Uint8Array): readonly Written[] {
  const titles: string[] = [];
  const series: Series[] = [];
  let title: string | null = null;
  let part: "name" | "category" | "value" | null = null;
  let inSeries = false;
  let index = 0;
  let text = "";

  readXml(bytes, {
    open(name, attributes) {
      if (name === "title") title = "";
      else if (name === "ser") {
        inSeries = true;
        series.push({ name: "", points: new Map() });
      } else if (inSeries && name === "tx") part = "name";
      else if (inSeries && (name === "cat" || name === "xVal")) part = "category";
      else if (inSeries && (name === "val" || name === "yVal")) part = "value";
      else if (name === "pt") index = Number(attributes["idx"] ?? 0);
      else if (name === "v" || name === "t") text = "";
    },
    close(name) {
      if (name === "title") {
        if (title) titles.push(title);
        title = null;
      } else if (name === "ser") inSeries = false;
      else if (name === "t" && title !== null) title += text;
      else if (name === "v") note(series.at(-1), part, index, text.trim());
      else if (/^(?:tx|cat|xVal|val|yVal)$/.test(name)) part = null;
    },
    text: (more) => (text += more),
  });
  return written(titles, series.slice(0, MAX_SERIES));
}

function note(
  series: Series | undefined,
  part: "name" | "category" | "value" | null,
  index: number,
  text: string,
): void {
  if (!series || part === null) return;
  if (part === "name") series.name = text;
  else if (index < MAX_POINTS) {
    const point = series.points.get(index) ?? { category: "", value: "" };
    point[part] = text;
    series.points.set(index, point);
  }
}

function written(titles: readonly string[], series: readonly Series[]): readonly Written[] {
  const indexes = [...new Set(series.flatMap(({ points }) => [...points.keys()]))].sort((a, b) => a - b);
  const category = (index: number) => series.map(({ points }) => points.get(index)?.category ?? "").find(Boolean) ?? "";
  const rows = indexes.map((index) => [
    category(index),
    ...series.map(({ points }) => shortNumber(points.get(index)?.value ?? "")),
  ]);
  const cells = [["", ...series.map(({ name }) => name)], ...rows].map((row) => row.map((content) => ({ content })));
  const table = writtenTable({ rows: cells, header_rows: 1, header_columns: 1 });
  return [
    ...titles.map((text): Written => ({ kind: "caption", content: { text, links: [] } })),
    ...(series.length === 0 || table.content.text === "" ? [] : [table]),
  ];
}

/** Spreadsheets store 0.1 as 0.10000000000000001. */
function shortNumber(value: string): string {
  const number = Number(value);
  return value !== "" && Number.isFinite(number) && value.length > 12 ? String(Number(number.toPrecision(10))) : value;
}
