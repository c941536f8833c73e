import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { buildPlugin } from "./build-plugin.ts";
import { checkArchive, packPlugin } from "./pack-plugin.ts";
import { readPluginFolder } from "./plugin-folder.ts";

const EXAMPLES = fileURLToPath(new URL("../../examples/plugins/", import.meta.url));
const BUILT = readdirSync(EXAMPLES).filter((name) => existsSync(join(EXAMPLES, name, "src")));

// Bundles are committed, so that a fresh clone has a catalogue of plugins before anything is built.
describe.each(BUILT)("examples/plugins/%s", (name) => {
  test("has the bundle that its sources make (run `npm run plugin -- build FOLDER`)", async () => {
    const folder = await readPluginFolder(join(EXAMPLES, name));
    const { code } = await buildPlugin(folder);
    expect(readFileSync(join(folder.path, folder.bundleLocation), "utf8") === code, "The bundle is old.").toBe(true);
  });

  test("keeps every rule of the metadata, packs to the same bytes twice, and holds no sources", async () => {
    const folder = await readPluginFolder(join(EXAMPLES, name));
    const archive = await packPlugin(folder);
    expect(await checkArchive(archive)).toEqual([]);
    expect(Buffer.from(await packPlugin(folder)).equals(archive)).toBe(true);
    expect(Buffer.from(archive).toString("latin1")).not.toContain("src/");
  });
});
