import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { strFromU8 } from "fflate";
import { expect, it } from "vitest";
import { openArchive } from "#core/plugins/package/archive/open-archive.ts";
import { readPlugin } from "#core/plugins/package/read-plugin.ts";
import { readShipped } from "#core/plugins/sources/shipped.ts";
import { packPlugins } from "./shipped-plugins.ts";

const EXAMPLES = fileURLToPath(new URL("../../examples/plugins", import.meta.url));

it("packs every example so that it can be installed, and lists it in a catalogue that is understood", async () => {
  const [catalogue, ...archives] = packPlugins(EXAMPLES);
  const plugins = readShipped(strFromU8(catalogue?.content ?? new Uint8Array()));
  expect(plugins).toHaveLength(
    readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length,
  );
  expect(plugins.map(({ plugin_slug }) => plugin_slug)).toContain("WordCount");
  for (const { content } of archives) {
    const { metadata, violations } = readPlugin(await openArchive(new Uint8Array(content)));
    expect(violations).toEqual([]);
    const entry = plugins.find(({ plugin_slug }) => plugin_slug === metadata?.plugin.plugin_slug);
    expect(entry).toMatchObject({ version: metadata?.plugin.version, size: content.length });
  }
});

it("makes equal archives of equal files", () => {
  expect(packPlugins(EXAMPLES)).toEqual(packPlugins(EXAMPLES));
});

it("says which plugin is not built", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lectern-"));
  await mkdir(join(folder, "unbuilt"));
  const metadata = { plugin_data: { plugin_slug: "Unbuilt", bundle_location: "dist/remoteEntry.js" }, module_data: [] };
  await writeFile(join(folder, "unbuilt/plugin.json"), JSON.stringify(metadata));
  expect(() => packPlugins(folder)).toThrow(/unbuilt has no dist\/remoteEntry.js/);
  await rm(folder, { recursive: true });
});
