import type { Processed } from "./engine.ts";
import { ENGLISH } from "./ocr/languages.ts";
import type { Scan } from "./parsed-document.ts";

/** What a document says of its scanned pages. */
export function processedScan({ unread, pages }: Scan): NonNullable<Processed["scan"]> {
  const seems = mostFrequent(pages.flatMap((page) => (page.seems === undefined ? [] : [page.seems])))[0];
  return {
    unread,
    read: pages.map(({ page }) => page),
    languages: mostFrequent(pages.flatMap(({ words, language = ENGLISH }) => (words.length > 0 ? [language] : []))),
    ...(seems !== undefined && { seems }),
  };
}

function mostFrequent<Value>(values: readonly Value[]): Value[] {
  const counts = [...Map.groupBy(values, (value) => value)].toSorted(([, a], [, b]) => b.length - a.length);
  return counts.map(([value]) => value);
}
