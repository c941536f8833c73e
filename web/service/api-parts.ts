/** The path of each part's script by the name that other parts require it by; the first is the one that begins. */
export type ApiPaths = Readonly<Record<string, string>>;

type Require = (name: string) => object;
/** A CommonJS module that takes nothing but these two. */
type Part = (require: Require, exports: object) => void;

export interface ApiPartsDeps {
  readonly paths: ApiPaths;
  /** Runs scripts, each of which calls `define` for its part. */
  readonly importScripts: (...paths: string[]) => void;
}

/**
 * The parts of the API's code. A service worker has no `import()`, and may import later only those scripts that it imported
 * while it was installed: so all are read then, and after a start each when it is first required.
 */
export function createApiParts({ paths, importScripts }: ApiPartsDeps) {
  const defined = new Map<string, Part>();
  const loaded = new Map<string, object>();

  function require(name: string): object {
    const before = loaded.get(name);
    if (before) return before;
    if (!defined.has(name) && paths[name] !== undefined) importScripts(paths[name]);
    const part = defined.get(name);
    if (!part) throw new Error(`The service worker has no part ${name}.`);
    const exports = {};
    // Before it is run, as parts may require each other.
    loaded.set(name, exports);
    try {
      part(require, exports);
    } catch (error) {
      loaded.delete(name);
      throw error;
    }
    return exports;
  }

  return {
    define: (name: string, part: Part): void => void defined.set(name, part),
    install: (): void => importScripts(...new Set(Object.values(paths))),
    begin: (): object => require(Object.keys(paths)[0] ?? ""),
  };
}
