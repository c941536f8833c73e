import type { StoredRow } from "../storage/table.ts";
import { sameJson } from "#core/storage/same-json.ts";
import { START } from "../sync/protocol/stamp.ts";
import type { EnvelopeRow } from "../sync/merge/sync-tables.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Which of two versions of one row stays. Nothing newer is ever overwritten: a row of the backup takes the place of the
 * one here only if it was changed later (`updated_at`), or if the one here was never touched since a program made it.
 * Rows without that time are written once, so the one here stays, save a document that could not be read here.
 */
export function decide(
  here: StoredRow,
  coming: StoredRow,
  books: EnvelopeRow | undefined,
): "same" | "kept" | "updated" {
  if (sameJson(here, coming)) return "same";
  const [a, b]: readonly [Fields, Fields] = [{ ...here }, { ...coming }];
  if (isUntouched(a, books)) return sameJson(withoutTimes(a), withoutTimes(b)) ? "same" : "updated";
  if (typeof a["updated_at"] === "string" && typeof b["updated_at"] === "string")
    return b["updated_at"] > a["updated_at"] ? "updated" : "kept";
  return a["status"] === "failed" && a["text"] === null && typeof b["text"] === "string" ? "updated" : "kept";
}

/** Made by the program on every device alike, and not changed by anybody since. */
function isUntouched(row: Fields, books: EnvelopeRow | undefined): boolean {
  if (books) return books.stamp === START && Object.keys(books.stamps ?? {}).length === 0;
  return isDerived(row["id"]) && row["created_at"] === row["updated_at"];
}

/** Ids that a program derived from what the row is; people's own are random. */
const isDerived = (id: unknown) => typeof id === "string" && /^[0-9a-f]{8}-[0-9a-f]{4}-8/.test(id);

const withoutTimes = ({ created_at: _, updated_at: __, ...rest }: Fields) => rest;
