import type { z } from "zod";
import { exampleOf } from "./openapi-examples.ts";
import { headerFailures, headerParameters, headersOfSuccess, isNotModified } from "./openapi-headers.ts";
import { jsonSchema, parameterSchema, type JsonSchema } from "./openapi-schema.ts";
import type { Api, MountedRoute } from "./route.ts";

type Json = Record<string, unknown>;
type AnyRoute = Pick<
  MountedRoute<never>,
  | "method"
  | "path"
  | "fullPath"
  | "name"
  | "api"
  | "tag"
  | "status"
  | "summary"
  | "description"
  | "params"
  | "query"
  | "body"
  | "form"
  | "output"
  | "produces"
  | "errors"
  | "access"
  | "entity"
>;

export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

/** Examples by the name of a row, in the place of those made from its schemas. */
export type Examples = Readonly<Record<string, { readonly body?: unknown; readonly answer?: unknown }>>;

/** The OpenAPI 3.1 document of the rows: what `/openapi.json` answers and `/docs` shows. */
export function openApiDocument(routes: readonly AnyRoute[], info: OpenApiInfo, examples: Examples = {}): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = documentedPath(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, examples[route.name] ?? {}) };
  }
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: "/" }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        accessToken: {
          type: "http",
          scheme: "bearer",
          description: "Needed where the server says so; not on this device.",
        },
      },
      schemas: { Error: ERROR, ValidationError: VALIDATION_ERROR },
    },
  };
}

/** As the specification writes it: a list ends with a slash where its row has the path `/`. Both forms are answered. */
export function documentedPath({ fullPath, path }: Pick<AnyRoute, "fullPath" | "path">): string {
  const named = fullPath.replaceAll(/[:*](\w+)/g, "{$1}");
  return path === "/" && fullPath !== "/" ? `${named}/` : named;
}

function operation(route: AnyRoute, example: Examples[string]): Json {
  const body = requestBody(route, example);
  const isOpen = route.access === "anyone";
  return {
    operationId: route.name,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    ...(isOpen ? { security: [] } : { security: [{}, { accessToken: [] }] }),
    parameters: [...parameters(route.params, "path"), ...parameters(route.query, "query"), ...headerParameters(route)],
    ...(body ? { requestBody: body } : {}),
    responses: responses(route, example),
  };
}

function parameters(schema: z.core.$ZodType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = parameterSchema(schema);
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(description ? { description } : {}),
    schema: rest,
    // What need not be given is left empty in the form of `/docs`.
    ...(place === "path" ? { example: exampleOf(rest, "input", name) } : {}),
  }));
}

function requestBody({ body, form }: AnyRoute, example: Examples[string]): Json | undefined {
  const json = body && jsonContent(jsonSchema(body, "input"), "input", example.body);
  if (!form) return json && { required: true, content: json };
  const files = Object.entries(form.files).map(([name, description]) => [
    name,
    { type: "string", format: "binary", description },
  ]);
  const fields = Object.entries(form.fields).map(([name, description]) => [name, { type: "string", description }]);
  const properties = Object.fromEntries([...fields, ...files]);
  const required = Object.keys(properties).filter((name) => !form.optional?.includes(name));
  return {
    required: true,
    content: { ...json, "multipart/form-data": { schema: { type: "object", properties, required } } },
  };
}

function responses(route: AnyRoute, example: Examples[string]): Json {
  const status = route.status ?? 200;
  const statuses = new Set([
    ...(route.query || route.body || route.form ? [invalidStatus(route.api)] : []),
    ...(route.access === "anyone" ? [] : [401]),
    ...(route.errors ?? []),
    ...headerFailures(route),
    429,
    500,
  ]);
  const failures = [...statuses].toSorted((a, b) => a - b).map((code) => [code, failure(route.api, code)]);
  const notModified = isNotModified(route) ? { 304: { description: DESCRIPTIONS[304] } } : {};
  return { [status]: success(route, status, example), ...notModified, ...Object.fromEntries(failures) };
}

function success(route: AnyRoute, status: number, example: Examples[string]): Json {
  const { output, produces, body } = route;
  const description = DESCRIPTIONS[status] ?? "Success";
  const own = headersOfSuccess(route);
  const headers = (more: Json = {}) => {
    const all = { ...own, ...more };
    return Object.keys(all).length > 0 ? { headers: all } : {};
  };
  if (produces) {
    const content = { [produces]: { schema: { type: "string", contentMediaType: produces } } };
    return { description, ...headers(), content };
  }
  if (status === 204 || !output) return { description, ...headers() };
  const schema = jsonSchema(output, "output");
  const canStream = body && jsonSchema(body, "input").properties?.["stream"]?.type === "boolean";
  const stream = { "text/event-stream": { schema: { type: "string", contentMediaType: "text/event-stream" } } };
  const total = {
    "X-Total-Count": { description: "How many there are without limit and offset", schema: { type: "integer" } },
  };
  return {
    description,
    ...headers(schema.type === "array" ? total : {}),
    content: { ...jsonContent(schema, "output", example.answer), ...(canStream ? stream : {}) },
  };
}

const jsonContent = (schema: JsonSchema, io: "input" | "output", given: unknown): Json => ({
  "application/json": { schema, example: given ?? exampleOf(schema, io) },
});

function failure(api: Api, status: number): Json {
  const name = api === "platform" && status === 422 ? "ValidationError" : "Error";
  const schema = { $ref: `#/components/schemas/${name}` };
  return {
    description: DESCRIPTIONS[status] ?? "Failure",
    ...(status === 429 ? { headers: RETRY_AFTER } : {}),
    content: { "application/json": { schema } },
  };
}

const invalidStatus = (api: Api): number => (api === "platform" ? 422 : 400);

const RETRY_AFTER = { "Retry-After": { description: "Seconds to wait", schema: { type: "integer", minimum: 1 } } };

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: "Success",
  201: "Created",
  202: "Started; the work goes on in the background",
  204: "Done; no content",
  304: "Not changed since; no content",
  400: "Invalid data; the detail names the field",
  401: "A valid token is needed",
  403: "Not allowed",
  404: "There is no such thing",
  409: "In conflict with what is there",
  412: "Changed since it was read; read it again",
  413: "Too large",
  415: "Not multipart/form-data",
  416: "No such range",
  422: "Invalid data",
  429: "Too many requests; Retry-After says when to try again",
  500: "A failure on the service's side",
  502: "Another service could not be reached",
  503: "Not ready; try again shortly",
  504: "Another service took too long",
  507: "No room left on the device or disk",
};

const ERROR = { type: "object", properties: { detail: { type: "string" } }, required: ["detail"] };

const VALIDATION_ERROR = {
  type: "object",
  properties: {
    detail: {
      type: "array",
      items: {
        type: "object",
        properties: {
          loc: { type: "array", items: { type: ["string", "integer"] } },
          msg: { type: "string" },
          type: { type: "string" },
        },
        required: ["loc", "msg", "type"],
      },
    },
  },
  required: ["detail"],
};
