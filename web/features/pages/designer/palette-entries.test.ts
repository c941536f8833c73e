import { expect, test } from "vitest";
import type { PluginManifest } from "#core/plugins/registry/plugin.ts";
import { foundIn, paletteOf, withNeeds } from "./palette-entries.ts";

const module = (name: string, dependencies: readonly string[] = []) => ({
  id: `id-${name}`,
  name,
  display_name: `The ${name}`,
  description: "Counts things",
  icon: null,
  dependencies,
  props: { size: 2 },
  layout: null,
});
const manifest = {
  Words: {
    id: "p1",
    plugin_slug: "Words",
    name: "Words",
    icon: null,
    modules: [module("Tally", ["Store"]), module("Store")],
  },
  Empty: { id: "p2", plugin_slug: "Empty", name: "Empty", icon: null, modules: [] },
} as unknown as PluginManifest;
const groups = paletteOf(manifest);
const tally = groups.at(-1)?.entries[0];

test("blocks of Lectern come first, then those of each plugin as the service orders them", () => {
  expect(groups.map(({ name }) => name)).toEqual(["Lectern", "Words"]);
  expect(groups[1]?.entries.map(({ name }) => name)).toEqual(["The Tally", "The Store"]);
  expect(tally?.block).toMatchObject({
    type: "module",
    plugin_slug: "Words",
    module_name: "Tally",
    props: { size: 2 },
  });
});

test("an entry is found by any words of its plugin, name and description", () => {
  expect(foundIn(groups, "words count").flatMap(({ entries }) => entries.length)).toEqual([2]);
  expect(foundIn(groups, "chart").map(({ name }) => name)).toEqual(["Lectern"]);
  expect(foundIn(groups, "nothing like it")).toEqual([]);
});

test("a module brings those it needs, once", () => {
  if (!tally) throw new Error("No entry");
  expect(withNeeds(groups, tally, []).map(({ name }) => name)).toEqual(["The Store", "The Tally"]);
  const store = { id: "s", type: "module", module_id: "id-Store" };
  expect(withNeeds(groups, tally, [store]).map(({ name }) => name)).toEqual(["The Tally"]);
});
