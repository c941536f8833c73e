import fc from "fast-check";
import { z } from "zod";
import type { apiRoutes } from "#core/api/app.ts";
import type { ContractRequest } from "../../request.ts";
import { formFor } from "./form-arbitraries.ts";
import { hostileBody, hostileKey, hostileText, hostileValue, written } from "./hostile-values.ts";

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
  readonly minLength?: number;
}

/** Ids that mean something: all of them, and those that fit a parameter or field of a name. */
export interface Ids {
  readonly all: readonly string[];
  readonly named: Readonly<Record<string, readonly string[]>>;
  /** What fields for addresses get: nothing that a test must not reach. */
  readonly addresses: readonly string[];
}

type Draft = Omit<ContractRequest, "method" | "path">;

/** Requests for a row: mostly as its schemas ask for, often wrong in one place, sometimes no request at all. */
export function requestFor(row: Row, ids: Ids): fc.Arbitrary<ContractRequest> {
  return fc
    .record({ path: pathOf(row, ids), query: queryOf(row, ids), draft: draftOf(row, ids), more: headersOf(ids) })
    .map(({ path, query, draft, more }) => ({
      ...draft,
      method: row.method,
      path: query === "" ? path : `${path}?${query}`,
      headers: { ...more, ...draft.headers },
    }));
}

const contentType = fc.oneof(
  { weight: 30, arbitrary: fc.constant("application/json") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "text/plain",
      "application/json;charset=x",
      "application/json; charset=utf-16",
      "application/merge-patch+json",
      "multipart/form-data",
      "multipart/form-data; boundary=b",
      "application/x-www-form-urlencoded",
      "nonsense",
    ),
  },
);

/** Also those that name a state or a request of somebody's. */
function headersOf(ids: Ids): fc.Arbitrary<Readonly<Record<string, string>>> {
  const key = idFor("idempotency-key", ids).map((value) => ({ "idempotency-key": value }));
  const tag = fc
    .tuple(fc.constantFrom("if-match", "if-none-match"), idFor("etag", ids))
    .map(([name, value]) => ({ [name]: value }));
  return fc.oneof({ weight: 10, arbitrary: moreHeaders }, { weight: 1, arbitrary: key }, { weight: 1, arbitrary: tag });
}

const moreHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Readonly<Record<string, string>>>(
      { range: "bytes=0-0" },
      { range: "bytes=5-1,-" },
      { range: "bytes=999999999999999999999-" },
      { "if-none-match": "*" },
      { "if-modified-since": "yesterday" },
      { "last-event-id": "0" },
      { "last-event-id": "99999999999" },
      { accept: "image/png" },
      { accept: "application/json, text/event-stream" },
      { "accept-encoding": "br;q=9, *" },
      { "x-forwarded-for": "203.0.113.9, x", "x-http-method-override": "DELETE" },
      { cookie: "access_token=a; refresh_token=%00; =; a" },
      { "content-language": "x".repeat(4000) },
    ),
  },
);

/** The body and what it calls itself. */
function draftOf(row: Row, ids: Ids): fc.Arbitrary<Draft> {
  const asJson = row.body && jsonOf(row.body, ids);
  const asForm = row.form && formFor(row.form, (field) => fc.oneof(idFor(field, ids), hostileText));
  const formDraft = asForm?.map(({ type, body }): Draft => ({
    body,
    ...(type !== undefined && { headers: { "content-type": type } }),
  }));
  const jsonDraft =
    asJson &&
    fc
      .tuple(asJson, contentType)
      .map(([text, type]): Draft => ({ headers: { "content-type": type }, body: { kind: "text", text } }));
  const drafts = [formDraft, jsonDraft].filter((draft) => draft !== undefined);
  if (drafts.length > 0) return fc.oneof(...drafts);
  if (row.method === "GET") return fc.constant({});
  const unasked = hostileBody.map((text): Draft => ({
    headers: { "content-type": "application/json" },
    body: { kind: "text", text },
  }));
  return fc.oneof({ weight: 10, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: unasked });
}

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
  "http://127.0.0.1:1/x",
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

function jsonOf(body: z.core.$ZodType, ids: Ids): fc.Arbitrary<string> {
  const json = valueOf(schemaOf(body), ids).map(written);
  const broken = fc.tuple(json, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
  return fc.oneof(
    { weight: 20, arbitrary: json },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: hostileBody },
  );
}

function valueOf(schema: Schema, ids: Ids, name = ""): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: fittingValue(schema, ids, name) }, { weight: 1, arbitrary: hostileValue });
}

function fittingValue(schema: Schema, ids: Ids, name: string): fc.Arbitrary<unknown> {
  if (isAddress(name) && schema.type !== "array") return fc.constantFrom(...ids.addresses);
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
      return fc.array(valueOf(schema.items ?? {}, ids, name), { maxLength: 4 });
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

function textOf({ format, pattern, minLength = 0 }: Schema, ids: Ids, name: string): fc.Arbitrary<string> {
  const anId = idFor(name, ids);
  if (format === "uuid") return anId;
  const plain = fc.oneof(
    { weight: 9, arbitrary: fc.string({ minLength: Math.min(minLength, 30), maxLength: 30 }) },
    { weight: 1, arbitrary: fc.constant("") },
  );
  return format || pattern
    ? formedText
    : fc.oneof({ weight: 3, arbitrary: plain }, { weight: 2, arbitrary: formedText }, { weight: 2, arbitrary: anId });
}

function objectOf({ properties, required = [] }: Schema, ids: Ids): fc.Arbitrary<unknown> {
  if (!properties) return recordOf(ids);
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valueOf(inner, ids, name)]),
  );
  // A key without an address would go to the vendor's own, out on the network.
  if ("api_key" in fields && "server_url" in fields) fields["server_url"] = fc.constantFrom(...ids.addresses);
  const always = Object.keys(fields).filter((name) => required.includes(name) || name === "server_url");
  const declared = fc.record(fields, { requiredKeys: always });
  const extra = fc.option(fc.dictionary(hostileKey, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }), {
    nil: {},
    freq: 8,
  });
  return fc.tuple(extra, declared).map(([more, known]) => ({ ...more, ...known }));
}

/** An object of anything, such as a job's payload: sometimes everything that a name is known for. */
function recordOf({ named }: Ids): fc.Arbitrary<unknown> {
  const known = Object.entries(named).filter(([name]) => name !== "server_url");
  const fitting = fc.record(Object.fromEntries(known.map(([name, values]) => [name, fc.constantFrom(...values)])));
  return fc.oneof(fc.dictionary(hostileKey, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 }), fitting);
}

const isAddress = (name: string) => /(^|_)urls?$/.test(name);

const within = ({ minimum = -1000, maximum = 1000 }: Schema) => ({
  min: Math.max(minimum, -1_000_000),
  max: Math.min(maximum, 1_000_000),
});

const schemaOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
