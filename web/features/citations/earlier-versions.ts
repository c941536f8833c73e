import type { Document } from "#core/library/documents/document.ts";

/** A version of a document's file that was replaced, as `metadata.earlier_versions` tells it. */
export interface EarlierVersion {
  readonly version: number;
  /** Timestamps: when it became the newest one, and when it was replaced. */
  readonly began_at: string;
  readonly replaced_at: string;
  /** UTF-16 ranges of its text that the newest version lacks; null while that is being read. */
  readonly gone: readonly { readonly start: number; readonly end: number }[] | null;
}

type WithMetadata = Pick<Document, "metadata">;

/** Newest first. */
function earlierVersions({ metadata }: WithMetadata): readonly EarlierVersion[] {
  const { earlier_versions: told } = metadata;
  return Array.isArray(told) ? (told as EarlierVersion[]) : [];
}

/** The replaced version that was the newest at a time; undefined where that is the newest still, or is not kept any more. */
export const versionAt = (document: WithMetadata, time: string): EarlierVersion | undefined =>
  earlierVersions(document).find(({ began_at, replaced_at }) => began_at <= time && time < replaced_at);
