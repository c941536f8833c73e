import type { HostBlobs } from "../../storage/blobs.ts";
import type { Store } from "../../storage/store.ts";
import type { Scope } from "../engine.ts";
import type { ChunkIndex } from "../index/chunk-index.ts";
import { HEADING_STEP } from "../segment.ts";
import type { Part } from "../index/part.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { nameDocuments, type NameKeys } from "./document-names.ts";
import type { Nameable } from "./favours.ts";
import type { Table } from "../../storage/table.ts";
import { namesOf, type SearchableRow } from "./searchable.ts";
import { type UnreadDocument, unreadOf } from "./unread.ts";
import { type IndexFiles, openStoredIndex, type StoredIndex } from "./stored-index.ts";
import { scopeIndex, type ScopedIndex } from "./scope.ts";

/** What of an owner's documents is searchable right now. */
export interface CatalogView {
  /** Completed documents in scope, oldest first. */
  readonly documents: readonly SearchableRow[];
  readonly index: ScopedIndex;
  /** Whether every segment of them that can be used was here. */
  readonly isWhole: boolean;
  /** What of the documents in scope no question can find; see `unreadOf`. */
  readonly unread: readonly UnreadDocument[];
  /** The document a segment stands for; a file uploaded twice has one segment and is shown once. */
  documentOf(segmentId: string): SearchableRow | undefined;
  /** The title of a document; null where it has none, or one that others share and that therefore names none. */
  titleOf(row: SearchableRow): string | null;
  /** ISO 639-1 of the languages of the documents, that of the most first. */
  readonly languages: readonly string[];
  /** Those of them that only few of many documents are in. */
  readonly rareLanguages: ReadonlySet<string>;
  /** What of the index is of documents in a language, or of those whose language is not known. */
  writtenIn(language: string): ScopedIndex;
  /** By what a question may name the documents; made at its first use. */
  readonly nameable: Nameable;
}

export interface CatalogDeps {
  readonly store: Pick<Store, "query" | "revision">;
  readonly documents: Table<SearchableRow>;
  readonly blobs: Pick<HostBlobs, "heldBy">;
  readonly tokenizer: Tokenizer;
  /** Where the merged index is stored for the next start; left out where opening it anew costs little. */
  readonly indexFiles?: IndexFiles | undefined;
  /** Gets what keeps a document from being searched: a segment that is missing or damaged. */
  readonly report: (error: Error) => void;
}

export interface Catalog {
  view(scope: Scope): Promise<CatalogView>;
  /**
   * Views of an owner's documents as they are at the first of them. For one question: what is written meanwhile is none of
   * its business, and while many documents are read anew each of its searches would read all rows again.
   */
  snapshot(owner: string): Pick<Catalog, "view">;
}

/** Keeps the indexes of the owners who asked last, each in step with the documents table. */
export function createCatalog(deps: CatalogDeps): Catalog {
  const shelves = new Map<string, Shelf>();

  const shelfOf = (owner: string): Shelf => {
    const shelf = shelves.get(owner) ?? createShelf(deps, owner);
    shelves.delete(owner);
    shelves.set(owner, shelf);
    for (const [oldest] of shelves) {
      if (shelves.size <= MAX_OWNERS) break;
      shelves.delete(oldest);
    }
    return shelf;
  };

  return {
    view: async (scope) => viewIn(await shelfOf(scope.owner).current(), scope),
    snapshot(owner) {
      let taken: Promise<Contents> | undefined;
      return {
        async view(scope) {
          taken ??= shelfOf(owner).current();
          taken.catch(() => (taken = undefined));
          return viewIn(await taken, scope);
        },
      };
    },
  };
}

/** Owners whose indexes are kept in memory. */
const MAX_OWNERS = 32;
/** Segments read at once while an index is opened; small ones come by one request of the database. */
const READ_AT_ONCE = 256;
/** Milliseconds until a segment that was not here is looked for again: its row may have come before it. */
const LOOK_AGAIN = 1_000;

/** Share of the chunks of a part that may be of documents that were replaced or deleted; views leave them out. */
const UNWANTED = 0.1;

interface Shelf {
  current(): Promise<Contents>;
}

interface Contents extends Pick<StoredIndex, "nameKeys"> {
  readonly revision: number;
  /** R28. When segments that were not here are looked for again, milliseconds of the clock; never when all are. */
  readonly lookAgain: number;
  /** The rows of all documents, oldest first, completed or not. */
  readonly rows: readonly SearchableRow[];
  /** Segments of completed documents that were not here. */
  readonly missing: ReadonlySet<string>;
  readonly parts: readonly Part[];
  readonly views: Map<string, CatalogView>;
}

function createShelf(deps: CatalogDeps, owner: string): Shelf {
  const table = deps.documents;
  let opening: Promise<StoredIndex> | undefined;
  const unusable = new Set<string>();
  const reported = new Set<string>();
  let contents: Contents | undefined;
  let refreshing: Promise<Contents> | undefined;

  const refresh = async (): Promise<Contents> => {
    const revision = await deps.store.revision(table, owner);
    const query = deps.store.query(deps.documents, { owner, order: { by: "created_at", direction: "ascending" } });
    const [rows, stored] = await Promise.all([query, (opening ??= openStoredIndex(deps, owner))]);
    const { index, nameKeys } = stored;
    const completed = rows.filter(isCompleted);
    const wanted = new Set(completed.flatMap(({ segments }) => segments));
    const missing = await loadMissing(deps, owner, index, wanted, { unusable, reported });
    index.retain(wanted, UNWANTED);
    stored.store(wanted, completed.flatMap(namesOf));
    const lookAgain = missing.size === 0 ? Number.POSITIVE_INFINITY : Date.now() + LOOK_AGAIN;
    return (contents = { revision, lookAgain, rows, missing, parts: index.parts, views: new Map(), nameKeys });
  };

  const current = async (): Promise<Contents> => {
    const revision = await deps.store.revision(table, owner);
    if (contents?.revision === revision && Date.now() < contents.lookAgain) return contents;
    // What is written while this waits is none of this question's business: a document being read writes all the time.
    for (let tries = 1; ; tries++) {
      refreshing ??= refresh().finally(() => (refreshing = undefined));
      const made = await refreshing;
      if (made.revision >= revision || tries === MAX_REFRESHES) return made;
    }
  };

  return { current };
}

const isCompleted = ({ status }: SearchableRow): boolean => status === "completed";

function viewIn({ rows, views, missing, parts, nameKeys }: Contents, scope: Scope): CatalogView {
  const key = JSON.stringify([scope.collection_id ?? null, scope.document_ids ?? null]);
  const known = views.get(key);
  if (known !== undefined) return known;
  const made = makeView(nameKeys, parts, rowsWithin(rows, scope), missing);
  if (views.size >= MAX_VIEWS) views.clear();
  views.set(key, made);
  return made;
}

const MAX_VIEWS = 64;
/** One that had begun before the question, one begun after it, and one more for a store that was emptied meanwhile. */
const MAX_REFRESHES = 3;

/** The segments that could be used and are not here. */
async function loadMissing(
  deps: CatalogDeps,
  owner: string,
  index: ChunkIndex,
  wanted: ReadonlySet<string>,
  { unusable, reported }: { readonly unusable: Set<string>; readonly reported: Set<string> },
): Promise<ReadonlySet<string>> {
  const toLoad = [...wanted].filter((id) => !index.has(id) && !unusable.has(id));
  const missing = new Set<string>();
  const loaded: { readonly id: string; readonly bytes: Uint8Array<ArrayBuffer> }[] = [];
  for (let from = 0; from < toLoad.length; from += READ_AT_ONCE) {
    const ids = toLoad.slice(from, from + READ_AT_ONCE);
    const found = await deps.blobs.heldBy(owner).bytesOfMany(ids);
    ids.forEach((id, position) => {
      const bytes = found[position];
      if (bytes !== undefined) {
        loaded.push({ id, bytes });
        return;
      }
      missing.add(id);
      if (reported.has(id)) return;
      reported.add(id);
      deps.report(new Error(`The search index ${id} of a document is missing. Process the document again.`));
    });
  }
  for (const { id, error } of index.add(loaded)) {
    unusable.add(id);
    deps.report(error);
  }
  return missing;
}

function rowsWithin(rows: readonly SearchableRow[], { collection_id, document_ids }: Scope): readonly SearchableRow[] {
  const named = document_ids && new Set(document_ids);
  return rows.filter(
    (row) => (collection_id ?? row.collection_id) === row.collection_id && (named?.has(row.id) ?? true),
  );
}

function makeView(
  nameKeys: NameKeys,
  parts: readonly Part[],
  all: readonly SearchableRow[],
  missing: ReadonlySet<string>,
): CatalogView {
  const rows = all.filter(isCompleted);
  const documentsBySegment = new Map<string, SearchableRow>();
  for (const row of rows)
    for (const segment of row.segments) if (!documentsBySegment.has(segment)) documentsBySegment.set(segment, row);
  const scope = scopeIndex(parts, new Set(documentsBySegment.keys()));
  let nameable: Nameable | undefined;
  let shared: ReadonlySet<string> | undefined;
  let counts: ReadonlyMap<string, number> | undefined;
  const byLanguage = new Map<string, ScopedIndex>();
  return {
    documents: rows,
    isWhole: missing.size === 0,
    unread: unreadOf(all, missing),
    index: scope,
    documentOf: (segmentId) => documentsBySegment.get(segmentId),
    titleOf: (row) => {
      const title = titleOf(row);
      return title !== null && (shared ??= sharedTitles(rows, scope)).has(title.toLowerCase()) ? null : title;
    },
    get languages() {
      return [...(counts ??= languagesOf(rows)).keys()];
    },
    get rareLanguages() {
      const rare = [...(counts ??= languagesOf(rows))].filter(([, count]) => count < rows.length * RARE);
      return new Set(rows.length < MANY ? [] : rare.map(([language]) => language));
    },
    writtenIn(language) {
      const known = byLanguage.get(language) ?? scopeIndex(parts, segmentsIn(rows, language));
      byLanguage.set(language, known);
      return known;
    },
    get nameable() {
      return (nameable ??= makeNameable(nameKeys, rows, scope));
    },
  };
}

/** Share of the documents, and how many documents there must be for a language to be rare among them. */
const RARE = 0.05;
const MANY = 100;

/** How many documents are in each language, that of the most first. */
function languagesOf(rows: readonly SearchableRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { metadata } of rows)
    if (typeof metadata.language === "string") counts.set(metadata.language, (counts.get(metadata.language) ?? 0) + 1);
  return new Map([...counts].sort(([, a], [, b]) => b - a));
}

const segmentsIn = (rows: readonly SearchableRow[], language: string): ReadonlySet<string> =>
  new Set(rows.flatMap(({ metadata, segments }) => ((metadata.language ?? language) === language ? segments : [])));

function makeNameable(nameKeys: NameKeys, rows: readonly SearchableRow[], index: ScopedIndex): Nameable {
  const positions = new Map<string, number>();
  rows.forEach(({ segments: [first = ""] }, position) => positions.has(first) || positions.set(first, position));
  return {
    names: nameDocuments(nameKeys, rows.map(namesOf)),
    index,
    segmentsAt: (position) => rows[position]?.segments ?? [],
    beginsWith: (segmentId) => positions.get(segmentId),
  };
}

function titleOf({ metadata, reference }: SearchableRow): string | null {
  if (reference?.item.title) return reference.item.title;
  return typeof metadata.title === "string" ? metadata.title : null;
}

/** Other documents in which a title occurs as title or heading, so that it is none: "Form 10-K", "Part I". */
const SHARED_BY = 2;

/** Titles in small letters that are titles or headings of other documents too. A file uploaded twice is one document. */
function sharedTitles(rows: readonly SearchableRow[], { parts }: ScopedIndex): ReadonlySet<string> {
  const own = new Map(
    [...new Map(rows.map((row) => [row.file, row])).values()].map((row) => [row, titleOf(row)?.toLowerCase()]),
  );
  const wanted = new Set(own.values());
  const counts = new Map<string, number>();
  const members = new Map(parts.flatMap(({ part }) => part.members.map((member) => [member.id, member] as const)));
  for (const [{ segments }, title] of own) {
    const paths = segments.flatMap((id) => members.get(id)?.headings ?? []);
    const titles = new Set([title, ...paths.flatMap((path) => path.toLowerCase().split(HEADING_STEP))]);
    for (const one of titles) if (one !== undefined && wanted.has(one)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, found]) => found > SHARED_BY).map(([title]) => title));
}
