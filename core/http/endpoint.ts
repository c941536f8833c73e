import type { z } from "zod";
import type { RequestContext } from "./context.ts";
import type { Route } from "./route.ts";

/** A row that also knows, as types only, what a caller may send; the typed client reads it. */
export type Endpoint<Context, Params, Query, Body, Output, SentParams, SentQuery, SentBody> = Route<
  Context,
  Params,
  Query,
  Body,
  Output
> & {
  readonly sent?: { readonly params: SentParams; readonly query: SentQuery; readonly body: SentBody };
};

interface Schemas<Params, Query, Body, SentParams, SentQuery, SentBody> {
  readonly params?: z.core.$ZodType<Params, SentParams>;
  readonly query?: z.core.$ZodType<Query, SentQuery>;
  readonly body?: z.core.$ZodType<Body, SentBody>;
}

/** Gives a row its types: parameters, query, body and answer are known inside `handle`. */
export const endpoint = endpointWith();

/** `endpoint` for rows whose handlers need more of the host than every row does: the ports they name. */
export function endpointWith<Ports = unknown>() {
  type Context = RequestContext & Ports;
  return <
    Params = undefined,
    Query = undefined,
    Body = undefined,
    Output = undefined,
    SentParams = undefined,
    SentQuery = undefined,
    SentBody = undefined,
  >(
    row: Route<Context, Params, Query, Body, Output> & Schemas<Params, Query, Body, SentParams, SentQuery, SentBody>,
  ): Endpoint<Context, Params, Query, Body, Output, SentParams, SentQuery, SentBody> => row;
}
