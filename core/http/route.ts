import type { z } from "zod";
import type { Table } from "../storage/table.ts";
import type { Entity } from "./entity.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Which API a route belongs to: they word their errors differently. */
export type Api = "document-chat" | "platform" | "openai";

/** A file out of a multipart form. The browser's `File` is one; Koa's is a file on disk. */
export interface UploadedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  stream(): ReadableStream<Uint8Array>;
}

export interface RouteInput<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Files of a multipart form, in the order sent; empty for every other route. */
  readonly files: readonly { readonly field: string; readonly file: UploadedFile }[];
  /** Fields of a multipart form that are no files, unchecked. */
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: { get(name: string): string | null };
  readonly signal: AbortSignal;
}

/** A cookie for the host to set, always HttpOnly and SameSite=Lax, Secure when the request is. */
export interface Cookie {
  readonly name: string;
  /** Empty with `maxAge` 0 to clear it. */
  readonly value: string;
  readonly path: string;
  /** Seconds. */
  readonly maxAge: number;
}

export interface JsonReply {
  readonly kind: "json";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly Cookie[];
  readonly body: unknown;
}

/** An answer that is no JSON: a file, a page, a stream of events. */
export interface RawReply {
  readonly kind: "raw";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly Cookie[];
  readonly body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string | null;
}

export type Reply = JsonReply | RawReply;

export function rawReply(body: RawReply["body"], headers: Record<string, string>, status = 200): RawReply {
  return { kind: "raw", status, headers, body };
}

/** A JSON answer with headers of its own, such as `X-Total-Count`. */
export function jsonReply(body: unknown, headers: Record<string, string>, status = 200): JsonReply {
  return { kind: "json", status, headers, body };
}

/**
 * One endpoint as data: the Koa mount, the service worker's routing, the typed client,
 * the OpenAPI document and the contract tests all read this row.
 *
 * Schemas are zod's bare `$ZodType`, read by `z.parse` and the like: comparing the methods of `ZodType` at every row took
 * two thirds of the time of the type check.
 */
export interface Route<Context, Params = unknown, Query = unknown, Body = unknown, Output = unknown> {
  readonly method: Method;
  /**
   * Below the group's base; `:name` takes one segment, a trailing `*name` takes the rest. The base itself is `/` where
   * the specification writes it with a slash at the end, and an empty text otherwise.
   */
  readonly path: string;
  /** Status of success; 200 when left out. 204 sends no body. */
  readonly status?: number;
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.core.$ZodType<Params>;
  readonly query?: z.core.$ZodType<Query>;
  readonly body?: z.core.$ZodType<Body>;
  /** The body is multipart/form-data; says which fields hold files and which hold text. */
  readonly form?: {
    readonly files: Readonly<Record<string, string>>;
    readonly fields: Readonly<Record<string, string>>;
    /** Files and fields that may be left out. */
    readonly optional?: readonly string[];
  };
  readonly output?: z.core.$ZodType<Output>;
  /** Content type of the answer where it is not JSON. */
  readonly produces?: string;
  /** Statuses of expected failures beyond 400/422 and 500. */
  readonly errors?: readonly number[];
  /** `anyone` needs no token even where tokens are required. */
  readonly access?: "anyone" | "refresh token";
  /**
   * The answer follows from the request and the owner's rows of these tables, and from nothing else. A host may then
   * give it again until one of them is written.
   */
  readonly reads?: readonly Table[];
  /** The row of a table that it is about: its answers carry an `ETag`, and `If-Match` is heeded (`conditional.ts`). */
  readonly entity?: Entity;
  /**
   * What a POST answered, once more, from the id of the row it made: for a repeat under its `Idempotency-Key` after the
   * first answer was lost with its process.
   */
  again?(id: string, context: Context): Promise<Output> | Output;
  /** The body holds a secret of which nothing may be stored, so that no `Idempotency-Key` is heeded. */
  readonly keepsNothing?: boolean;
  /** Bytes of a JSON body; `JSON_LIMIT` when left out. */
  readonly bodyLimit?: number;
  /** Rate-limit class; `default` when left out. */
  readonly limit?: "upload" | "register" | "login" | "refresh" | "sync";
  handle(input: RouteInput<Params, Query, Body>, context: Context): Promise<Output | Reply> | Output | Reply;
}

/** A route with its place in the whole: what hosts, documents and tests work with. */
export interface MountedRoute<Context> extends Route<Context> {
  readonly name: string;
  readonly api: Api;
  readonly tag: string;
  readonly fullPath: string;
}

export interface RouteGroup {
  readonly base: string;
  readonly api: Api;
  /** Heading under which `/docs` lists the rows. */
  readonly tag: string;
}

export type RouteRow<Context> = Route<Context, any, any, any, any>; // oxlint-disable-line typescript/no-explicit-any -- rows of one table differ in their types

/** Declares the rows of one resource. The result keeps each row's types for the typed client. */
export function routes<Context, const Rows extends Readonly<Record<string, RouteRow<Context>>>>(
  group: RouteGroup,
  rows: Rows,
): { readonly group: RouteGroup; readonly rows: Rows } {
  return { group, rows };
}

export interface RouteModule<Context> {
  readonly group: RouteGroup;
  readonly rows: Readonly<Record<string, RouteRow<Context>>>;
}

export function mountRoutes<Context>(modules: readonly RouteModule<Context>[]): MountedRoute<Context>[] {
  return modules.flatMap(({ group, rows }) =>
    Object.entries(rows).map(([name, row]) => ({
      ...row,
      name,
      api: group.api,
      tag: group.tag,
      fullPath: joinPath(group.base, row.path),
    })),
  );
}

/** No trailing slash: both forms are answered, this one is documented. */
function joinPath(base: string, path: string): string {
  return `${base}${path === "/" ? "" : path}`;
}
