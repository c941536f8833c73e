import type { serverResources } from "#core/api/server-app.ts";
import { createClient, fillPath, type ClientOptions } from "#core/http/client.ts";
import type { Client, ClientInput, ClientOutput, RowsOf } from "#core/http/client-types.ts";
import { ROWS } from "./rows.ts";

/** The rows that the page uses, as types: the page loads no schema and no handler of them. */
type Rows = Pick<RowsOf<typeof serverResources>, keyof typeof ROWS>;

/** The REST surface as the page uses it. Who answers, this device or a server, is not its business. */
export type Api = Client<Rows>;

/** What a row answers: `Answer<"listPages">`. */
export type Answer<Name extends keyof Rows> = ClientOutput<Rows[Name]>;

/** What a row takes as its body: `Body<"createPage">`. */
export type Body<Name extends keyof Rows> =
  ClientInput<Rows[Name]> extends { readonly body: infer Sent } ? Sent : never;

export function createApi(fetch: ClientOptions["fetch"], options: Omit<ClientOptions, "fetch"> = {}): Api {
  return createClient<Rows>(ROWS, { ...options, fetch });
}

/** Where the answer of a row is, for links and frames. */
export function addressOf(name: keyof Rows, params: Readonly<Record<string, string>>): string {
  const place: string = ROWS[name];
  return fillPath(place.slice(place.indexOf(" ") + 1), params);
}
