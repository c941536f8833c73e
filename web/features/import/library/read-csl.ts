import { keywordsOf, toItem, type ReadReferences } from "./references.ts";

/** CSL-JSON: an array of items, or `{items: […]}`. Undefined for other JSON. It names neither files nor collections. */
export function readCsl(text: string): ReadReferences | undefined {
  const value = parsed(text);
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
