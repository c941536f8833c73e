import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { apiRoutes } from "#core/api/app.ts";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { openApiDocument } from "./openapi.ts";

type Operation = {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: object;
  }[];
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

test("what /openapi.json answers is valid OpenAPI 3.1", { timeout: 60_000 }, async () => {
  const described = (await (await createInProcessService().fetch("/openapi.json")).json()) as Record<string, unknown>;
  const { valid, errors } = await new Validator().validate(described);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(described["openapi"]).toBe("3.1.0");
  // The validator does see what is wrong.
  expect((await new Validator().validate({ ...described, paths: { "/x": { get: { responses: 1 } } } })).valid).toBe(
    false,
  );
});

test("every row says what it does, and shows what it takes and gives", () => {
  const { operations } = setup();
  for (const operation of operations) {
    const {
      operationId,
      summary = "",
      requestBody,
      responses,
    } = operation as Operation & { readonly summary?: string };
    expect(summary.length, operationId).toBeGreaterThan(5);
    expect(summary, operationId).not.toMatch(/\.$/);
    const contents = [requestBody, ...Object.entries(responses).flatMap(([code, is]) => (code < "300" ? [is] : []))];
    for (const part of contents as ({ readonly content?: Record<string, object> } | undefined)[]) {
      const json = part?.content?.["application/json"];
      if (json) expect(json, operationId).toHaveProperty("example");
    }
  }
});

test("a number in a query is described as the number it stands for", () => {
  const { paths } = setup();
  const parameters = paths["/api/v1/jobs"]?.get?.parameters ?? [];
  const schemas = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  expect(schemas["limit"]).toEqual({ type: "integer", minimum: 1, maximum: 1000, default: 20 });
  expect(schemas["envelope"]).toEqual({ type: "boolean", default: false });
});

test("every endpoint says that it may be asked too much, and who may ask", () => {
  const { operations } = setup();
  for (const { responses, operationId } of operations)
    expect(responses, operationId).toMatchObject({ 429: { headers: { "Retry-After": expect.anything() } } });
  const of = (name: string) => Object.keys(operations.find(({ operationId }) => operationId === name)?.responses ?? {});
  expect(of("login")).toEqual(["200", "401", "422", "429", "500"]);
  expect(of("getHealth")).not.toContain("401");
});
