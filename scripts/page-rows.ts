// Writes the names and paths of the endpoints that the page uses, web/app/client/rows.ts: `node scripts/page-rows.ts`.
// Run it when the page uses another endpoint, or the path of one has changed.
import { readFile, writeFile, glob } from "node:fs/promises";
import { format } from "oxfmt";
import { serverRoutes } from "#core/api/server-app.ts";
import { tableOf } from "#core/http/row-table.ts";

const ROOT = new URL("../", import.meta.url);
const ROWS = new URL("web/app/client/rows.ts", ROOT);

/** The file as the sources of the page have it: the page loads the paths it needs, and no others. */
export async function rowsFile(): Promise<string> {
  const used = await namesUsed();
  const rows = serverRoutes.filter(({ name }) => used.has(name));
  const text = `// Generated from the endpoints that the page uses by \`node scripts/page-rows.ts\`; do not edit.
export const ROWS = ${JSON.stringify(tableOf(rows))} as const;`;
  return (await format("rows.ts", text, { printWidth: 120 })).code;
}

/** `api.listPages(`, `api.counted("listJobs"`, `addressOf("downloadExport"`, `Pick<Api, "listPages" | "getPage">` and the like. */
const USES = [
  /[aA]pi\s*\.\s*(\w+)\(/g,
  /\b(?:open|tagged|counted|parts|addressOf)\(\s*"(\w+)"/g,
  /\b(?:Answer|Body|Pick)<[^<>]*>/g,
];

async function namesUsed(): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const exclude = (name: string) => name.endsWith("client/rows.ts") || name.includes(".test.");
  for await (const file of glob("web/{app,features,sandbox}/**/*.{ts,tsx}", { cwd: ROOT, exclude })) {
    const source = await readFile(new URL(file, ROOT), "utf8");
    for (const use of USES)
      for (const [text, name] of source.matchAll(use))
        for (const each of name ? [name] : (text.match(/\w+/g) ?? [])) used.add(each);
  }
  return used;
}

if (import.meta.main) await writeFile(ROWS, await rowsFile());
