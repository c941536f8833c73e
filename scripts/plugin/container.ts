import type { PluginFolder } from "./plugin-folder.ts";

/**
 * The source of a module-federation container: the global `scope` with `init` and `get`. A module is run when it is asked
 * for. What it exports as default, or under its own name, is the module; one with `mount` is a view.
 */
export function containerSource({ modules }: PluginFolder, usesReact: boolean): string {
  const rows = modules.map(({ name, source }) => `  ${JSON.stringify(`./${name}`)}: () => require("./${source}"),`);
  return `${usesReact ? 'import { takeReact } from "lectern:react";' : ""}
const modules = {
${rows.join("\n")}
};
let shared = {};
export const init = (scope) => {
  shared = scope ?? {};
};
export const get = async (path) => {
  if (!Object.hasOwn(modules, path)) throw new Error(path + " is no module of this plugin; it has " + Object.keys(modules).join(", ") + ".");
  ${usesReact ? "await takeReact(shared);" : ""}
  const exported = modules[path]();
  const chosen = exported.default ?? exported[path.slice(2)];
  return () => (chosen === undefined ? exported : { default: chosen });
};
`;
}

/** Takes the newest React that the host shares. Lectern shares 18.3.1 with a bundle that names it. */
export const SHARED_REACT = `const taken = {};
export async function takeReact(shared) {
  for (const name of ["react", "react-dom"]) {
    const versions = shared[name] ?? {};
    const [newest] = Object.keys(versions).sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
    if (newest === undefined) throw new Error("This host shares no " + name + ".");
    const factory = await versions[newest].get();
    taken[name] = factory();
  }
}
export { taken };
`;
