import type { CallOptions, Client } from "./client-types.ts";
import { failure, RequestFailed } from "./request-failed.ts";

/** Rows by name: "GET /api/collections/:collection_id". */
export type RowTable = Readonly<Record<string, string>>;

export interface ClientOptions {
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Without a trailing slash; empty for the origin of the page. */
  readonly baseUrl?: string;
  /** Said where nothing answers. */
  readonly unreachable?: string;
  /** Looks at each answer before it is given; throws where it is not what its row declares. */
  readonly check?: (name: string, answer: unknown) => void | Promise<void>;
}

interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly tag?: string | null;
}

/** The most that a list answers at once. */
const MOST = 1000;

/** One function per row of the table; `Rows` are their types. Each throws `RequestFailed`, or `AbortError` when it was aborted. */
export function createClient<Rows>(table: RowTable, options: ClientOptions): Client<Rows> {
  const open = (name: string, input: AnyInput = {}): Promise<Response> => {
    const [method = "", path = ""] = (table[name] ?? "").split(" ");
    const address = `${options.baseUrl ?? ""}${fillPath(path, input.params ?? {})}${queryText(input.query ?? {})}`;
    const { body, headers } = bodyOf(input);
    const given = { ...headers, ...(input.tag && { "if-match": input.tag }), ...input.headers };
    const init = {
      method,
      headers: given,
      ...(body !== undefined && { body }),
      ...(input.signal && { signal: input.signal }),
    };
    return request(options, address, init);
  };
  const read = async (name: string, response: Response): Promise<unknown> => {
    const text = await response.text();
    if (text === "") return undefined;
    const answer: unknown = JSON.parse(text);
    await options.check?.(name, answer);
    return answer;
  };
  const tagged = async (name: string, input: AnyInput) => {
    const response = await open(name, input);
    return { value: await read(name, response), tag: response.headers.get("etag") };
  };
  const counted = async (name: string, input: AnyInput = {}) => {
    const response = await open(name, input);
    const items = (await read(name, response)) as unknown[];
    return { items, total: Number(response.headers.get("x-total-count") ?? items.length) };
  };
  const parts = async (name: string, input: AnyInput = {}) => {
    const found: unknown[][] = [];
    for (let offset = 0; ;) {
      const { items, total } = await counted(name, { ...input, query: { ...input.query, limit: MOST, offset } });
      found.push(items);
      offset += items.length;
      if (items.length === 0 || offset >= total) return found;
    }
  };
  const functions = Object.keys(table).map(
    (name) => [name, async (input?: AnyInput) => read(name, await open(name, input))] as const,
  );
  return { ...Object.fromEntries(functions), open, tagged, counted, parts } as unknown as Client<Rows>;
}

/** Any path. Throws `RequestFailed` where the answer is no success, or nothing answers. */
export async function request(
  { fetch, unreachable }: Pick<ClientOptions, "fetch" | "unreachable">,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const response = await fetch(path, init).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new RequestFailed(0, unreachable ?? "Nothing answered. Check that Lectern is running, then try again.");
  });
  if (response.ok) return response;
  throw await failure(response);
}

/** The path with its parameters: `/api/documents/:document_id/file` with `{ document_id: "a" }`. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)|\*(\w+)/g, (_, one: string | undefined, rest: string | undefined) =>
    one
      ? encodeURIComponent(params[one] ?? "")
      : (params[rest ?? ""] ?? "").split("/").map(encodeURIComponent).join("/"),
  );
}

function queryText(query: NonNullable<AnyInput["query"]>): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

function bodyOf({ body, files, fields }: AnyInput): {
  readonly body?: FormData | string;
  readonly headers: Readonly<Record<string, string>>;
} {
  if (files) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields ?? {})) form.append(name, value);
    for (const [name, file] of Object.entries(files)) form.append(name, file);
    return { body: form, headers: {} };
  }
  if (body === undefined) return { headers: {} };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}
