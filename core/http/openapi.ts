import { z } from "zod";
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
>;

export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

/** The OpenAPI 3.1 document of the rows: what `/openapi.json` answers and `/docs` shows. */
export function openApiDocument(routes: readonly AnyRoute[], info: OpenApiInfo): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = documentedPath(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
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

/** As the specification writes it: lists end with a slash, though both forms are answered. */
export function documentedPath({ fullPath, path }: Pick<AnyRoute, "fullPath" | "path">): string {
  const named = fullPath.replaceAll(/[:*](\w+)/g, "{$1}");
  return path === "/" && fullPath !== "/" ? `${named}/` : named;
}

function operation(route: AnyRoute): Json {
  const body = requestBody(route);
  return {
    operationId: route.name,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    ...(route.access === "anyone" ? { security: [] } : { security: [{}, { accessToken: [] }] }),
    parameters: [...parameters(route.params, "path"), ...parameters(route.query, "query")],
    ...(body ? { requestBody: body } : {}),
    responses: responses(route),
  };
}

function parameters(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(description ? { description } : {}),
    schema: rest,
  }));
}

function requestBody({ body, form }: AnyRoute): Json | undefined {
  const json = body && { "application/json": { schema: jsonSchema(body, "input") } };
  if (!form) return json && { required: true, content: json };
  const files = Object.entries(form.files).map(([name, description]) => [
    name,
    { type: "string", format: "binary", description },
  ]);
  const fields = Object.entries(form.fields).map(([name, description]) => [name, { type: "string", description }]);
  const properties = Object.fromEntries([...fields, ...files]);
  const schema = {
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !form.optional?.includes(name)),
  };
  return { required: true, content: { ...json, "multipart/form-data": { schema } } };
}

function responses(route: AnyRoute): Json {
  const status = route.status ?? 200;
  const statuses = new Set([
    ...(route.query || route.body || route.form ? [invalidStatus(route.api)] : []),
    ...(route.errors ?? []),
    500,
  ]);
  const failures = [...statuses].map((code) => [code, failure(route.api, code)]);
  return { [status]: success(route, status), ...Object.fromEntries(failures) };
}

function success({ output, produces }: AnyRoute, status: number): Json {
  const description = DESCRIPTIONS[status] ?? "Success";
  if (status === 204) return { description };
  if (produces)
    return { description, content: { [produces]: { schema: { type: "string", contentMediaType: produces } } } };
  const schema = output ? jsonSchema(output, "output") : {};
  const total = {
    "X-Total-Count": { description: "How many there are without limit and offset", schema: { type: "integer" } },
  };
  const isList = (schema as { type?: unknown }).type === "array";
  return { description, ...(isList ? { headers: total } : {}), content: { "application/json": { schema } } };
}

function failure(api: Api, status: number): Json {
  const name = api === "platform" && status === 422 ? "ValidationError" : "Error";
  const schema = { $ref: `#/components/schemas/${name}` };
  return { description: DESCRIPTIONS[status] ?? "Failure", content: { "application/json": { schema } } };
}

const invalidStatus = (api: Api): number => (api === "platform" ? 422 : 400);

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: "Success",
  201: "Created",
  202: "Started; the work goes on in the background",
  204: "Done; no content",
  400: "Invalid data; the detail names the field",
  401: "A valid token is needed",
  403: "Not allowed",
  404: "There is no such thing",
  409: "In conflict with what is there",
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
