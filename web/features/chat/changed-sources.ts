import { pageTitle } from "#core/engine/page-words.ts";
import { counted } from "#core/http/counted.ts";
import type { Document } from "#core/library/documents/document.ts";
import { versionAt } from "../citations/earlier-versions.ts";
import type { Place } from "../viewer/place.ts";
import type { SourceStep } from "./source-steps.ts";

type Known = Pick<Document, "id" | "original_filename" | "metadata">;

/** The place in the version of the document that an answer of this time rests on. */
export function placeAt(place: Place, document: Pick<Document, "metadata"> | undefined, time: string): Place {
  const earlier = document && versionAt(document, time);
  return earlier ? { ...place, version: earlier.version } : place;
}

/** Documents of which words that an answer cites changed since, each with the pages of those words. */
export interface ChangedSource {
  readonly name: string;
  /** 1-based and ascending, of the version that the answer rests on; empty where the format has no pages. */
  readonly pages: readonly number[];
}

export function changedSources(
  cited: readonly Pick<SourceStep, "place" | "page">[],
  documentOf: (id: string) => Known | undefined,
  time: string,
): readonly ChangedSource[] {
  const changed = cited.filter(({ place }) => {
    const document = documentOf(place.documentId);
    const { gone } = (document && versionAt(document, time)) ?? {};
    return gone?.some(({ start, end }) => start < place.end && place.start < end) ?? false;
  });
  return [...Map.groupBy(changed, ({ place }) => place.documentId)].map(([id, steps]) => ({
    name: documentOf(id)?.original_filename ?? "A document",
    pages: [...new Set(steps.flatMap(({ page }) => page ?? []))].toSorted((a, b) => a - b),
  }));
}

/** Names of documents that an answer cites and that are not here any more. */
export const missingNames = (
  cited: readonly Pick<SourceStep, "place" | "name">[],
  documentOf: (id: string) => unknown,
): readonly string[] => [
  ...new Map(
    cited.flatMap(({ place, name }) => (documentOf(place.documentId) === undefined ? [[place.documentId, name]] : [])),
  ).values(),
];

/** "Page 7 of Rules.pdf changed since this answer." */
export function changedWords({ name, pages }: ChangedSource): string {
  const [first, ...others] = pages;
  if (first === undefined) return `What this answer cites of ${name} changed since.`;
  const which =
    others.length === 0
      ? pageTitle(name, first)
      : others.length > 3
        ? counted(pages.length, "page")
        : `Pages ${listed(pages)}`;
  return `${which} of ${name} changed since this answer.`;
}

const listed = (pages: readonly number[]) => pages.join(", ").replace(/, (\d+)$/, " and $1");
