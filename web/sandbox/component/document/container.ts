import { isRecord } from "#core/storage/is-record.ts";
import { FILES } from "../messages.ts";
import type { BundleFiles } from "./files.ts";

/** A module-federation container: https://webpack.js.org/concepts/module-federation/ */
interface Container {
  init?(shared: ShareScope): unknown;
  get(name: string): Promise<() => unknown> | (() => unknown);
}

interface Shared {
  readonly get: () => unknown;
  readonly from?: string;
  readonly eager?: boolean;
  loaded?: number;
}

/** Package → version → how to get it. */
export type ShareScope = Record<string, Record<string, Shared>>;

export interface FoundModule {
  readonly exported: unknown;
  readonly shared: ShareScope;
  /** It shares React, or took Lectern's: a function that it exports is a component. */
  readonly usesReact: boolean;
}

export interface Bundle {
  readonly code: string;
  readonly entry: string;
  readonly scope: string;
  readonly module: string;
}

declare global {
  interface Window {
    lecternContainer?: unknown;
  }
}

/** Runs a bundle and gets what its module exports. `addReact` puts Lectern's React into a scope, and tells whether it was taken. */
export async function findModule(
  { code, entry, scope, module }: Bundle,
  addReact: (shared: ShareScope, isNamed: boolean) => Promise<() => boolean>,
): Promise<FoundModule> {
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]{0,200}$/u.test(scope))
    throw new Error("The plugin's scope is no name that a script can have.");
  // The last line sees the container however the bundle declared it: `const` makes no property of the window.
  runScript(`${code}\n;window.lecternContainer = typeof ${scope} === "undefined" ? undefined : ${scope};`, entry);
  const container = window.lecternContainer as Partial<Container> | undefined;
  delete window.lecternContainer;
  const get = container?.get?.bind(container);
  if (!get) throw new Error(`Its bundle defines no container named ${scope} with \`get\`.`);
  const shared: ShareScope = {};
  await container?.init?.(shared);
  const isShared = shared["react"] !== undefined;
  const isTaken = isShared ? () => true : await addReact(shared, /["']react["']/.test(code));
  const factory = await factoryOf(get, module);
  const exported = withoutDefault(await factory());
  return { exported, shared, usesReact: isTaken() };
}

async function factoryOf(get: Container["get"], module: string): Promise<() => unknown> {
  try {
    return await get(`./${module}`);
  } catch (first) {
    try {
      return await get(module);
    } catch {
      // What is wrong with the first name is what its author looks for.
      throw first;
    }
  }
}

const isWrapped = (value: unknown): value is { readonly default: unknown } =>
  isRecord(value) && value["default"] !== undefined;

function withoutDefault(value: unknown): unknown {
  const inner = isWrapped(value) ? value.default : value;
  return isWrapped(inner) ? inner.default : inner;
}

/**
 * Runs a classic script; it sees the address of its file as its own. Throws what the script throws. As a text in the
 * document: V8 compiles a text once for all frames of a process, but a blob, whose address is new each time, again.
 */
function runScript(code: string, path: string): void {
  const script = document.createElement("script");
  const current = Object.getOwnPropertyDescriptor(Document.prototype, "currentScript");
  Object.defineProperty(document, "currentScript", {
    configurable: true,
    get: () => {
      const running: unknown = current?.get?.call(document);
      return running === script ? { tagName: "SCRIPT", src: FILES + path, getAttribute: () => null } : running;
    },
  });
  let thrown: { readonly error: unknown } | undefined;
  const note = ({ error, message }: ErrorEvent) => (thrown ??= { error: error ?? message });
  addEventListener("error", note);
  // The name is what a stack and the developer tools show.
  script.textContent = `${code}\n//# sourceURL=${encodeURI(FILES + path)}`;
  document.head.append(script);
  script.remove();
  removeEventListener("error", note);
  if (thrown) throw thrown.error;
}

/** Newest of what is shared under a name; undefined where nothing is. */
export async function takeShared(shared: ShareScope, name: string): Promise<unknown> {
  const versions = shared[name];
  const [newest] = Object.keys(versions ?? {}).toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
  const found = newest === undefined ? undefined : versions?.[newest];
  if (!found) return undefined;
  found.loaded = 1;
  const factory = (await found.get()) as () => unknown;
  return factory();
}

/** Lectern's React 18, as scripts that the page gives. It is asked for only where a bundle brings none. */
export async function loadReact(files: BundleFiles, part: "react" | "react-dom"): Promise<void> {
  const { bytes } = await files.read(part);
  runScript(new TextDecoder().decode(bytes), `${part}.js`);
}
