import type { z } from "zod";
import type { RequestContext } from "./context.ts";
import type { Route } from "./route.ts";

/** A row that also knows, as types only, what a caller may send; the typed client reads it. */
export type Endpoint<Params, Query, Body, Output, SentParams, SentQuery, SentBody> = Route<
  RequestContext,
  Params,
  Query,
  Body,
  Output
> & {
  readonly sent?: { readonly params: SentParams; readonly query: SentQuery; readonly body: SentBody };
};

interface Schemas<Params, Query, Body, SentParams, SentQuery, SentBody> {
  readonly params?: z.ZodType<Params, SentParams>;
  readonly query?: z.ZodType<Query, SentQuery>;
  readonly body?: z.ZodType<Body, SentBody>;
}

/** Gives a row its types: parameters, query, body and answer are known inside `handle`. */
export function endpoint<
  Params = undefined,
  Query = undefined,
  Body = undefined,
  Output = undefined,
  SentParams = undefined,
  SentQuery = undefined,
  SentBody = undefined,
>(
  row: Route<RequestContext, Params, Query, Body, Output> &
    Schemas<Params, Query, Body, SentParams, SentQuery, SentBody>,
): Endpoint<Params, Query, Body, Output, SentParams, SentQuery, SentBody> {
  return row;
}
