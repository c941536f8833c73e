import type { ModuleRecord } from "../../registry/plugin.ts";
import { checkConfigFields } from "./check-config-field.ts";
import { readMessages } from "./check-messages.ts";
import { readServices } from "./check-services.ts";
import { readFields, type FieldReader, type Findings } from "./findings.ts";

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
    required_services: readServices(findings, fields),
    layout: layout(findings, fields),
    messages: readMessages(findings, fields),
  };
  return findings.violations.length === before ? record : undefined;
}

const MAX_NAME = 100;

function moduleName(fields: FieldReader): string | undefined {
  const value = fields.text("name", { required: true });
  if (value === undefined) return undefined;
  if (value.length > MAX_NAME) return void fields.refuse("name", `must not be longer than ${MAX_NAME} characters`);
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(value))
    fields.warn("name", "should be letters and digits without spaces or special characters");
  return value;
}

function tags(fields: FieldReader): string[] {
  const found = fields.texts("tags") ?? [];
  if (fields.has("tags") && (found.length < 3 || found.length > 8)) fields.warn("tags", "should be 3 to 8 keywords");
  if (found.some((tag) => tag !== tag.toLowerCase())) fields.warn("tags", "should be in lower case");
  return [...new Set(found)];
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
    warnOutside(inner, usual, least, most);
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

/** Where a module is added to a page, its size is brought within its limits. */
function warnOutside(fields: FieldReader, [name, usual]: Size, [, least]: Size, [, most]: Size): void {
  if (usual === undefined) return;
  if (least !== undefined && usual < least) fields.warn(name, `is less than the minimum (${least})`);
  if (most !== undefined && usual > most) fields.warn(name, `is more than the maximum (${most})`);
}
