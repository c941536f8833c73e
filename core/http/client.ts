import type { z } from "zod";
import type { RawReply } from "./route.ts";

/** What a client function takes: the parts its row has. */
interface Sent {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

interface ClientRow {
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  readonly form?: unknown;
  readonly produces?: string;
  readonly output?: z.ZodType;
  readonly sent?: Sent;
}

interface ClientModule {
  readonly group: { readonly base: string };
  readonly rows: Readonly<Record<string, ClientRow>>;
}

export interface ClientOptions {
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Without a trailing slash; empty for the origin of the page. */
  readonly baseUrl?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request the service refused, or an answer that is not what its row declares (status 0 when nothing answered). */
export class RequestFailed extends Error {
  readonly status: number;
  readonly detail: unknown;

  constructor(status: number, detail: unknown) {
    super(typeof detail === "string" ? detail : JSON.stringify(detail));
    this.name = "RequestFailed";
    this.status = status;
    this.detail = detail;
  }
}

type Written<Query> = { readonly [Name in keyof Query]: Query[Name] | number | boolean };
type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [Key in Name]: Value };
/** The parts of a multipart form; only rows with a `form` read them. */
interface FormPart {
  readonly files?: Readonly<Record<string, Blob>>;
  readonly fields?: Readonly<Record<string, string>>;
}
type QueryPart<Query> = [Query] extends [undefined] ? unknown : { readonly query?: Written<Query> };

export type ClientInput<Row> = Row extends { readonly sent?: infer S }
  ? NonNullable<S> extends Sent
    ? Part<"params", NonNullable<S>["params"]> &
        QueryPart<NonNullable<S>["query"]> &
        Part<"body", NonNullable<S>["body"]> &
        FormPart & { readonly signal?: AbortSignal }
    : never
  : never;

/** Files and pages come as the `Response` they are. */
export type ClientOutput<Row> = Row extends { readonly output?: infer Output }
  ? NonNullable<Output> extends z.ZodType<infer Answer>
    ? [Answer] extends [RawReply]
      ? Response
      : [Answer] extends [undefined]
        ? void
        : Answer
    : void
  : void;

type ModuleClient<Module> = Module extends { readonly rows: infer Rows }
  ? { readonly [Name in keyof Rows]: (input: ClientInput<Rows[Name]>) => Promise<ClientOutput<Rows[Name]>> }
  : never;

type Together<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never;

export type Client<Modules extends readonly unknown[]> = Together<ModuleClient<Modules[number]>>;

/** One function per row, by its name. Answers are checked against the row's output, so that inside they can be trusted. */
export function createClient<const Modules extends readonly ClientModule[]>(
  modules: Modules,
  options: ClientOptions,
): Client<Modules> {
  const functions = modules.flatMap(({ group, rows }) =>
    Object.entries(rows).map(
      ([name, row]) => [name, (input: AnyInput) => call(options, group.base, row, input)] as const,
    ),
  );
  return Object.fromEntries(functions) as Client<Modules>;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, Blob>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

async function call(options: ClientOptions, base: string, row: ClientRow, input: AnyInput): Promise<unknown> {
  const address = `${options.baseUrl ?? ""}${base}${fillPath(row.path, input.params ?? {})}${queryText(input.query ?? {})}`;
  const { body, headers } = bodyOf(row, input);
  const init = { method: row.method, headers: { ...options.headers, ...headers }, body, signal: input.signal ?? null };
  const response = await options.fetch(address, init).catch((error: unknown) => {
    if (error instanceof Error && error.name === "AbortError") throw error;
    throw new RequestFailed(0, "Nothing answered. Check that Lectern is running, then try again.");
  });
  if (!response.ok) throw new RequestFailed(response.status, await detailOf(response));
  if (row.produces) return response;
  if (response.status === 204 || !row.output) return undefined;
  const result = row.output.safeParse(await response.json());
  if (result.success) return result.data;
  throw new RequestFailed(
    response.status,
    `The answer of ${row.method} ${address} is not as declared: ${result.error.message}`,
  );
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)|\*(\w+)/g, (_, one: string | undefined, rest: string | undefined) =>
    one
      ? encodeURIComponent(params[one] ?? "")
      : (params[rest ?? ""] ?? "").split("/").map(encodeURIComponent).join("/"),
  );
}

function queryText(query: NonNullable<AnyInput["query"]>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

function bodyOf(
  row: ClientRow,
  { body, files, fields }: AnyInput,
): { body: FormData | string | null; headers: Record<string, string> } {
  if (row.form && (body === undefined || files)) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields ?? {})) form.append(name, value);
    for (const [name, file] of Object.entries(files ?? {})) form.append(name, file);
    return { body: form, headers: {} };
  }
  if (body === undefined) return { body: null, headers: {} };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

async function detailOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body === "object" && body !== null && "detail" in body) return body.detail;
  return `The request failed (${response.status}). Try again.`;
}
