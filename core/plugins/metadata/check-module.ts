import type { ModuleRecord } from "../plugin.ts";
import { checkConfigFields } from "./check-config-field.ts";
import { isObject, readFields, type FieldReader, type Findings, type Place } from "./findings.ts";

/** Checks one element of module_data. Undefined where anything is wrong. */
export function checkModule(findings: Findings, fields: FieldReader): ModuleRecord | undefined {
  const before = findings.violations.length;
  const name = moduleName(fields);
  const record = {
    name: name ?? "",
    display_name: fields.text("display_name", { under: 30 }) || (name ?? ""),
    description: fields.text("description", { under: 100 }) ?? null,
    icon: fields.text("icon") ?? null,
    category: fields.text("category") ?? null,
    tags: tags(fields),
    priority: fields.integer("priority") ?? 0,
    dependencies: fields.texts("dependencies") ?? [],
    props: { ...fields.object("props") },
    config_fields: checkConfigFields(findings, fields),
    required_services: requiredServices(findings, fields),
    layout: layout(findings, fields),
    messages: messages(findings, fields),
  };
  return findings.violations.length === before ? record : undefined;
}

function moduleName(fields: FieldReader): string | undefined {
  const value = fields.text("name", { required: true });
  if (value === undefined || /^[A-Za-z][A-Za-z0-9_]{0,99}$/.test(value)) return value;
  return void fields.refuse("name", "must be at most 100 letters and digits without spaces or special characters");
}

function tags(fields: FieldReader): string[] {
  const found = fields.texts("tags") ?? [];
  if (fields.has("tags") && (found.length < 3 || found.length > 8)) fields.warn("tags", "should be 3 to 8 keywords");
  if (found.some((tag) => tag !== tag.toLowerCase())) fields.warn("tags", "should be in lower case");
  return [...new Set(found)];
}

/** Services of the platform and what each can be asked. */
const SERVICES: ReadonlyMap<string, readonly string[]> = new Map([
  ["api", ["get", "post", "put", "delete", "postStreaming"]],
  ["theme", ["getCurrentTheme", "addThemeChangeListener", "removeThemeChangeListener"]],
  ["settings", ["getSetting", "setSetting", "getSettingDefinitions"]],
  ["event", ["sendMessage", "subscribeToMessages", "unsubscribeFromMessages"]],
  ["pageContext", ["getCurrentPageContext", "onPageContextChange"]],
]);

function requiredServices(findings: Findings, fields: FieldReader): ModuleRecord["required_services"] {
  const services = Object.entries(fields.object("required_services") ?? {}).map(([name, value]) => {
    const path = fields.at("required_services", name);
    const refuse = (message: string) => void findings.violations.push({ path, message });
    const methods = SERVICES.get(name);
    if (!methods) refuse(`is no service; there are ${[...SERVICES.keys()].join(", ")}`);
    if (!isObject(value))
      return [name, (refuse("must be an object with methods and version"), { methods: [], version: "" })] as const;
    const inner = readFields(findings, path, value);
    const asked = inner.texts("methods", true) ?? [];
    for (const [index, method] of asked.entries())
      if (methods && !methods.includes(method))
        findings.violations.push({
          path: inner.at("methods", index),
          message: `${name} has no method ${method.slice(0, 60)}; it has ${methods.join(", ")}`,
        });
    return [name, { methods: asked, version: inner.text("version", { required: true }) ?? "" }] as const;
  });
  return Object.fromEntries(services);
}

/** Columns of the grid. */
const COLUMNS = 12;

function layout(findings: Findings, fields: FieldReader): ModuleRecord["layout"] {
  const given = fields.object("layout");
  if (!given) return null;
  const inner = readFields(findings, fields.at("layout"), given);
  const sizes = ["Width", "Height"].flatMap((side) => {
    const limits = side === "Width" ? { min: 1, max: COLUMNS } : { min: 1 };
    const read = (name: string) => [`${name}${side}`, inner.integer(`${name}${side}`, limits)] as const;
    const [least, usual, most] = [read("min"), read("default"), read("max")];
    refuseOrder(inner, least, usual);
    refuseOrder(inner, usual, most);
    refuseOrder(inner, least, most);
    return [least, usual, most];
  });
  return Object.fromEntries(sizes.filter((size): size is readonly [string, number] => size[1] !== undefined));
}

type Size = readonly [name: string, value: number | undefined];

function refuseOrder(fields: FieldReader, [lower, low]: Size, [higher, high]: Size): void {
  if (low !== undefined && high !== undefined && low > high)
    fields.refuse(higher, `must not be less than ${lower} (${low})`);
}

function messages(findings: Findings, fields: FieldReader): ModuleRecord["messages"] {
  const given = fields.object("messages");
  if (!given) return { sends: [], receives: [] };
  const inner = readFields(findings, fields.at("messages"), given);
  const read = (value: unknown, path: Place) => messageSchema(findings, value, path);
  return { sends: inner.list("sends", read) ?? [], receives: inner.list("receives", read) ?? [] };
}

type MessageSchema = ModuleRecord["messages"]["sends"][number];

function messageSchema(findings: Findings, value: unknown, path: Place): MessageSchema | undefined {
  if (!isObject(value)) return void findings.violations.push({ path, message: "must be an object" });
  const inner = readFields(findings, path, value);
  const type = inner.text("type", { required: true });
  const description = inner.text("description", { required: true });
  const content = inner.object("contentSchema");
  if (content) contentSchema(findings, inner.at("contentSchema"), content);
  if (type === undefined || description === undefined) return undefined;
  return { type, description, ...(content && { contentSchema: { ...content } }) };
}

function contentSchema(findings: Findings, path: Place, content: Readonly<Record<string, unknown>>): void {
  const inner = readFields(findings, path, content);
  if (inner.text("type", { required: true }) !== "object" && typeof inner.raw("type") === "string")
    inner.refuse("type", "must be object");
  if (!inner.has("properties")) inner.refuse("properties", "is required");
  for (const [name, property] of Object.entries(inner.object("properties") ?? {})) {
    const place = inner.at("properties", name);
    if (!isObject(property)) {
      findings.violations.push({ path: place, message: "must be an object with a type" });
      continue;
    }
    const field = readFields(findings, place, property);
    field.text("type", { required: true });
    field.text("description");
  }
}
