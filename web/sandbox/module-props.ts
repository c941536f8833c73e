import { configProblem } from "#core/plugins/package/metadata/check-config-field.ts";
import type { PluginModule } from "#core/plugins/registry/plugin.ts";

type Values = Readonly<Record<string, unknown>>;
type Metadata = Pick<PluginModule, "props" | "config_fields">;

/**
 * The props of the module, then the defaults of its fields, then what the page sets, save for values that do not fit their
 * field. Copies: a frame takes no proxies.
 */
export function propsOf({ props, config_fields }: Metadata, settings: Values): Values {
  const fits = ([name, value]: readonly [string, unknown]) => {
    const field = Object.hasOwn(config_fields, name) ? config_fields[name] : undefined;
    return !field || configProblem(field, value) === undefined;
  };
  const fitting = Object.fromEntries(Object.entries(settings).filter(fits));
  return plainly({ ...props, ...defaultsOf(config_fields), ...fitting });
}

/** The values of its fields alone. */
export function configOf({ config_fields, props }: Metadata, settings: Values): Values {
  const all = propsOf({ config_fields, props }, settings);
  return Object.fromEntries(
    Object.keys(config_fields).flatMap((name) => (name in all ? [[name, all[name]] as const] : [])),
  );
}

function defaultsOf(fields: Metadata["config_fields"]): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field["default"] === undefined ? [] : [[name, field["default"]] as const],
    ),
  );
}

export const plainly = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
