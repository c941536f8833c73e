// Writes the table of endpoints into README.md: `node scripts/api-table.ts`. Run it after adding or removing a route.
import { readFile, writeFile } from "node:fs/promises";
import { apiRoutes } from "#core/api/app.ts";
import type { Api, MountedRoute } from "#core/http/route.ts";
import { serverRoutes } from "#core/api/server-app.ts";

type Row = Pick<MountedRoute<never>, "api" | "tag" | "method" | "fullPath">;

/** What each host answers. */
interface Hosts {
  readonly serviceWorker: readonly Row[];
  readonly syncServer: readonly Row[];
}

const README = new URL("../README.md", import.meta.url);
const [START, END] = ["<!-- api-table -->", "<!-- /api-table -->"];

/** The README with its table as the rows have it; a README without the marks gets the section at its end. */
export function withApiTable(readme: string, hosts: Hosts): string {
  const section = `${START}\n\n${apiTable(hosts)}\n\n${END}`;
  const [from, to] = [readme.indexOf(START), readme.indexOf(END)];
  if (from < 0 || to < from) return `${readme.trimEnd()}\n\n## API\n\n${section}\n`;
  return readme.slice(0, from) + section + readme.slice(to + END.length);
}

/** Endpoints by resource, counted for each host. */
export function apiTable({ serviceWorker, syncServer }: Hosts): string {
  const keyOf = ({ api, tag }: Row) => JSON.stringify([api, tag]);
  const inBrowser = Map.groupBy(serviceWorker, keyOf);
  const onServer = Map.groupBy(syncServer, keyOf);
  const lines = [...new Map([...onServer, ...inBrowser]).entries()].flatMap(([key, [first]]) => {
    const counts = [inBrowser, onServer].map((host) => host.get(key)?.length ?? 0);
    return first ? [[API_NAMES[first.api], first.tag, ...counts.map((count) => (count ? String(count) : "–"))]] : [];
  });
  return markdownTable([
    ["API", "resource", "service worker", "sync server"],
    ...lines,
    ["", "**all endpoints**", String(serviceWorker.length), String(syncServer.length)],
  ]);
}

const API_NAMES: Readonly<Record<Api, string>> = {
  "document-chat": "document chat",
  platform: "platform",
  openai: "for assistants",
};

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
  await writeFile(README, withApiTable(readme, { serviceWorker: apiRoutes, syncServer: serverRoutes }));
}
