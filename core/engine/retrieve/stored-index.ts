import { createChunkIndex, type ChunkIndex } from "../index/chunk-index.ts";
import { encodeIndex, type IndexFile, openIndexFile } from "../index/index-file.ts";
import type { Part } from "../index/part.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { createNameKeys, type NameKeys } from "./document-names.ts";

/** One file for each owner with their merged index. It is made from the segments alone and may be lost. */
export interface IndexFiles {
  /** Undefined where there is none. */
  read(owner: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Makes and writes the file when there is time; a later call takes the place of one that waits. */
  write(owner: string, make: () => Uint8Array<ArrayBuffer>): void;
  remove(owner: string): Promise<void>;
}

/** The index of an owner as the last start left it. */
export interface StoredIndex {
  readonly index: ChunkIndex;
  readonly nameKeys: NameKeys;
  /** Has the file written anew where it differs enough from the wanted segments. Every name is one of a document. */
  store(wanted: ReadonlySet<string>, names: readonly string[]): void;
}

export interface StoredIndexDeps {
  readonly tokenizer: Tokenizer;
  readonly indexFiles?: IndexFiles | undefined;
  readonly report: (error: Error) => void;
}

/** Segments below which a file is not worth its room. */
const WORTH_A_FILE = 256;
/** Segments that may be missing from the file: they are read one by one. */
const MOST_MISSING = 64;

export async function openStoredIndex(deps: StoredIndexDeps, owner: string): Promise<StoredIndex> {
  const { indexFiles, tokenizer } = deps;
  const file = await readFile(deps, owner);
  const index = createChunkIndex(file?.parts);
  const nameKeys = createNameKeys(tokenizer, file?.names);
  const idsOf = (parts: readonly Part[]) => new Set(parts.flatMap(({ members }) => members.map(({ id }) => id)));
  let stored = idsOf(file?.parts ?? []);
  let latest: ReadonlySet<string> = stored;
  return {
    index,
    nameKeys,
    store(wanted, names) {
      latest = wanted;
      if (indexFiles === undefined) return;
      // The file holds text: what was deleted must not stay in it.
      if ([...stored].some((id) => !wanted.has(id))) {
        stored = new Set();
        indexFiles.remove(owner).catch(deps.report);
      }
      const missing = [...wanted].filter((id) => index.has(id) && !stored.has(id));
      if (wanted.size < WORTH_A_FILE || missing.length <= MOST_MISSING) return;
      indexFiles.write(owner, () => {
        // The index in memory may still hold some of what was deleted.
        index.retain(latest);
        stored = idsOf(index.parts);
        return encodeIndex({ parts: index.parts, names: new Map(names.map((name) => [name, nameKeys(name)])) });
      });
    },
  };
}

async function readFile({ indexFiles, report }: StoredIndexDeps, owner: string): Promise<IndexFile | undefined> {
  try {
    const bytes = await indexFiles?.read(owner);
    return bytes && openIndexFile(bytes);
  } catch (error) {
    report(new Error("The stored search index cannot be read and is made anew.", { cause: error }));
    return undefined;
  }
}
