import { expect, test } from "vitest";
import type { PluginManifest } from "#core/plugins/plugin.ts";
import { blockName } from "./blocks.ts";
import { moduleChoices } from "./module-choices.ts";

const module = (id: string, display_name: string) => ({ id, display_name, props: { size: 2 } });
const plugin = (id: string, name: string, ...modules: readonly object[]) => ({ id, name, modules });

const manifest = {
  Words: plugin("p1", "Words", module("m1", "Tally"), module("m2", "Average")),
  Clock: plugin("p2", "Clock", module("m3", "Big clock")),
} as unknown as PluginManifest;

test("the modules of all plugins are offered, by name and with the plugin they are of", () => {
  const labels = moduleChoices(manifest).map(({ label }) => label);
  expect(labels).toEqual(["Average (Words)", "Big clock (Clock)", "Tally (Words)"]);
});

test("a module stands on the page by its name, with the settings its plugin gives it", () => {
  const block = moduleChoices(manifest)[1]?.block;
  expect(block).toEqual({ type: "module", plugin_id: "p2", module_id: "m3", name: "Big clock", props: { size: 2 } });
  expect(blockName(block ?? {})).toBe("Big clock");
});
