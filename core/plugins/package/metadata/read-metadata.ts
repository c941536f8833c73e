import { isRecord } from "#core/storage/is-record.ts";
import type { ArchiveEntry } from "../archive/archive-entry.ts";
import { LiteralError } from "../python/literal-error.ts";
import { readLifecycleManager } from "../python/read-lifecycle-manager.ts";
import { MAX_DEPTH } from "#core/http/json.ts";
import type { GivenMetadata } from "./check-metadata.ts";

/** The metadata of the plugin is missing or cannot be read. */
export class MetadataUnreadable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MetadataUnreadable";
  }
}

/** Bytes of either file. */
const MAX_SIZE = 2_000_000;

/**
 * What the plugin says of itself: plugin.json where it has plugin_data, else the literals in lifecycle_manager.py, which
 * is never executed. Throws `MetadataUnreadable`.
 */
export function readMetadata(files: readonly ArchiveEntry[]): GivenMetadata {
  const json = files.find(({ path }) => path === "plugin.json");
  const python = files.find(({ path }) => path === "lifecycle_manager.py");
  if (json && !(python && isOfAnotherShape(json))) return fromJson(textOf(json));
  if (python) return fromPython(textOf(python));
  throw new MetadataUnreadable(
    "This is no plugin: the archive has neither plugin.json nor lifecycle_manager.py at its top, or in its one top folder.",
  );
}

/** Published plugins carry a plugin.json for other tools beside lifecycle_manager.py. */
function isOfAnotherShape(json: ArchiveEntry): boolean {
  try {
    const { plugin_data, module_data } = fromJson(textOf(json));
    return plugin_data === undefined && module_data === undefined;
  } catch (error) {
    if (error instanceof MetadataUnreadable) return true;
    throw error;
  }
}

function textOf({ path, size, read }: ArchiveEntry): string {
  if (size > MAX_SIZE) throw new MetadataUnreadable(`${path}: is larger than ${MAX_SIZE / 1_000_000} MB`);
  const bytes = read();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new MetadataUnreadable(`${path}: is not written in UTF-8`, { cause: error });
  }
}

function fromJson(text: string): GivenMetadata {
  const value = parse(text);
  if (!isRecord(value)) throw new MetadataUnreadable("plugin.json: must be an object {plugin_data, module_data}");
  return { plugin_data: value["plugin_data"], module_data: value["module_data"] };
}

function parse(text: string): unknown {
  // Brackets in strings count as well; no plugin comes near this limit.
  if (deepest(text) > MAX_DEPTH * 4) throw new MetadataUnreadable("plugin.json: is nested too deep");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MetadataUnreadable(
      `plugin.json: is not valid JSON (${error instanceof Error ? error.message : String(error)})`,
      { cause: error },
    );
  }
}

function deepest(text: string): number {
  let depth = 0;
  let most = 0;
  for (const sign of text) {
    if (sign === "{" || sign === "[") most = Math.max(most, ++depth);
    else if (sign === "}" || sign === "]") depth--;
  }
  return most;
}

function fromPython(text: string): GivenMetadata {
  try {
    return readLifecycleManager(text);
  } catch (error) {
    if (error instanceof LiteralError)
      throw new MetadataUnreadable(`lifecycle_manager.py, ${error.message}`, { cause: error });
    throw error;
  }
}
