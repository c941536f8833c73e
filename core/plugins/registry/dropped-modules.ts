import type { ModuleRecord } from "./plugin.ts";

/** Display names of modules that the next version lacks. Pages know a module by its name. */
export const droppedModules = (
  before: readonly Pick<ModuleRecord, "name" | "display_name">[],
  after: readonly Pick<ModuleRecord, "name">[],
): string[] =>
  before.filter(({ name }) => !after.some((module) => module.name === name)).map(({ display_name }) => display_name);
