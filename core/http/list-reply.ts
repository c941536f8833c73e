import { z } from "zod";
import { queryInteger } from "./fields.ts";
import { envelope, platformList, type ListedPart } from "./platform-list.ts";
import type { JsonReply } from "./route.ts";

/** Paging of a list of the document-chat API, which answers everything when no limit is asked for. */
export const listQuery = {
  limit: queryInteger(1, 1000).optional().meta({ description: "At most so many, 1–1000; all when left out" }),
  offset: queryInteger(0, Number.MAX_SAFE_INTEGER)
    .default(0)
    .meta({ description: "So many are left out from the start" }),
  envelope,
};

export const ListQuery = z.object(listQuery);
export type ListQuery = z.infer<typeof ListQuery>;
export type ListPart = Omit<ListQuery, "envelope">;

/** The part of a list that was asked for, as an array with `X-Total-Count` or in the envelope. */
export function listReply(part: ListedPart, { limit, ...page }: ListQuery): JsonReply {
  return platformList(part, { ...page, limit: limit ?? Math.max(part.total, 1) });
}

/** Cuts the part that was asked for out of a list that is made as a whole. */
export function partOf(items: readonly unknown[], page: ListQuery): JsonReply {
  const { limit = items.length, offset } = page;
  return listReply({ items: items.slice(offset, offset + limit), total: items.length }, page);
}
