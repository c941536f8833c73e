import { expect, test, vi } from "vitest";
import { createApiParts } from "./api-parts.ts";

/** Scripts by path, each of which defines its parts as the build writes them. */
function setup() {
  const ran: string[] = [];
  const scripts: Record<string, () => void> = {
    "/begin.js": () => {
      parts.define("./api.js", (require, exports) => {
        ran.push("api");
        Object.assign(exports, { shared: require("./shared.js"), later: () => require("./later.js") });
      });
      parts.define("./shared.js", (_, exports) => Object.assign(exports, { name: "shared" }));
    },
    "/later.js": () =>
      parts.define("./later.js", (require, exports) => {
        ran.push("later");
        Object.assign(exports, { shared: require("./shared.js") });
      }),
  };
  const importScripts = vi.fn((...paths: string[]) => paths.forEach((path) => scripts[path]?.()));
  const paths = {
    "./api.js": "/begin.js",
    "./shared.js": "/begin.js",
    "./later.js": "/later.js",
    "./lost.js": "/lost.js",
  };
  const parts = createApiParts({ paths, importScripts });
  const begin = () => parts.begin() as { shared: object; later(): { shared: object } };
  return { parts, begin, ran, importScripts, scripts };
}

test("a part is read and run when it is first required, and once", () => {
  const { begin, ran, importScripts } = setup();
  const api = begin();
  expect(begin()).toBe(api);
  expect(importScripts.mock.calls).toEqual([["/begin.js"]]);
  expect(api.later()).toBe(api.later());
  expect(importScripts.mock.calls).toEqual([["/begin.js"], ["/later.js"]]);
  expect(ran).toEqual(["api", "later"]);
});

test("a part that several require is the same for all", () => {
  const api = setup().begin();
  expect(api.later().shared).toBe(api.shared);
});

test("installing reads every script once and runs no part", () => {
  const { parts, begin, ran, importScripts } = setup();
  parts.install();
  expect(importScripts.mock.calls).toEqual([["/begin.js", "/later.js", "/lost.js"]]);
  expect(ran).toEqual([]);
  begin().later();
  expect(importScripts).toHaveBeenCalledOnce();
});

test("a part that fails is run again, and one that is in no script is named", () => {
  const { parts, ran } = setup();
  let isBroken = true;
  parts.define("./api.js", () => {
    ran.push("api");
    if (isBroken) throw new Error("The database is gone.");
  });
  expect(() => parts.begin()).toThrow("The database is gone.");
  isBroken = false;
  parts.begin();
  expect(ran).toEqual(["api", "api"]);
  parts.define("./api.js", (require) => void require("./lost.js"));
  expect(() => createApiParts({ paths: { "./lost.js": "/lost.js" }, importScripts: () => undefined }).begin()).toThrow(
    "no part ./lost.js",
  );
});
