import type { Page } from "#core/workspace/pages/page.ts";
import type { Block, Design } from "./design.ts";
import { ANY_SIZE, fitted, packed, type Place, type Places } from "./places.ts";
import type { Screen } from "./screens.ts";

type Content = Page["content"];
type Fields = Readonly<Record<string, unknown>>;

/** Whether the content is `{layouts: {desktop, tablet, mobile}, modules}` and nothing was written in our own form since. */
export const isOriginal = (content: Content): boolean =>
  content.components.length === 0 && isFields(content["layouts"]);

/** The original names its modules by an id of their own; a place names the module by `moduleUniqueId` or `i`. */
export function readOriginal(content: Content): Design {
  const layouts = isFields(content["layouts"]) ? content["layouts"] : {};
  const modules = modulesOf(content["modules"]);
  const items = (["desktop", "tablet", "mobile"] as const).flatMap((name) => itemsOf(layouts[name]));
  const blocks = new Map<string, Block>();
  for (const [id, module] of modules) blocks.set(id, blockOf(id, module));
  for (const item of items) {
    const id = idOf(item);
    if (id !== undefined && !blocks.has(id)) blocks.set(id, blockOf(id, item));
  }
  const desktop = placesOf(layouts["desktop"], "desktop");
  const [tablet, phone] = [placesOf(layouts["tablet"], "tablet"), placesOf(layouts["mobile"], "phone")];
  const first = Object.keys(desktop).length > 0 ? desktop : { ...tablet, ...phone };
  return {
    blocks: [...blocks.values()],
    desktop: packed({ ...stacked([...blocks.keys()]), ...first }),
    ...(Object.keys(tablet).length > 0 && { tablet }),
    ...(Object.keys(phone).length > 0 && { phone }),
  };
}

function blockOf(id: string, module: Fields): Block {
  const given = isFields(module["args"]) ? { ...module, ...module["args"] } : module;
  const text = (...keys: readonly string[]) => {
    const found = keys.map((key) => given[key]).find((value) => typeof value === "string" && value !== "");
    return typeof found === "string" ? found : undefined;
  };
  const component = text("componentId", "component_id");
  if (component !== undefined) return { id, component_id: component, ...configOf(given) };
  return {
    id,
    type: "module",
    plugin_id: text("pluginId", "plugin_id") ?? "",
    module_id: text("moduleId", "module_id") ?? text("moduleName", "module_name") ?? "",
    name: text("displayName", "display_name", "moduleName", "name") ?? "A module",
    props: configOf(given),
  };
}

function configOf(given: Fields): Fields {
  const config = given["config"] ?? given["configOverrides"] ?? given["props"];
  return isFields(config) ? config : {};
}

function modulesOf(given: unknown): readonly (readonly [string, Fields])[] {
  if (Array.isArray(given))
    return given.filter(isFields).flatMap((module) => {
      const id = idOf(module);
      return id === undefined ? [] : [[id, module] as const];
    });
  return isFields(given) ? Object.entries(given).filter((entry): entry is [string, Fields] => isFields(entry[1])) : [];
}

function placesOf(given: unknown, screen: Screen): Places {
  const entries = itemsOf(given).flatMap((item) => {
    const id = idOf(item);
    const [x, y, w, h] = ["x", "y", "w", "h"].map((key) => item[key]);
    if (id === undefined || typeof w !== "number" || typeof h !== "number") return [];
    const place: Place = { x: numberOrZero(x), y: numberOrZero(y), w, h };
    return [[id, fitted(place, screen, ANY_SIZE)] as const];
  });
  return packed(Object.fromEntries(entries));
}

const itemsOf = (given: unknown): readonly Fields[] => (Array.isArray(given) ? given.filter(isFields) : []);

function idOf(item: Fields): string | undefined {
  const found = ["moduleUniqueId", "i", "id"].map((key) => item[key]).find((value) => typeof value === "string");
  return typeof found === "string" ? found : undefined;
}

const stacked = (ids: readonly string[]): Places =>
  Object.fromEntries(ids.map((id, at) => [id, { x: 0, y: 1000 + at * 6, w: 12, h: 6 }]));

const numberOrZero = (value: unknown) => (typeof value === "number" ? value : 0);

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
