import { isRecord } from "#core/storage/is-record.ts";
import { findUnsafeText } from "#core/http/json.ts";
import type { ModuleRecord, PluginRecord } from "../../registry/plugin.ts";
import { checkModule } from "./check-module.ts";
import { checkPluginData } from "./check-plugin.ts";
import { readFields, type Finding, type Findings } from "./findings.ts";

export interface Metadata {
  readonly plugin: PluginRecord;
  readonly modules: readonly ModuleRecord[];
}

export interface CheckedMetadata {
  /** Undefined where a rule is broken. */
  readonly metadata: Metadata | undefined;
  readonly violations: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** What a plugin gives of itself, unchecked. */
export interface GivenMetadata {
  readonly plugin_data?: unknown;
  readonly module_data?: unknown;
}

/** More modules than this in one plugin are a mistake. */
const MAX_MODULES = 200;
/** UTF-16 code units of all metadata as JSON: a row of the store, read whole with every list. */
const MAX_SIZE = 1_000_000;

/**
 * Checks everything against the metadata document and reports all of it at once. Lengths and values that are guidance
 * only are warnings.
 */
export function checkMetadata(given: GivenMetadata): CheckedMetadata {
  const findings: Findings = { violations: [], warnings: [] };
  const unsafe = findUnsafeText({ plugin_data: given.plugin_data, module_data: given.module_data });
  if (unsafe) return { metadata: undefined, violations: [unsafe], warnings: [] };
  if (JSON.stringify(given).length > MAX_SIZE)
    return { metadata: undefined, violations: [{ path: ["plugin_data"], message: TOO_LARGE }], warnings: [] };

  const plugin = checkPlugin(findings, given.plugin_data);
  const modules = checkModules(findings, given.module_data);
  const metadata = plugin && findings.violations.length === 0 ? { plugin, modules } : undefined;
  return { metadata, ...findings };
}

const TOO_LARGE = "is, together with module_data, longer than 1,000,000 characters";

function checkPlugin(findings: Findings, data: unknown): PluginRecord | undefined {
  const path = ["plugin_data"];
  if (isRecord(data)) return checkPluginData(readFields(findings, path, data));
  const message = data === undefined || data === null ? "is required" : "must be an object";
  return void findings.violations.push({ path, message });
}

function checkModules(findings: Findings, data: unknown): readonly ModuleRecord[] {
  const root = readFields(findings, [], { module_data: data });
  const names = new Map<string, number>();
  if (Array.isArray(data) && data.length > MAX_MODULES) {
    root.refuse("module_data", `must not hold more than ${MAX_MODULES} modules`);
    return [];
  }
  const modules = root.list(
    "module_data",
    (value, path) => {
      if (!isRecord(value)) return void findings.violations.push({ path, message: "must be an object" });
      const fields = readFields(findings, path, value);
      const index = Number(path.at(-1));
      const name = fields.raw("name");
      const first = typeof name === "string" ? names.get(name) : undefined;
      if (first !== undefined) fields.refuse("name", `is the name of module_data[${first}] already`);
      else if (typeof name === "string") names.set(name, index);
      return checkModule(findings, fields);
    },
    true,
  );
  checkDependencies(findings, Array.isArray(data) ? data : [], new Set(names.keys()));
  return modules ?? [];
}

/** Looked at when all names are known. */
function checkDependencies(findings: Findings, modules: readonly unknown[], names: ReadonlySet<string>): void {
  const shown = new Map(
    modules.flatMap((module) => (isRecord(module) ? [[module["display_name"], module["name"]] as const] : [])),
  );
  for (const [index, module] of modules.entries()) {
    if (!isRecord(module) || !Array.isArray(module["dependencies"])) continue;
    for (const [at, dependency] of module["dependencies"].entries()) {
      if (typeof dependency !== "string" || dependency === "") continue;
      const path = ["module_data", index, "dependencies", at];
      if (dependency === module["name"]) findings.warnings.push({ path, message: "names the module itself" });
      else if (names.has(dependency)) continue;
      else if (shown.has(dependency))
        findings.warnings.push({
          path,
          message: `should be the module's name (${String(shown.get(dependency))}), not its display name`,
        });
      else findings.warnings.push({ path, message: "names no module of this plugin" });
    }
  }
}
