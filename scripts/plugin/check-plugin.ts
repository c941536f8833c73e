import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildPlugin } from "./build-plugin.ts";
import { checkArchive, packPlugin } from "./pack-plugin.ts";
import { readPluginFolder } from "./plugin-folder.ts";
import { openLectern } from "./testing.ts";
import { ToolError } from "./tool-error.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

type Say = (line: string) => void;

/** Metadata, types, and each module in the real frame. Throws `ToolError` at the first step that finds something wrong. */
export async function checkPlugin(path: string, say: Say): Promise<void> {
  const folder = await readPluginFolder(path);
  const { code } = await buildPlugin(folder);
  say(`Bundle: ${(code.length / 1000).toFixed(1)} kB`);
  const warnings = await checkArchive(await packPlugin(folder, code));
  for (const warning of warnings) say(`Warning: ${warning}`);
  say(`Metadata: valid${warnings.length > 0 ? `, ${warnings.length} warning(s)` : ""}`);
  await checkTypes(folder.path, say);
  say("Trying each module in Lectern. The first time Lectern is built, which takes a minute.");
  const lectern = await openLectern();
  try {
    for (const { name } of folder.modules) {
      await lectern.show(folder.path, { module: name }).catch((error: unknown) => {
        throw new ToolError(`${name} was not shown: ${error instanceof Error ? error.message : String(error)}`);
      });
      if (lectern.errors.length > 0) throw new ToolError(`${name} threw: ${lectern.errors.join("\n  ")}`);
      say(`${name}: shown`);
    }
  } finally {
    await lectern.close();
  }
}

async function checkTypes(path: string, say: Say): Promise<void> {
  const project = join(path, "tsconfig.json");
  if (!existsSync(project)) return say("Types: not checked, for there is no tsconfig.json");
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  const { code, output } = await outputOf([tsc, "--noEmit", "--project", project], path);
  if (code !== 0) throw new ToolError(`Correct these types:\n${output.trim()}`);
  return say("Types: right");
}

async function outputOf(args: readonly string[], cwd: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  return { code, output };
}
