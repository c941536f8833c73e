import { describe, expect, it } from "vitest";
import { moduleData, pluginData } from "../../testing/make-plugin.ts";
import { checkMetadata } from "./check-metadata.ts";
import { sayFinding } from "./findings.ts";

const check = (plugin: Record<string, unknown> = {}, modules: readonly unknown[] = [moduleData()]) => {
  const checked = checkMetadata({ plugin_data: pluginData({ slug: "Words", plugin }), module_data: modules });
  return { ...checked, broken: checked.violations.map(sayFinding), hints: checked.warnings.map(sayFinding) };
};
const checkModule = (change: Record<string, unknown>) => check({}, [moduleData("Counter", change)]);
const field = (definition: unknown) => checkModule({ config_fields: { size: definition } }).broken;

describe("the rules of module_data", () => {
  it("wants a name only, and falls back to it where something is shown", () => {
    const { metadata, broken } = check({}, [{ name: "Plain" }]);
    expect(broken).toEqual([]);
    expect(metadata?.modules[0]).toMatchObject({
      display_name: "Plain",
      priority: 0,
      tags: [],
      props: {},
      layout: null,
      messages: { sends: [], receives: [] },
    });
  });

  it.each<[string, readonly unknown[] | unknown, readonly string[]]>([
    ["is missing", undefined, ["module_data: is required"]],
    ["is no list", {}, ["module_data: must be a list"]],
    ["is empty", [], ["module_data: must not be empty"]],
    ["holds no object", ["x"], ["module_data[0]: must be an object"]],
    ["has no name", [{}], ["module_data[0].name: is required"]],
    [
      "has a name that is too long",
      [{ name: "a".repeat(101) }],
      ["module_data[0].name: must not be longer than 100 characters"],
    ],
    [
      "has a name twice",
      [{ name: "A" }, { name: "B" }, { name: "A" }],
      ["module_data[2].name: is the name of module_data[0] already"],
    ],
  ])("refuses what %s", (_, modules, expected) => {
    const { violations } = checkMetadata({ plugin_data: pluginData({ slug: "Words" }), module_data: modules });
    expect(violations.map(sayFinding)).toEqual(expected);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ display_name: 1 }, "display_name: must be a text"],
    [{ tags: "words" }, "tags: must be a list"],
    [{ tags: [1, "a", "b"] }, "tags[0]: must be a text"],
    [{ priority: 1.5 }, "priority: must be a whole number"],
    [{ priority: "1" }, "priority: must be a whole number"],
    [{ dependencies: [1] }, "dependencies[0]: must be a text"],
    [{ props: [] }, "props: must be an object"],
    [{ config_fields: [] }, "config_fields: must be an object"],
    [{ required_services: { api: ["get"] } }, "required_services.api: must be an object with methods and version"],
    [
      { required_services: { api: { methods: ["get"], version: "2.1.0" } } },
      "required_services.api.version: asks for version 2.1.0 of the service api; this is version 1.0.0",
    ],
    [{ layout: { minWidth: 13 } }, "layout.minWidth: must be from 1 to 12"],
    [{ layout: { minHeight: 0 } }, "layout.minHeight: must be at least 1"],
    [{ layout: { defaultWidth: 2.5 } }, "layout.defaultWidth: must be a whole number"],
    [{ layout: { minHeight: 6, maxHeight: 4 } }, "layout.maxHeight: must not be less than minHeight (6)"],
    [{ messages: [] }, "messages: must be an object"],
    [{ messages: { sends: {} } }, "messages.sends: must be a list"],
    [{ messages: { sends: [1] } }, "messages.sends[0]: must be an object"],
    [{ messages: { receives: [{ description: "d" }] } }, "messages.receives[0].type: is required"],
    [
      { messages: { sends: [{ type: "t", description: "d", contentSchema: { type: "array", properties: {} } }] } },
      "messages.sends[0].contentSchema.type: must be object",
    ],
  ])("refuses %j", (change, message) => {
    expect(checkModule(change).broken).toEqual([`module_data[0].${message}`]);
  });

  it.each<[unknown, string | undefined]>([
    [{ type: "text", default: "a", placeholder: "b", maxLength: 3 }, undefined],
    [{ type: "text", default: 1 }, "default: must be a text"],
    [{ type: "text", default: "abcd", maxLength: 3 }, "default: must not be longer than 3 characters"],
    [{ type: "text", maxLength: "3" }, "maxLength: must be a whole number"],
    [{ type: "number", default: 2, min: 1, max: 3, step: 0.5 }, undefined],
    [{ type: "number", default: "2" }, "default: must be a number"],
    [{ type: "number", default: 0, min: 1 }, "default: must be at least 1"],
    [{ type: "number", default: 4, max: 3 }, "default: must be at most 3"],
    [{ type: "number", min: 3, max: 1 }, "max: must not be less than min (3)"],
    [{ type: "number", step: 0 }, undefined],
    [{ type: "boolean", default: false }, undefined],
    [{ type: "boolean", default: "false" }, "default: must be true or false"],
    [{ type: "select", options: [{ label: "A", value: "a" }], default: "a" }, undefined],
    [{ type: "select" }, "options: is required"],
    [{ type: "select", options: [] }, "options: must not be empty"],
    [{ type: "select", options: ["a"] }, "options[0]: must be an object {label, value}"],
    [{ type: "select", options: [{ value: 1 }] }, "options[0].label: is required"],
    [{ type: "select", options: [{ label: "A" }] }, "options[0].value: is required"],
    [{ type: "select", options: [{ label: "A", value: "a" }], default: "b" }, "default: must be one of the options"],
    [{ type: "textarea", rows: 3, maxLength: 9, default: "a\nb" }, undefined],
    [{ type: "textarea", rows: 0 }, "rows: must be at least 1"],
    [{ type: "color", default: "#3b82f6" }, undefined],
    [{ type: "color", default: "#3b82f" }, "default: must be a color such as #3b82f6"],
    [{ type: "date", default: "2026-02-28" }, undefined],
    [{ type: "date", default: "2026-02-30" }, "default: must be a date such as 2026-11-20"],
    [{ type: "time", default: "23:59" }, undefined],
    [{ type: "time", default: "24:00" }, "default: must be a time such as 18:30"],
    [{ type: "slider" }, undefined],
    [{}, "type: is required"],
    [{ type: "text", description: 1 }, "description: must be a text"],
  ])("judges the config field %j", (definition, message) => {
    expect(field(definition)).toEqual(message ? [`module_data[0].config_fields.size.${message}`] : []);
  });

  it("warns only, where the document gives guidance", () => {
    const { broken, hints } = checkModule({
      display_name: "n".repeat(30),
      description: "d".repeat(100),
      tags: ["One", "two"],
      dependencies: ["Elsewhere"],
      config_fields: { on: { type: "boolean", rows: 3 } },
    });
    expect(broken).toEqual([]);
    expect(hints.map((hint) => hint.slice(0, hint.indexOf(":")))).toEqual(
      ["display_name", "description", "tags", "tags", "config_fields.on.rows", "dependencies[0]"].map(
        (place) => `module_data[0].${place}`,
      ),
    );
  });

  it.each<[Record<string, unknown>, readonly string[]]>([
    [{ name: "With a space" }, ["name"]],
    [{ required_services: { files: { methods: ["open"], version: "1.0.0" } } }, ["required_services.files"]],
    [{ required_services: { api: { methods: ["get"] } } }, ["required_services.api.version"]],
    [{ required_services: { api: { methods: [], version: "1.0.0" } } }, []],
    [{ required_services: { api: { version: "1.0.0" } } }, ["required_services.api.methods"]],
    [
      { required_services: { api: { methods: ["stream", "get"], version: "1.0.0" } } },
      ["required_services.api.methods[0]"],
    ],
    [{ layout: { minWidth: 6, defaultWidth: 4 } }, ["layout.defaultWidth"]],
    [{ messages: { sends: ["x"] } }, ["messages.sends[0]"]],
    [
      { messages: { receives: [{ type: "t" }] } },
      ["messages.receives[0].description", "messages.receives[0].contentSchema"],
    ],
    [
      { messages: { sends: [{ type: "t", description: "d", contentSchema: {} }] } },
      ["messages.sends[0].contentSchema.type", "messages.sends[0].contentSchema.properties"],
    ],
    [{ config_fields: { size: { type: "slider" } } }, ["config_fields.size.type"]],
  ])("takes %j and warns about it", (change, places) => {
    const { broken, hints } = checkModule(change);
    expect(broken).toEqual([]);
    expect(hints.map((hint) => hint.slice(0, hint.indexOf(":")))).toEqual(
      places.map((place) => `module_data[0].${place}`),
    );
  });

  it("leaves out services and methods that do not exist", () => {
    const required_services = {
      files: { methods: ["open"], version: "1.0.0" },
      theme: { methods: ["getCurrentTheme", "paint"], version: "1.0.0" },
    };
    const { metadata } = checkMetadata({
      plugin_data: pluginData({ slug: "Words" }),
      module_data: [{ name: "A", required_services }],
    });
    expect(metadata?.modules[0]?.required_services).toEqual({
      theme: { methods: ["getCurrentTheme"], version: "1.0.0" },
    });
  });
});
