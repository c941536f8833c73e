import { z } from "zod";
import { findInText } from "#core/engine/find-in-text.ts";
import { marksFor } from "#core/engine/text-marks.ts";
import type { RequestContext } from "#core/http/context.ts";
import { queryInteger } from "#core/http/fields.ts";
import { VersionQuery } from "./require-version.ts";
import { readText, sizesOf } from "./document-text.ts";
import { Marks, PageSizes } from "./page-marks.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

/** More places than a person steps through; each comes with its rectangles. */
const MOST = 1000;

const offset = z.number().int().min(0);

export const FindQuery = z.object({
  q: z
    .string()
    .max(500, "must not be longer than 500 characters")
    .refine((words) => words.trim() !== "", "must not be empty")
    .meta({ description: "The words to find" }),
  limit: queryInteger(1, MOST).default(MOST),
  ...VersionQuery,
});

export const FoundInDocument = z.object({
  places: z.array(
    z.object({
      start: offset,
      end: offset,
      page: z.number().int().min(1).nullable().meta({ description: "1-based; null where the format has no pages" }),
      marks: Marks.meta({ description: "Empty for formats without page geometry" }),
    }),
  ),
  has_more: z.boolean().meta({ description: "The document has the words more often than `limit`" }),
  pages: PageSizes.meta({ description: "The pages the marks are on" }),
});
export type FoundInDocument = z.infer<typeof FoundInDocument>;

/** Where the words occur in a document, in the order of its text. */
export async function findInDocument(
  deps: Deps,
  owner: string,
  id: string,
  { q, limit, version }: z.infer<typeof FindQuery>,
): Promise<FoundInDocument> {
  const parsed = await readText(deps, owner, id, version);
  const { ranges, hasMore } = findInText(parsed.text, q, limit);
  let page = 0;
  const places = ranges.map(({ start, end }) => {
    while (page < parsed.pages.length && (parsed.pages[page]?.end ?? 0) <= start) page++;
    return { start, end, page: page < parsed.pages.length ? page + 1 : null, marks: marksFor(parsed, start, end) };
  });
  return {
    places,
    has_more: hasMore,
    pages: sizesOf(
      parsed,
      places.flatMap(({ marks }) => marks),
    ),
  };
}
