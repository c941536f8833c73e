import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShareScope } from "./container.ts";
import { addReact, reactOf, type LoadReact } from "./react.ts";

const require = createRequire(import.meta.url);
const globals = globalThis as { React?: unknown; ReactDOM?: unknown };

/** The scripts that Lectern serves, run as scripts of a page. */
const load: LoadReact = async (part) => {
  const folder = dirname(require.resolve(`${part}/package.json`));
  runInThisContext(await readFile(`${folder}/umd/${part}.production.min.js`, "utf8"));
};

const sharing = (packages: Readonly<Record<string, unknown>>): ShareScope =>
  Object.fromEntries(
    Object.entries(packages).map(([name, value]) => [name, { "1.0.0": { get: async () => () => value } }]),
  );

beforeEach(() => void vi.stubGlobal("self", globalThis));
afterEach(() => {
  vi.unstubAllGlobals();
  delete globals.React;
  delete globals.ReactDOM;
});

test("a bundle that shares React alone is shown by it, with Lectern's React DOM", async () => {
  // As bundlers find it in npm's package: without a scheduler.
  const own: unknown = require("react");
  const { react, dom } = await reactOf(sharing({ react: own }), load);
  expect(react).toBe(own);
  expect(dom.createRoot).toBeTypeOf("function");
});

test.each([true, false])(
  "a bundle without React gets Lectern's, and it is known whether it took it",
  async (isNamed) => {
    const shared: ShareScope = {};
    const isTaken = await addReact(shared, load, isNamed);
    expect([isTaken(), "React" in globals]).toEqual([false, isNamed]);
    // Modules that share it eagerly cannot wait.
    expect(typeof shared["react"]?.["18.3.1"]?.get()).toBe(isNamed ? "function" : "object");
    const { react, dom } = await reactOf(shared, load);
    expect([react, dom]).toEqual([globals.React, globals.ReactDOM]);
    expect(isTaken()).toBe(true);
  },
);

test("React 19 is shown by its own react-dom/client", async () => {
  const [react, client] = [{ version: "19.2.0" }, { createRoot: () => undefined }];
  const shared = sharing({ react, "react-dom": { version: "19.2.0" }, "react-dom/client": client });
  expect(await reactOf(shared, load)).toEqual({ react, dom: client });
});

test.each([{ "react-dom": { version: "19.2.0" } }, {}])(
  "React 19 without react-dom/client is refused with a sentence: %j",
  async (more) => {
    const shared = sharing({ react: { version: "19.2.0" }, ...more });
    await expect(reactOf(shared, load)).rejects.toThrow('shares React 19 without "react-dom/client"');
  },
);
