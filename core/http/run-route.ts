import { z } from "zod";
import { isRecord } from "../storage/is-record.ts";
import { withConditions } from "./conditional.ts";
import { invalid, notFound, tooLarge, unsupportedMedia } from "./errors.ts";
import { check } from "./issues.ts";
import { JSON_LIMIT } from "./json-limit.ts";
import { refuseOthers, type Asking } from "./named-others.ts";
import { findUnsafeText, mayBeUnsafe, parseJson } from "./json.ts";
import type { MountedRoute, Reply, UploadedFile } from "./route.ts";
import { takesKey } from "./takes-key.ts";
import { shownIds, storedIds } from "./shown-ids.ts";

/** A request as a host hands it over: nothing parsed, nothing checked. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: { get(name: string): string | null };
  readonly body: RawBody;
  readonly signal: AbortSignal;
}

export interface RawBody {
  /** The body as text; throws `tooLarge` past the limit (bytes). */
  text(limit: number): Promise<string>;
  /** The parts of a multipart form; throws an `ApiError` when it is cut off or over the host's upload limit. */
  form(): Promise<RawForm>;
}

export interface RawForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly { readonly field: string; readonly file: UploadedFile }[];
}

/** Checks what came in against the row, runs its handler, and gives back what to send. Throws `ApiError`. */
export async function runRoute<Context extends Asking>(
  route: MountedRoute<Context>,
  sent: RawRequest,
  context: Context,
): Promise<Reply> {
  // Devices tell each other ids as they are stored.
  if (route.fullPath.startsWith("/sync/")) return carryOutRoute(route, sent, context, (json) => json);
  const { params, query, body } = sent;
  const form = async () => {
    const { fields, files } = await body.form();
    return { fields: storedIds(fields), files };
  };
  const stored = {
    ...sent,
    params: storedIds(params),
    query: new URLSearchParams(storedIds([...query])),
    body: { text: (limit: number) => body.text(limit), form },
  };
  const reply = await carryOutRoute(route, stored, context, storedIds);
  return reply.kind === "json" ? { ...reply, body: shownIds(reply.body) } : reply;
}

async function carryOutRoute<Context extends Asking>(
  route: MountedRoute<Context>,
  request: RawRequest,
  context: Context,
  fromCaller: (json: unknown) => unknown,
): Promise<Reply> {
  const params = route.params ? parseParams(route, request.params) : undefined;
  const query = route.query ? check(route.query, safeQuery(request.query), "query") : undefined;
  // A row with both takes either; what it got tells.
  const isForm = route.form && (!route.body || isMultipart(request));
  const form = isForm ? await readForm(request) : { fields: {}, files: [] };
  const json = route.body && !isForm ? fromCaller(await readJson(request, route.bodyLimit)) : undefined;
  const body = route.body && !isForm ? check(route.body, json, "body") : undefined;
  if (route.api === "platform" && route.access !== "anyone") refuseOthers(context.user, json);

  const { headers, signal } = request;
  const input = { params, query, body, ...form, headers, signal };
  const carryOut = (given: Context) =>
    withConditions({ ...route, params, headers }, given, async (inner) =>
      toReply(route, await route.handle(input, inner)),
    );
  const key = takesKey(route) ? headers.get("idempotency-key") : null;
  if (key === null) return carryOut(context);
  const { method, fullPath: path } = route;
  const asked = { method, path, params: request.params, query: Object.fromEntries(request.query), body: json, ...form };
  const { hashRequest, oncePerKey } = await import("./repeats/idempotency.ts");
  return oncePerKey(repeatable(route), { key, hash: () => hashRequest(asked), signal }, context, carryOut);
}

function repeatable<Context>(route: MountedRoute<Context>) {
  const { api, entity, again } = route;
  const answerAgain = async (id: string, context: Context) => toReply(route, await again?.(id, context));
  return { api, ...(entity && { entity }), ...(again && { answerAgain }) };
}

function toReply<Context>(route: MountedRoute<Context>, output: unknown): Reply {
  if (isReply(output)) return output;
  const status = route.status ?? 200;
  if (status === 204) return { kind: "raw", status, headers: {}, body: null };
  return { kind: "json", status, headers: {}, body: output };
}

/** A path parameter that cannot be one names nothing: 404, not 400. */
function parseParams(route: MountedRoute<never>, params: Readonly<Record<string, string>>): unknown {
  const result = route.params && z.safeParse(route.params, params);
  if (result?.success && !findUnsafeText(params)) return result.data;
  const wrong = String(result?.error?.issues[0]?.path[0] ?? Object.keys(params)[0]);
  throw notFound(namedBy(route, wrong), params[wrong] ?? "");
}

/** What a path parameter names: `document_id` a document, and `id` of `/tokens/:id` a token. */
function namedBy({ fullPath }: MountedRoute<never>, param: string): string {
  const folder = fullPath.split("/").at(fullPath.split("/").indexOf(`:${param}`) - 1) ?? "";
  return (param === "id" ? folder.replace(/s$/, "") : param.replace(/_(?:id|slug)$/, "")).replaceAll("_", " ");
}

function safeQuery(search: URLSearchParams): Readonly<Record<string, string>> {
  const query = Object.fromEntries(search);
  const unsafe = findUnsafeText(query);
  if (unsafe) throw invalid([{ in: "query", path: unsafe.path, message: unsafe.message, type: "value_error" }]);
  return query;
}

async function readJson({ headers, body }: RawRequest, limit = JSON_LIMIT): Promise<unknown> {
  const type = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json" && !type.endsWith("+json")) {
    throw invalid([
      { in: "body", path: [], message: "send JSON with Content-Type: application/json", type: "content_type" },
    ]);
  }
  const length = Number(headers.get("content-length") ?? 0);
  if (length > limit) throw tooLarge(`The body is larger than ${limit / 1024 / 1024} MB.`);
  const text = await body.text(limit);
  const value = parseJson(text);
  const unsafe = mayBeUnsafe(text) ? findUnsafeText(value) : undefined;
  if (unsafe) throw invalid([{ in: "body", path: unsafe.path, message: unsafe.message, type: "value_error" }]);
  return value;
}

async function readForm({ headers, body }: RawRequest): Promise<RawForm> {
  if (!isMultipart({ headers })) throw unsupportedMedia("Send the file as multipart/form-data.");
  const form = await body.form();
  const unsafe = findUnsafeText(form.fields);
  if (unsafe) throw invalid([{ in: "body", path: unsafe.path, message: unsafe.message, type: "value_error" }]);
  return form;
}

const isMultipart = ({ headers }: Pick<RawRequest, "headers">) =>
  /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");

function isReply(output: unknown): output is Reply {
  return isRecord(output) && "kind" in output && "headers" in output && "status" in output;
}
