import { isRecord } from "#core/storage/is-record.ts";
import { takeShared, type ShareScope } from "./container.ts";
import type { ReactDomLike, ReactLike } from "./mount.ts";

interface Globals {
  React?: unknown;
  ReactDOM?: unknown;
}

/** Runs Lectern's script of that name, which sets `React` or `ReactDOM` of the window. */
export type LoadReact = (part: "react" | "react-dom") => Promise<void>;

const globals = globalThis as Globals;
const REACT_VERSION = "18.3.1";

/**
 * Puts Lectern's React into a scope; tells whether it was taken. `isNamed` loads it first, so that a bundle whose modules
 * share React eagerly has it at once. Any other bundle waits for it when it takes it.
 */
export async function addReact(shared: ShareScope, load: LoadReact, isNamed: boolean): Promise<() => boolean> {
  let loading: Promise<void> | undefined;
  const loadOnce = () => (loading ??= load("react").then(() => load("react-dom")));
  if (isNamed) await loadOnce();
  let isTaken = false;
  const share = (name: keyof Globals) => {
    const factory = () => globals[name];
    const get = () => {
      isTaken = true;
      return isNamed ? factory : loadOnce().then(() => factory);
    };
    return { [REACT_VERSION]: { get, from: "lectern", eager: true, loaded: 1 } };
  };
  shared["react"] = share("React");
  shared["react-dom"] ??= share("ReactDOM");
  shared["react-dom/client"] ??= share("ReactDOM");
  return () => isTaken;
}

/** The plugin's own React and React DOM where it shares them; Lectern's for what it lacks. */
export async function reactOf(shared: ShareScope, load: LoadReact): Promise<{ react: ReactLike; dom: ReactDomLike }> {
  const own = await takeShared(shared, "react");
  const ownDom = (await takeShared(shared, "react-dom/client")) ?? (await takeShared(shared, "react-dom"));
  if (own && ownDom) return { react: own as ReactLike, dom: checkedDom(ownDom) };
  await load("react");
  if (own) lendScheduler(globals.React, own);
  // React DOM must be of one piece with the React whose hooks it runs: it takes the global one.
  globals.React = own ?? globals.React;
  if (!ownDom) await load("react-dom");
  return { react: globals.React as ReactLike, dom: checkedDom(ownDom ?? globals.ReactDOM) };
}

/** Where React 16 to 18 keep what React DOM needs of them. */
const INTERNALS = "__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED";

/** React DOM, as a script, takes the scheduler from the script of React; React as a module brings none. */
function lendScheduler(lender: unknown, own: unknown): void {
  const [from, to] = [lender, own].map((react) => (isRecord(react) ? react[INTERNALS] : undefined));
  if (!isRecord(to)) throw new Error(NO_CLIENT);
  if (isRecord(from)) Object.assign(to, { Scheduler: to["Scheduler"] ?? from["Scheduler"] });
}

/** React 19 can be shown by its own `react-dom/client` alone. */
function checkedDom(dom: unknown): ReactDomLike {
  if (isRecord(dom) && (dom["createRoot"] ?? dom["render"]) !== undefined) return dom;
  throw new Error(NO_CLIENT);
}

const NO_CLIENT =
  'Its bundle shares React 19 without "react-dom/client", so it cannot be shown. Import that and list it under `shared`, build with React 18, or export a function that takes an element.';
