import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { apiRoutes } from "#core/api/app.ts";
import { documentedPath } from "#core/http/openapi.ts";
import { createRouter } from "#core/http/router.ts";

const SPECIFICATION = new URL("../../shared/spec/", import.meta.url);
const isThere = existsSync(SPECIFICATION);
if (!isThere) console.warn("The specification is not beside this repository: its endpoints are not compared.");

/** The rows `| METHOD, METHOD | /path | … |` of a document's tables, and the paths that its sentences name with a method. */
function endpointsOf(document: string): { readonly method: string; readonly path: string }[] {
  const text = readFileSync(new URL(document, SPECIFICATION), "utf8");
  const inTables = [...text.matchAll(/^\| *((?:GET|POST|PUT|PATCH|DELETE)[A-Z, ]*) *\| *`?(\/[^ `|]*)/gm)];
  const inSentences = [...text.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (\/(?:api|health)[\w./{}-]*[\w}/])/g)];
  return [...inTables, ...inSentences].flatMap(([, methods = "", path = ""]) =>
    methods.split(/[, ]+/).flatMap((method) => (method === "" ? [] : [{ method, path }])),
  );
}

const router = createRouter(apiRoutes);

/** Asked with parameters that no literal segment is called. */
const isDeclared = ({ method, path }: { readonly method: string; readonly path: string }) => {
  const found = router.match(method, path.replaceAll(/\{\w+\}/g, "3f2504e0-4f89-41d3-9a0c-0305e82c3301"));
  return found.kind === "route" && parametersOf(found.route.fullPath) === parametersOf(path);
};
const parametersOf = (path: string) => path.match(/[:*{]\w+/g)?.length ?? 0;

/** Method and path with parameters of any name, as clients that are generated from the description have them. */
const written = (method: string, path: string) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`;
const described = new Set(apiRoutes.map((route) => written(route.method, documentedPath(route))));

test.skipIf(!isThere).each([
  ["document-chat-api.md", 20],
  ["platform-api.md", 130],
  ["plugin-metadata.md", 0],
])("every endpoint of %s is declared, and described under the path that it has there", (document, least) => {
  const endpoints = endpointsOf(document);
  expect(endpoints.length).toBeGreaterThanOrEqual(least);
  const missing = endpoints.filter((endpoint) => !isDeclared(endpoint)).map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(missing)].toSorted()).toEqual([]);
  const otherwise = endpoints.map(({ method, path }) => written(method, path)).filter((each) => !described.has(each));
  expect([...new Set(otherwise)].toSorted()).toEqual([]);
});
