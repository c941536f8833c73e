import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LiteralError } from "./literal-error.ts";
import { readLifecycleManager } from "./read-lifecycle-manager.ts";

const valueOf = (literal: string) =>
  (readLifecycleManager(`plugin_data = {"v": ${literal}}`).plugin_data as { v: unknown }).v;

describe("reading lifecycle_manager.py", () => {
  it("finds the literals of a class, on self, of a module, with annotations, among other code", () => {
    const source = `#!/usr/bin/env python3
"""Docstring with plugin_data = {"wrong": 1} in it."""
from typing import Any, Dict, List  # plugin_data = {"wrong": 2}

class Manager(Base):
    plugin_data: Dict[str, Any] = {
        "name": "Chat",  # a comment, with a { in it
        'version': '1.0.0',
        "official": True, "icon": None, "sizes": (1, 2.5, -3),
        "permissions": ["storage.read", "api.access",],
    }

    def __init__(self, plugins_base_dir: str = None):
        self.module_data = [
            {"name": "Chat", "props": {"deep": [{"a": ()}]}},
        ]
        logger.info(f"Loaded {self.plugin_data['name']} with {len(self.module_data)} modules")
        super().__init__(plugin_slug=self.plugin_data["plugin_slug"], version = self.plugin_data['version'])
        if x == 1: y = plugin_data
`;
    expect(readLifecycleManager(source)).toEqual({
      plugin_data: {
        name: "Chat",
        version: "1.0.0",
        official: true,
        icon: null,
        sizes: [1, 2.5, -3],
        permissions: ["storage.read", "api.access"],
      },
      module_data: [{ name: "Chat", props: { deep: [{ a: [] }] } }],
    });
  });

  it.each<[string, unknown]>([
    [`"a" 'b' """c"""`, "abc"],
    [`("a"\n  "b"  # why\n  "c")`, "abc"],
    [`"a\\n\\t\\\\\\"\\x41\\u00e9\\U0001F600\\101"`, 'a\n\t\\"Aé😀A'],
    [`r"a\\n\\"b"`, 'a\\n\\"b'],
    [`"""line one\nline "two"\\\n on"""`, 'line one\nline "two" on'],
    [`'''it's'''`, "it's"],
    [`u'x'`, "x"],
    [`"\\d"`, "\\d"],
    [`"# no comment"`, "# no comment"],
    ["1_000", 1000],
    ["0xFF", 255],
    ["0b101", 5],
    ["0o17", 15],
    ["1.5e3", 1500],
    [".5", 0.5],
    ["5.", 5],
    ["+7", 7],
    ["(1)", 1],
    ["(1,)", [1]],
    ["()", []],
    ["[[], {}, None, True, False]", [[], {}, null, true, false]],
    [`{"a": 1, "a": 2}`, { a: 2 }],
  ])("reads %s", (literal, value) => {
    expect(valueOf(literal)).toEqual(value);
  });

  it.each([
    ["NAME", /refers to NAME/],
    ["os.getenv('X')", /refers to os/],
    ["[NAME]", /refers to NAME/],
    ["dict(a=1)", /refers to dict/],
    [`f"{x}"`, /put together/],
    [`b"x"`, /bytes/],
    [`"a" + "b"`, /“\+” would have to be computed/],
    [`"a".upper()`, /computed/],
    [`"a" % 1`, /computed/],
    ["[x for x in y]", /refers to x/],
    ["[1 for x in y]", /“for” would have to be computed/],
    [`{**other}`, /takes over another dict/],
    ["{1: 2}", /keys of a dict must be texts/],
    ["{1, 2}", /keys of a dict must be texts/],
    [`{"a"}`, /“:” and a value is missing/],
    ["-x", /before a number/],
    ["1j", /complex/],
    ["1e999", /too large/],
    ["0x", /no number/],
    ["1__0", /no number/],
    ["[1 2]", /“,” is missing/],
    ["lambda: 1", /refers to lambda/],
    ["...", /not expected/],
    [`"\\N{BULLET}"`, /the character itself/],
    [`"\\xZ"`, /digits/],
    ["[".repeat(200), /deeper than/],
    ['"never ends', /never ends/],
  ])("says why %s cannot be read, and where", (literal, reason) => {
    const source = `x = 1\nplugin_data = {\n"v": ${literal}}\n`;
    expect(() => readLifecycleManager(source)).toThrow(LiteralError);
    expect(() => readLifecycleManager(source)).toThrow(reason);
    expect(() => readLifecycleManager(source)).toThrow(/^line 3: /);
  });

  it("takes the last of several, passes over aliases and placeholders, and refuses what is changed afterwards", () => {
    const data = `plugin_data = {"a": 1}\n`;
    expect(readLifecycleManager(`plugin_data = None\n${data}self.plugin_data = plugin_data\n`).plugin_data).toEqual({
      a: 1,
    });
    expect(readLifecycleManager(`${data}plugin_data = {"b": 2}\nplugin_data = {}`).plugin_data).toEqual({ b: 2 });
    expect(
      readLifecycleManager("def f(plugin_data={}): pass\ng(plugin_data={1: 2})\nif plugin_data == {1: 2}: pass")
        .plugin_data,
    ).toBeUndefined();
    for (const change of [
      `plugin_data["a"] = 2`,
      "plugin_data.update(x)",
      `self.plugin_data |= {"b": 1}`,
      "module_data.append(1)",
    ])
      expect(() => readLifecycleManager(`${data}${change}\n`)).toThrow(/changed by a statement/);
    expect(() => readLifecycleManager("plugin_data = load()")).toThrow(/refers to load/);
  });

  it("reads back whatever a value is written as", () => {
    const written = (value: unknown): string => {
      if (value === null) return "None";
      if (typeof value === "boolean") return value ? "True" : "False";
      if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
      if (typeof value === "object")
        return `{${Object.entries(value)
          .map(([key, one]) => `${written(key)}: ${written(one)}`)
          .join(", ")}}`;
      return typeof value === "string" ? JSON.stringify(value).replaceAll("\u007f", "\\x7f") : String(value);
    };
    // Eight levels of JSON are deep enough, and -0 is 0 to JSON.
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const clean = JSON.parse(JSON.stringify(value)) as unknown;
        expect(JSON.stringify(valueOf(written(clean)))).toBe(JSON.stringify(clean));
      }),
      { numRuns: 500 },
    );
  });
});
