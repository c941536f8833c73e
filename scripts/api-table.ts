// Writes the table of endpoints into README.md: `node scripts/api-table.ts`. Run it after adding or removing a route.
import { readFile, writeFile } from "node:fs/promises";
import { apiRoutes } from "#core/app.ts";
import type { MountedRoute } from "#core/http/route.ts";

type Row = Pick<MountedRoute<never>, "api" | "tag" | "method" | "fullPath">;

const README = new URL("../README.md", import.meta.url);
const [START, END] = ["<!-- api-table -->", "<!-- /api-table -->"];

/** The README with its table as the rows have it; a README without the marks gets the section at its end. */
export function withApiTable(readme: string, rows: readonly Row[]): string {
  const section = `${START}\n\n${apiTable(rows)}\n\n${END}`;
  const [from, to] = [readme.indexOf(START), readme.indexOf(END)];
  if (from < 0 || to < from) return `${readme.trimEnd()}\n\n## API\n\n${section}\n`;
  return readme.slice(0, from) + section + readme.slice(to + END.length);
}

/** Endpoints by resource. Both hosts are made from the same rows, so one count is the count of each. */
export function apiTable(rows: readonly Row[]): string {
  const groups = Map.groupBy(rows, ({ api, tag }) => JSON.stringify([api, tag]));
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group;
    const count = String(group.length);
    return first ? [[first.api === "platform" ? "platform" : "document chat", first.tag, count, count]] : [];
  });
  const total = String(rows.length);
  return markdownTable([
    ["API", "resource", "service worker", "sync server"],
    ...lines,
    ["", "**all endpoints**", total, total],
  ]);
}

function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isNumber = (column: number) => column >= 2;
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (isNumber(column) ? `${"-".repeat(width - 1)}:` : "-".repeat(width))).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].join("\n");
}

if (import.meta.main) {
  const readme = await readFile(README, "utf8");
  await writeFile(README, withApiTable(readme, apiRoutes));
}
