import fc from "fast-check";
import { z } from "zod";
import type { apiRoutes } from "../../../app.ts";
import type { ContractRequest } from "../../request.ts";

type Row = (typeof apiRoutes)[number];

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Ids that mean something: all of them, and those that fit a parameter or field of a name. */
export interface Ids {
  readonly all: readonly string[];
  readonly named: Readonly<Record<string, readonly string[]>>;
}

/** Requests for a row: mostly as its schemas ask for, often wrong in one place, sometimes no request at all. */
export function requestFor(row: Row, ids: Ids): fc.Arbitrary<ContractRequest> {
  return fc
    .record({ path: pathOf(row, ids), query: queryOf(row, ids), body: bodyOf(row, ids), type: contentType })
    .map(({ path, query, body, type }) => ({
      method: row.method,
      path: query === "" ? path : `${path}?${query}`,
      ...(body === undefined ? {} : { headers: { "content-type": type }, body: { kind: "text" as const, text: body } }),
    }));
}

const contentType = fc.oneof(
  { weight: 30, arbitrary: fc.constant("application/json") },
  { weight: 1, arbitrary: fc.constantFrom("text/plain", "application/json;charset=x", "multipart/form-data") },
);

const hostileText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\ud800",
    "__proto__",
    "constructor",
    "'; DROP TABLE pages; --",
    "../../etc/passwd",
    "%00",
    "%E0%A4%A",
    "a".repeat(5000),
    "👩‍🔬".repeat(40),
    "\u202e",
    "1e999",
  ),
  fc.string(),
  fc.string({ unit: "binary", maxLength: 20 }),
);
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 0.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], { a: null }),
  fc.jsonValue(),
);

/** Texts that one or other of the formats takes; patterns with look-ahead cannot be generated from. */
const formedText = fc.constantFrom(
  "/",
  "/a",
  "/a/b",
  "/sales/2026",
  "a",
  "#00ff00",
  "#ABCDEF",
  "ada@example.org",
  "ada",
  "current",
  "https://example.org/x",
  "clock",
  "2099-01-01T00:00:00Z",
  "2020-02-29T23:59:59.999+14:00",
  "2026-01-01T00:00",
);

function pathOf({ fullPath, params }: Row, ids: Ids): fc.Arbitrary<string> {
  const segments = fullPath.split("/").map((segment) => {
    if (!params || !/^[:*]/.test(segment)) return fc.constant(segment);
    const text = fc.oneof(
      { weight: 20, arbitrary: idFor(segment.slice(1), ids) },
      { weight: 1, arbitrary: formedText },
      { weight: 1, arbitrary: hostileText },
    );
    return text.map((value) => encodeURIComponent(value.toWellFormed()) || "%00");
  });
  return fc.tuple(...segments).map((parts) => parts.join("/"));
}

function queryOf({ query }: Row, ids: Ids): fc.Arbitrary<string> {
  if (!query) return fc.constant("");
  const { properties = {} } = schemaOf(query);
  const values = Object.entries(properties).map(([name, schema]) => {
    const fitting =
      name === "limit" || name === "offset" ? fc.integer({ min: 0, max: 20 }) : fittingValue(schema, ids, name);
    const value = fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: hostileText });
    return fc.option(
      value.map((given) => [name, String(given).toWellFormed()] as [string, string]),
      { nil: undefined, freq: 2 },
    );
  });
  return fc.tuple(...values).map((pairs) => new URLSearchParams(pairs.filter((pair) => pair !== undefined)).toString());
}

function bodyOf({ body }: Row, ids: Ids): fc.Arbitrary<string | undefined> {
  if (!body) return fc.constant(undefined);
  const json = valueOf(schemaOf(body), ids).map((value) => JSON.stringify(value) ?? "");
  const broken = fc.tuple(json, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
  return fc.oneof(
    { weight: 20, arbitrary: json },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: hostileText },
  );
}

function valueOf(schema: Schema, ids: Ids, name = ""): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: fittingValue(schema, ids, name) }, { weight: 1, arbitrary: hostile });
}

function fittingValue(schema: Schema, ids: Ids, name: string): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((inner) => fittingValue(inner, ids, name)));
  switch (schema.type) {
    case "string":
      return textOf(schema, ids, name);
    case "integer":
      return fc.integer(within(schema));
    case "number":
      return fc.double({ ...within(schema), noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valueOf(schema.items ?? {}, ids), { maxLength: 4 });
    case "object":
      return objectOf(schema, ids);
    default:
      return fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...ids.all));
  }
}

/** Mostly one that fits the name. */
function idFor(name: string, { all, named }: Ids): fc.Arbitrary<string> {
  const fitting = named[name];
  const any = fc.constantFrom(...all);
  return fitting ? fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: any }) : any;
}

function textOf({ format, pattern }: Schema, ids: Ids, name: string): fc.Arbitrary<string> {
  const anId = idFor(name, ids);
  if (format === "uuid") return anId;
  const plain = fc.oneof(
    { weight: 4, arbitrary: fc.string({ maxLength: 30 }) },
    { weight: 1, arbitrary: fc.constant("") },
  );
  return format || pattern
    ? formedText
    : fc.oneof({ weight: 3, arbitrary: plain }, { weight: 2, arbitrary: formedText }, { weight: 2, arbitrary: anId });
}

function objectOf({ properties = {}, required = [] }: Schema, ids: Ids): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valueOf(inner, ids, name)]),
  );
  const declared = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const extra = fc.option(fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }), {
    nil: {},
    freq: 4,
  });
  return fc.tuple(extra, declared).map(([more, known]) => ({ ...more, ...known }));
}

const within = ({ minimum = -1000, maximum = 1000 }: Schema) => ({
  min: Math.max(minimum, -1_000_000),
  max: Math.min(maximum, 1_000_000),
});

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
