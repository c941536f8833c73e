import { isRecord } from "#core/storage/is-record.ts";
import { jsonIn } from "#core/storage/json-in.ts";
import { keywordsOf, toItem, type ReadReferences } from "./references.ts";

/** CSL-JSON: an array of items, or `{items: […]}`. Undefined for other JSON. It names neither files nor collections. */
export function readCsl(text: string): ReadReferences | undefined {
  const value = jsonIn(text);
  const list = Array.isArray(value) ? value : isRecord(value) && Array.isArray(value["items"]) ? value["items"] : [];
  const items = list.filter(
    (one) => isRecord(one) && typeof one["type"] === "string" && ("title" in one || "author" in one),
  );
  if (items.length === 0) return undefined;
  return {
    items: items.map((given) => {
      const item = toItem(given);
      return { item, notes: [], tags: keywordsOf(item.keyword), collections: [], attachments: [] };
    }),
    unread: list.length - items.length,
  };
}
