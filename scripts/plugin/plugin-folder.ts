import { isRecord } from "#core/storage/is-record.ts";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { ToolError } from "./tool-error.ts";

/** The folder of a plugin with what building it takes. Everything else about its metadata is checked by the core. */
export interface PluginFolder {
  readonly path: string;
  readonly name: string;
  readonly slug: string;
  readonly version: string;
  readonly scope: string;
  readonly bundleLocation: string;
  readonly modules: readonly SourceModule[];
}

export interface SourceModule {
  readonly name: string;
  /** Path below the folder. */
  readonly source: string;
}

const EXTENSIONS = ["tsx", "ts", "jsx", "js"];

/** Reads `plugin.json` and finds the source of each module. Throws `ToolError` with what is missing. */
export async function readPluginFolder(given: string): Promise<PluginFolder> {
  const path = resolve(given);
  const metadata = await readMetadata(path);
  const data = objectOf(metadata["plugin_data"], "plugin.json needs plugin_data, an object.");
  const list: unknown = metadata["module_data"];
  if (!Array.isArray(list) || list.length === 0)
    throw new ToolError("plugin.json needs module_data, a list with at least one module.");
  const modules = list.map((one: unknown, index) => {
    const name = textOf(objectOf(one, `module_data[${index}] in plugin.json must be an object.`), "name");
    return { name, source: sourceOf(path, name) };
  });
  return {
    path,
    name: basename(path),
    slug: textOf(data, "plugin_slug"),
    version: textOf(data, "version"),
    scope: textOf(data, "scope"),
    bundleLocation: textOf(data, "bundle_location"),
    modules,
  };
}

async function readMetadata(path: string): Promise<Readonly<Record<string, unknown>>> {
  const file = join(path, "plugin.json");
  if (!existsSync(path)) throw new ToolError(`There is no folder ${path}. Make one: npm run plugin -- new ${path}`);
  if (!existsSync(file)) throw new ToolError(`There is no plugin.json in ${path}. Give the folder of a plugin.`);
  const text = await readFile(file, "utf8");
  try {
    return objectOf(JSON.parse(text), "plugin.json must be an object {plugin_data, module_data}.");
  } catch (error) {
    if (error instanceof ToolError) throw error;
    throw new ToolError(`plugin.json is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** `src/ReadingTimer.tsx` or `src/reading-timer.tsx`. */
function sourceOf(path: string, name: string): string {
  const names = [...new Set([name, kebabCase(name)])];
  const candidates = names.flatMap((one) => EXTENSIONS.map((extension) => `src/${one}.${extension}`));
  const found = candidates.find((candidate) => existsSync(join(path, candidate)));
  if (found) return found;
  throw new ToolError(
    `The module ${name} of plugin.json has no source. Write src/${kebabCase(name)}.ts (or .tsx), which exports ${name}.`,
  );
}

export const kebabCase = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();

function objectOf(value: unknown, problem: string): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value;
  throw new ToolError(problem);
}

function textOf(source: Readonly<Record<string, unknown>>, name: string): string {
  const value = source[name];
  if (typeof value === "string" && value !== "") return value;
  throw new ToolError(`plugin.json needs ${name}, a text that is not empty.`);
}
