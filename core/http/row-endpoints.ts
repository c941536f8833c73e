import type { z } from "zod";
import type { Table } from "../storage/table.ts";
import type { RequestContext } from "./context.ts";
import { endpointWith } from "./endpoint.ts";
import { entity } from "./entity.ts";

interface OneRow<Param, Params, Sent> {
  readonly table: Table;
  /** Of the path, which ends with `param`. */
  readonly params: z.core.$ZodType<Params, Sent>;
  /** The parameter that holds the row's id. */
  readonly param: Param;
  /** Field with an index by which the parameter is looked for first. */
  readonly key?: string;
  /** Of the path, before the parameter: "/sessions". */
  readonly below?: string;
}

interface Words {
  readonly summary: string;
  readonly description?: string;
  /** `[404]` when left out. */
  readonly errors?: readonly number[];
}

/**
 * Reading, changing and deleting one row that its path names, as most resources have them: the operations take the host,
 * the owner and the id. Their answers carry an `ETag`, `If-Match` is heeded, and a row that is not there is 404.
 */
export function rowEndpoints<Ports = unknown>() {
  type Context = RequestContext & Ports;
  const endpoint = endpointWith<Ports>();
  return <Param extends string, Params extends Readonly<Record<Param, string>>, Sent>(
    one: OneRow<Param, Params, Sent>,
  ) => {
    const { table, params, param, key, below = "" } = one;
    const at = {
      path: `${below}/:${param}`,
      params,
      errors: [404],
      entity: entity(table, { param, ...(key !== undefined && { key }) }),
    };
    return {
      /** `alone`: the answer shows the row and nothing else, so that who has it already is answered 304. */
      get: <Output>({
        alone,
        handle,
        ...row
      }: Words & {
        readonly alone?: true;
        readonly output: z.core.$ZodType<Output>;
        readonly handle: (host: Context, owner: string, id: string) => Promise<Output>;
      }) =>
        endpoint({
          method: "GET",
          ...at,
          ...(alone && { entity: { ...at.entity, alone } }),
          ...row,
          handle: (input, context) => handle(context, context.user, input.params[param]),
        }),
      change: <Output, Body, SentBody>({
        handle,
        ...row
      }: Words & {
        readonly body: z.core.$ZodType<Body, SentBody>;
        readonly output: z.core.$ZodType<Output>;
        readonly handle: (host: Context, owner: string, id: string, body: Body) => Promise<Output>;
      }) =>
        endpoint({
          method: "PUT",
          ...at,
          ...row,
          handle: (input, context) => handle(context, context.user, input.params[param], input.body),
        }),
      remove: ({
        handle,
        ...row
      }: Words & { readonly handle: (host: Context, owner: string, id: string) => Promise<undefined | void> }) =>
        endpoint({
          method: "DELETE",
          status: 204,
          ...at,
          ...row,
          handle: async (input, context) => {
            await handle(context, context.user, input.params[param]);
            return undefined;
          },
        }),
    };
  };
}
