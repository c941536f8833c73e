import { expect, test } from "vitest";
import { findMissing } from "./find-missing.ts";

type Api = Parameters<typeof findMissing>[0];

/** A service with one plugin, which is here. */
function setup(plugin: { readonly enabled?: boolean } = {}) {
  const here = { plugin_slug: "Timer", plugin_id: "p1", name: "Timer", version: "2.0.0" };
  const module = { id: "m1", name: "Clock", display_name: "A clock", enabled: false };
  const api = {
    listManagedPlugins: async () => [here],
    listAvailablePlugins: async () => [],
    getPluginBySlug: async ({ params }: { params: { plugin_slug: string } }) => {
      if (params.plugin_slug !== "Timer") throw new Error(`There is no plugin ${params.plugin_slug}.`);
      return { ...here, id: "p1", enabled: true, modules: [module], ...plugin };
    },
  } as unknown as Api;
  return (name: string, of: string) => findMissing(api, name, of);
}

test.each([
  ["Timer", "Clock"],
  ["p1", "m1"],
])("a plugin that is here is found by its slug and by its id: %s, %s", async (plugin, module) => {
  expect(await setup()(plugin, module)).toEqual({
    kind: "off",
    plugin_id: "p1",
    name: "Timer",
    module: { id: "m1", name: "A clock" },
  });
  expect(await setup({ enabled: false })(plugin, module)).toMatchObject({ kind: "off", module: null });
  expect(await setup()(plugin, "gone")).toEqual({ kind: "other version", name: "Timer", version: "2.0.0" });
});

test("a plugin that nobody has is not known", async () => {
  expect(await setup()("Other", "Clock")).toEqual({ kind: "unknown" });
});
