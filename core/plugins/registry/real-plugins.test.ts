import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openArchive } from "../package/archive/open-archive.ts";
import { sayFinding } from "../package/metadata/findings.ts";
import { readPlugin } from "../package/read-plugin.ts";

const FOLDER = new URL("../../../../shared/data/plugins/", import.meta.url);
const isHere = existsSync(FOLDER);
if (!isHere) console.warn("Skipped: the published plugins of ../shared/data/plugins are not here.");

describe.runIf(isHere)("published plugins, as their makers pack them", () => {
  it.each([
    ["Theme-Service-Bridge-Example.zip", "ServiceExample_Theme", ["ThemeDisplay", "ThemeController", "ThemeListener"]],
    ["Events-Service-Bridge-Example.zip", "ServiceExample_Events", ["EventSender", "EventReceiver", "EventDisplay"]],
  ])("takes %s, with warnings and without a broken rule", async (archive, slug, modules) => {
    const bytes = new Uint8Array(readFileSync(new URL(archive, FOLDER)));
    const { metadata, violations, warnings } = readPlugin(await openArchive(bytes));
    expect(violations.map(sayFinding)).toEqual([]);
    expect(metadata?.plugin.plugin_slug).toBe(slug);
    expect(metadata?.modules.map(({ name }) => name)).toEqual(modules);
    const said = warnings.map(sayFinding).join("\n");
    expect(said).not.toBe("");
    expect(said).not.toContain("is not a known permission");
  });
});
