import type { PluginModule } from "#core/plugins/registry/plugin.ts";

/** A setting of a module. Its rules were checked when the plugin was installed. */
export interface ConfigField {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly initial: unknown;
  readonly placeholder: string | undefined;
  readonly maxLength: number | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number | "any";
  readonly rows: number;
  readonly options: readonly { readonly label: string; readonly value: unknown }[];
}

export function fieldsOf(config: PluginModule["config_fields"]): readonly ConfigField[] {
  return Object.entries(config).map(([name, field]) => ({
    name,
    label: text(field["description"]) || name,
    type: field.type,
    initial: field["default"],
    placeholder: text(field["placeholder"]) || undefined,
    maxLength: number(field["maxLength"]),
    min: number(field["min"]),
    max: number(field["max"]),
    step: number(field["step"]) ?? "any",
    rows: number(field["rows"]) ?? 3,
    options: optionsOf(field["options"]),
  }));
}

function optionsOf(given: unknown): ConfigField["options"] {
  if (!Array.isArray(given)) return [];
  return given.map((option: { readonly label?: unknown; readonly value?: unknown }) => ({
    label: text(option.label) || String(option.value),
    value: option.value,
  }));
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
const number = (value: unknown) => (typeof value === "number" ? value : undefined);
