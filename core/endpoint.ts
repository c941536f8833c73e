import type { RequestContext } from "./context.ts";
import type { Route } from "./http/route.ts";

/** Gives a row its types: parameters, query, body and answer are known inside `handle`. */
export function endpoint<Params = undefined, Query = undefined, Body = undefined, Output = undefined>(
  row: Route<RequestContext, Params, Query, Body, Output>,
): Route<RequestContext, Params, Query, Body, Output> {
  return row;
}
