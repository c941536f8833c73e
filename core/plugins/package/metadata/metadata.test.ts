import { readFileSync } from "node:fs";
import fc from "fast-check";
import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { moduleData, pluginData } from "../../testing/make-plugin.ts";
import { checkMetadata } from "./check-metadata.ts";
import { sayFinding } from "./findings.ts";
import { MetadataUnreadable, readMetadata } from "./read-metadata.ts";

const check = (plugin: Record<string, unknown> = {}, modules: readonly unknown[] = [moduleData()]) => {
  const checked = checkMetadata({ plugin_data: pluginData({ slug: "Words", plugin }), module_data: modules });
  return { ...checked, broken: checked.violations.map(sayFinding), hints: checked.warnings.map(sayFinding) };
};
const checkModule = (change: Record<string, unknown>) => check({}, [moduleData("Counter", change)]);

describe("the rules of plugin_data", () => {
  it("takes a whole record, and the optional fields left out, null or empty", () => {
    expect(check()).toMatchObject({ broken: [], hints: [] });
    const optional = ["icon", "category", "long_description", "source_type", "source_url", "update_check_url"];
    for (const value of [undefined, null, ""]) {
      const { broken, metadata } = check(Object.fromEntries(optional.map((name) => [name, value])));
      expect(broken).toEqual([]);
      expect(metadata?.plugin).toMatchObject({ category: null, source_url: null, update_check_url: null });
    }
  });

  it.each([
    "name",
    "description",
    "version",
    "plugin_slug",
    "type",
    "official",
    "author",
    "compatibility",
    "scope",
    "bundle_method",
    "bundle_location",
    "is_local",
    "installation_type",
    "permissions",
  ])("wants %s", (name) => {
    for (const value of [undefined, null])
      expect(check({ [name]: value }).broken).toEqual([`plugin_data.${name}: is required`]);
    const isFlag = name === "official" || name === "is_local";
    if (name !== "permissions")
      expect(check({ [name]: 7 }).broken).toEqual([
        `plugin_data.${name}: must be ${isFlag ? "true or false" : "a text"}`,
      ]);
    if (!isFlag)
      expect(check({ [name]: name === "permissions" ? [] : "  " }).broken).toEqual([
        `plugin_data.${name}: must not be empty`,
      ]);
  });

  it.each([
    ["version", ["1", "1.0", "v1.0.0", "1.0.0.0", "01.0.0", "1.0.0 ", "latest"], ["1.0.0", "0.0.1-beta.1+5"]],
    ["plugin_slug", ["a b", "-a", "_a", "ä", "a/b"], ["words", "WordCount2", "Service_Example", "a-b", "1a"]],
    ["scope", ["a b", "a-b", "1a", "class", "a.b", "await"], ["words", "$_1", "größe"]],
    [
      "bundle_location",
      ["/dist/a.js", "../a.js", "a/../b.js", "https://x/a.js", "a\\b.js", "a//b.js", "a.js?x"],
      ["dist/remoteEntry.js", "./a.js"],
    ],
    ["permissions", ["storage.read", [""], [1], {}], [["storage.read"]]],
  ])("judges %s", (name, wrong, right) => {
    for (const value of wrong) {
      const { broken, metadata } = check({ [name]: value });
      expect(broken, JSON.stringify(value)).toHaveLength(1);
      expect(broken[0]).toMatch(new RegExp(`^plugin_data\\.${name}(\\[0\\])?: `));
      expect(metadata).toBeUndefined();
    }
    for (const value of right) expect(check({ [name]: value }).broken, JSON.stringify(value)).toEqual([]);
  });

  it.each([
    ["plugin_slug", ["Service_Example", "a-b", "1a"], ["words"]],
    ["category", ["LLM Servers", "Utility"], ["utility"]],
    [
      "source_url",
      ["github.com/a/b", "ftp://a/b", "javascript:alert(1)", "https://u:p@a/"],
      ["https://github.com/a/b"],
    ],
    ["update_check_url", ["nothing", "file:///etc"], ["https://a.example/latest"]],
    ["last_update_check", ["2026-01-01T00:00:00Z"], [null, false]],
    ["update_available", [true], [false, null]],
    ["latest_version", ["2.0.0"], [null]],
  ])("warns about %s and takes the plugin", (name, odd, right) => {
    const about = (value: unknown) => check({ [name]: value }).hints.filter((hint) => hint.includes(`.${name}: `));
    for (const value of odd) {
      expect(check({ [name]: value }).broken, JSON.stringify(value)).toEqual([]);
      expect(about(value).length, JSON.stringify(value)).toBeGreaterThan(0);
    }
    for (const value of right) expect(about(value), JSON.stringify(value)).toEqual([]);
  });

  it("leaves out an address that is none", () => {
    expect(check({ source_url: "javascript:alert(1)" }).metadata?.plugin.source_url).toBeNull();
  });

  it("warns only, where the document gives guidance or common values", () => {
    const { broken, hints } = check({
      name: "n".repeat(50),
      description: "d".repeat(150),
      type: "widget",
      category: "weather",
      bundle_method: "esbuild",
      source_type: "svn",
      installation_type: "usb",
      scope: "Other",
      permissions: ["storage.read", "root"],
      compatibility: "99.0.0",
    });
    expect(broken).toEqual([]);
    const places = hints.map((hint) => hint.slice(0, hint.indexOf(":")));
    expect(places.toSorted()).toEqual(
      [
        "name",
        "description",
        "type",
        "category",
        "bundle_method",
        "source_type",
        "installation_type",
        "scope",
        "permissions",
        "compatibility",
      ]
        .map((name) => `plugin_data.${name}`)
        .toSorted(),
    );
    expect(check({ name: "n".repeat(49), description: "d".repeat(149) }).hints).toEqual([]);
  });
});

describe("all of the metadata", () => {
  it("is reported at once, with every place", () => {
    const { broken } = check({ version: 1, author: "", official: "yes" }, [
      { name: "A", priority: "1" },
      { name: "A", config_fields: { size: { type: "number", default: "3" } } },
    ]);
    expect(broken).toEqual([
      "plugin_data.version: must be a text",
      "plugin_data.official: must be true or false",
      "plugin_data.author: must not be empty",
      "module_data[0].priority: must be a whole number",
      "module_data[1].name: is the name of module_data[0] already",
      "module_data[1].config_fields.size.default: must be a number",
    ]);
  });

  it("holds no text that a store cannot keep, and is not endless", () => {
    expect(check({ author: "a\0b" }).broken).toEqual(["plugin_data.author: must not contain null characters"]);
    expect(check({ author: "\ud800" }).broken).toHaveLength(1);
    expect(checkModule({ props: { a: "x".repeat(1_000_001) } }).broken[0]).toMatch(/1,000,000/);
    expect(
      check(
        {},
        Array.from({ length: 201 }, (_, at) => ({ name: `M${at}` })),
      ).broken,
    ).toEqual(["module_data: must not hold more than 200 modules"]);
  });

  it("is judged without an error, whatever it is", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (plugin_data, module_data) => {
        const { metadata, violations } = checkMetadata({ plugin_data, module_data });
        expect(metadata === undefined).toBe(violations.length > 0);
      }),
      { numRuns: 500 },
    );
    const mutated = fc.tuple(
      fc.constantFrom(...Object.keys(pluginData({ slug: "A" })), "__proto__", "constructor"),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(mutated, ([name, value]) => void check({ [name]: value })),
      { numRuns: 500 },
    );
    const keys = fc.constantFrom(...Object.keys(moduleData()), "messages", "props", "dependencies", "__proto__");
    fc.assert(
      fc.property(keys, fc.jsonValue(), (name, value) => void checkModule({ [name]: value })),
      { numRuns: 500 },
    );
  });

  it("of the example plugin keeps every rule and all guidance", () => {
    const text = readFileSync(new URL("../../../../examples/plugins/word-count/plugin.json", import.meta.url), "utf8");
    expect(checkMetadata(JSON.parse(text) as object)).toMatchObject({ violations: [], warnings: [] });
  });
});

describe("reading metadata from an archive", () => {
  const file = (path: string, text: string | Uint8Array) => {
    const bytes = new Uint8Array(typeof text === "string" ? strToU8(text) : text);
    return { path, size: bytes.length, read: () => bytes };
  };

  it.each([`{"name": "J", "modules": []}`, "{", "[]"])(
    "takes lifecycle_manager.py where plugin.json is %s, made for other tools",
    (json) => {
      const python = file("lifecycle_manager.py", `plugin_data = {"name": "P"}\nmodule_data = [{"name": "M"}]\n`);
      const read = readMetadata([file("plugin.json", json), python]);
      expect(read).toEqual({ plugin_data: { name: "P" }, module_data: [{ name: "M" }] });
    },
  );

  it("takes plugin.json before lifecycle_manager.py", () => {
    const python = file("lifecycle_manager.py", `plugin_data = {"name": "P"}\nmodule_data = [{"name": "M"}]\n`);
    expect(readMetadata([python])).toEqual({ plugin_data: { name: "P" }, module_data: [{ name: "M" }] });
    expect(readMetadata([python, file("plugin.json", `\ufeff{"plugin_data": {"name": "J"}, "more": 1}`)])).toEqual({
      plugin_data: { name: "J" },
      module_data: undefined,
    });
  });

  it.each([
    [file("readme.md", ""), /neither plugin.json nor lifecycle_manager.py/],
    [file("plugin.json", "{"), /plugin.json: is not valid JSON/],
    [file("plugin.json", "[]"), /must be an object/],
    [file("plugin.json", "[".repeat(100_000)), /nested too deep/],
    [file("plugin.json", new Uint8Array([0xff, 0xfe])), /not written in UTF-8/],
    [{ ...file("plugin.json", "{}"), size: 3_000_000 }, /larger than 2 MB/],
    [file("lifecycle_manager.py", "\nplugin_data = {'a': NAME}"), /lifecycle_manager.py, line 2: refers to NAME/],
  ])("says what is wrong with %o", (wrong, reason) => {
    expect(() => readMetadata([wrong])).toThrow(MetadataUnreadable);
    expect(() => readMetadata([wrong])).toThrow(reason);
  });
});
