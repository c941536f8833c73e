import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildPlugin, writeBundle } from "./build-plugin.ts";
import { newPlugin } from "./new-plugin.ts";
import { checkArchive, packPlugin, writeArchive } from "./pack-plugin.ts";
import { readPluginFolder } from "./plugin-folder.ts";
import { ToolError } from "./tool-error.ts";

const HELP = `npm run plugin -- COMMAND FOLDER

  new FOLDER [--react]   make a plugin that works, with a test
  dev FOLDER             show it in a window of Lectern, anew at each change
      --url URL          Lectern's address; http://localhost:8000 when left out
      --token TOKEN      install on that server instead, as the owner of this access token
  check FOLDER           check metadata and types, and try each module in the real frame
  test FOLDER            run its tests
  build FOLDER           write its bundle
  pack FOLDER            write SLUG-VERSION.zip, to drop on Settings › Plugins

FOLDER is relative to where you are. The guide is docs/plugins.md.`;

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const say = (line: string) => console.log(line);

/** Runs one command. Throws `ToolError` for what its author has to mend. */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args);
  const [command, given] = positionals;
  if (values.help || command === undefined) return say(HELP);
  if (given === undefined) throw new ToolError(`Give a folder: npm run plugin -- ${command} FOLDER`);
  // npm runs scripts in the project's folder; people mean the folder they are in.
  const path = resolve(process.env["INIT_CWD"] ?? process.cwd(), given);
  switch (command) {
    case "new": {
      const made = await newPlugin(path, { react: values.react });
      return say(`Made ${made}.\nNext: npm run plugin -- dev ${given}`);
    }
    case "build": {
      const folder = await readPluginFolder(path);
      await writeBundle(folder);
      return say(`Wrote ${join(folder.path, folder.bundleLocation)}.`);
    }
    case "dev": {
      const { devInWindow, devOnServer } = await import("./dev-plugin.ts");
      return values.token === undefined
        ? devInWindow(path, values.url, say)
        : devOnServer(path, values.url, values.token, say);
    }
    case "check": {
      const { checkPlugin } = await import("./check-plugin.ts");
      return checkPlugin(path, say);
    }
    case "test":
      return runTests((await readPluginFolder(path)).path);
    case "pack": {
      const folder = await readPluginFolder(path);
      const archive = await packPlugin(folder, (await buildPlugin(folder)).code);
      for (const warning of await checkArchive(archive)) say(`Warning: ${warning}`);
      const file = await writeArchive(folder, archive);
      return say(`Wrote ${file} (${(archive.length / 1000).toFixed(1)} kB). Drop it on Settings › Plugins in Lectern.`);
    }
    default:
      throw new ToolError(`There is no command ${command}.\n\n${HELP}`);
  }
}

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        react: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
        url: { type: "string", default: "http://localhost:8000" },
        token: { type: "string" },
      },
    });
  } catch (error) {
    throw new ToolError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`, { cause: error });
  }
}

async function runTests(path: string): Promise<void> {
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const config = join(ROOT, "scripts/plugin/vitest.config.ts");
  const child = spawn(process.execPath, [vitest, "run", "--config", config, "--root", path], { stdio: "inherit" });
  const code = await new Promise<number | null>((done, fail) => child.on("error", fail).on("close", done));
  if (code !== 0) throw new ToolError("The tests failed; their report is above.");
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ToolError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
