import { expect, test } from "vitest";
import { apiRoutes } from "../app.ts";
import { openApiDocument } from "./openapi.ts";

type Operation = {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        {
          readonly schema: {
            readonly required?: readonly string[];
            readonly properties: Readonly<Record<string, object>>;
          };
        }
      >
    >;
  };
  readonly responses: Readonly<Record<string, unknown>>;
};

function setup() {
  const document = openApiDocument(apiRoutes, { title: "Lectern", version: "1", description: "" });
  const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return { document, paths, operations };
}

test("paths are written as in the specification", () => {
  const { paths } = setup();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      "/api/collections/",
      "/api/collections/{collection_id}",
      "/api/search_u/",
      "/api/chat/message",
      "/api/evaluation/state/{evaluation_run_id}",
      "/api/health",
      "/health",
    ]),
  );
});

test("every operation has its own name, and every path parameter is declared", () => {
  const { paths, operations } = setup();
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(apiRoutes.length);
  for (const [path, methods] of Object.entries(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters, operationId } of Object.values(methods)) {
      expect(
        parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name),
        operationId,
      ).toEqual(named);
    }
  }
});

test("a field with a default is not required of the caller", () => {
  const { paths } = setup();
  const schema = paths["/api/search_u/"]?.post?.requestBody?.content["application/json"]?.schema;
  expect(schema?.required).toEqual(["query"]);
  expect(schema?.properties.top_k).toMatchObject({ default: 5, minimum: 1, maximum: 100 });
});

test("an upload is described as a form with a file", () => {
  const { paths } = setup();
  const schema = paths["/api/documents/"]?.post?.requestBody?.content["multipart/form-data"]?.schema;
  expect(schema?.properties.file).toMatchObject({ type: "string", format: "binary" });
  expect(Object.keys(paths["/api/documents/"]?.post?.responses ?? {})).toEqual(
    expect.arrayContaining(["201", "400", "404", "413", "415"]),
  );
});

test("all of it is plain JSON", () => {
  const { document } = setup();
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
