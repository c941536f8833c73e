import type { HostBlobs } from "../../storage/blobs.ts";
import type { ParsedDocument } from "../parsed-document.ts";
import { decodeText } from "../text-blob.ts";

/** Extracted texts read last: the next question is mostly about the same documents, and unpacking one takes a while. */
export interface TextCache {
  /** Undefined where the blob is not here. Throws when it is no extracted text. */
  read(owner: string, blob: string): Promise<ParsedDocument | undefined>;
}

/** UTF-16 code units of all texts kept, some 150 MB with their structure; one that is longer is kept alone. */
const MOST_CHARACTERS = 15_000_000;

export function createTextCache(blobs: Pick<HostBlobs, "heldBy">): TextCache {
  const kept = new Map<string, ParsedDocument>();

  const keep = (key: string, document: ParsedDocument): void => {
    kept.delete(key);
    kept.set(key, document);
    let characters = kept.values().reduce((sum, { text }) => sum + text.length, 0);
    for (const [oldest, { text }] of kept) {
      if (characters <= MOST_CHARACTERS || oldest === key) break;
      kept.delete(oldest);
      characters -= text.length;
    }
  };

  return {
    async read(owner, blob) {
      const key = `${owner}/${blob}`;
      const known = kept.get(key);
      if (known) {
        keep(key, known);
        return known;
      }
      const bytes = await blobs.heldBy(owner).bytes(blob);
      if (bytes === undefined) return undefined;
      const document = decodeText(bytes);
      keep(key, document);
      return document;
    },
  };
}
