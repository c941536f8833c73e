import type { Passage } from "../engine.ts";

/** All passages of the documents read whole last: summaries and comparisons mostly read the same ones again. */
export interface PassageCache {
  /** The passages kept under this key, else those made. */
  of(key: string, make: () => readonly Passage[]): readonly Passage[];
}

/** UTF-16 code units of all passages kept; those of a longer document are kept alone. */
const MOST_CHARACTERS = 6_000_000;

export function createPassageCache(): PassageCache {
  const kept = new Map<string, { readonly passages: readonly Passage[]; readonly characters: number }>();
  return {
    of(key, make) {
      const passages = kept.get(key)?.passages ?? make();
      kept.delete(key);
      kept.set(key, { passages, characters: passages.reduce((sum, { content }) => sum + content.length, 0) });
      let all = kept.values().reduce((sum, { characters }) => sum + characters, 0);
      for (const [oldest, { characters }] of kept) {
        if (all <= MOST_CHARACTERS || oldest === key) break;
        kept.delete(oldest);
        all -= characters;
      }
      return passages;
    },
  };
}
