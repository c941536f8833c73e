import { z } from "zod";
import { paging } from "./fields.ts";
import { jsonReply, type JsonReply } from "./route.ts";

export const envelope = z
  .stringbool({ error: "must be true or false" })
  .default(false)
  .meta({ description: "Answer {items, total_items, page, page_size, total_pages}" });

/** `limit`, `offset` and `envelope` of a platform list. */
export const platformPaging = (limit = 50) => ({ ...paging(limit), envelope });

export interface PlatformPage {
  readonly limit: number;
  readonly offset: number;
  readonly envelope?: boolean;
}

/** What was asked for of a list, and how many the whole list has. */
export interface ListedPart {
  readonly items: readonly unknown[];
  readonly total: number;
}

/** A plain array with `X-Total-Count`, or the envelope where it is asked for. */
export function platformList({ items, total }: ListedPart, page: PlatformPage): JsonReply {
  const headers = { "x-total-count": String(total) };
  return page.envelope ? jsonReply({ items, ...pageNumbers(total, page) }, headers) : jsonReply(items, headers);
}

/** `page` is 1-based and follows from offset and limit. */
export function pageNumbers(total: number, { limit, offset }: PlatformPage) {
  return {
    total_items: total,
    page: Math.floor(offset / limit) + 1,
    page_size: limit,
    total_pages: Math.ceil(total / limit),
  };
}
