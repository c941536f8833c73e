import { expect, test } from "vitest";
import { pluginZip } from "../testing/make-plugin.ts";
import { openArchive } from "./archive/open-archive.ts";
import { checkBundle } from "./check-bundle.ts";
import { readPlugin } from "./read-plugin.ts";

const CONTAINER = "{ init() {}, get: async (name) => () => modules[name] }";

test.each([
  `var Words = ${CONTAINER};`,
  `var a=1,Words;(()=>{var e={get:()=>t};Words=e})();`,
  `window["Words"] = ${CONTAINER};`,
  `class Words { static get(name) { return () => modules[name]; } }`,
  `var Words = (() => { const text = "we export all that you import"; return ${CONTAINER}; })();`,
  `var Words = ${CONTAINER}; import("./chunk.js");`,
])("a script that sets its scope to a container is taken without a word: %s", (code) => {
  expect(checkBundle(code, "Words")).toEqual([]);
});

test.each([
  [`import React from "react";\nexport const get = () => Words;`, "names an ES module"],
  [`const Words=${CONTAINER};export{Words as default};`, "names an ES module"],
  [`const Words=${CONTAINER};export default Words;\n//# sourceMappingURL=a.js.map`, "names an ES module"],
  [`module.exports = ${CONTAINER};`, "does not set the variable Words"],
  [`var WordsOther = ${CONTAINER}; if (Words == 1) {}`, "does not set the variable Words"],
  [`class Words { mount(host) { host.show({ type: "text", text: "a" }); } }`, "has no function `get`"],
])("a bundle that cannot be started is warned of: %s", (code, words) => {
  expect(checkBundle(code, "Words")).toEqual([
    { path: ["plugin_data", "bundle_location"], message: expect.stringContaining(words) },
  ]);
});

test("an archive whose bundle cannot be started is read with a warning", async () => {
  const read = async (bundle?: string) =>
    readPlugin(await openArchive(pluginZip({ slug: "Words", ...(bundle && { bundle }) }))).warnings;
  const warning = expect.objectContaining({ message: expect.stringContaining("does not set the variable Words") });
  expect(await read("module.exports = {};")).toContainEqual(warning);
  expect(await read()).not.toContainEqual(warning);
});
