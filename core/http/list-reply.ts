import { z } from "zod";
import { queryInteger } from "./fields.ts";
import { jsonReply, type JsonReply } from "./route.ts";

/** `limit` and `offset` of a list of the document-chat API, which answers everything when no limit is asked for. */
export const listQuery = {
  limit: queryInteger(1, 1000).optional().meta({ description: "At most so many, 1–1000; all when left out" }),
  offset: queryInteger(0, Number.MAX_SAFE_INTEGER)
    .default(0)
    .meta({ description: "So many are left out from the start" }),
};

export const ListQuery = z.object(listQuery);
export type ListQuery = z.infer<typeof ListQuery>;

/** A plain array; `X-Total-Count` says how many there are without `limit` and `offset`. */
export function listReply(items: readonly unknown[], total: number): JsonReply {
  return jsonReply(items, { "x-total-count": String(total) });
}
