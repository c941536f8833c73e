import { notFound } from "#core/http/errors.ts";
import { queryInteger } from "#core/http/fields.ts";
import type { DocumentRow } from "./document.ts";
import { versionOf } from "./earlier-versions.ts";

/** A version in the query of an endpoint. */
export const VersionQuery = {
  version: queryInteger(1, Number.MAX_SAFE_INTEGER)
    .optional()
    .meta({ description: "One of metadata.earlier_versions; the newest where left out" }),
};

/** The blob ids of a version of a document's file; 404 where it is not kept. */
export function requireVersion(row: DocumentRow, version: number | undefined) {
  const found = versionOf(row, version);
  if (!found) throw notFound("version", String(version));
  return found;
}
