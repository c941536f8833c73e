import type { ChatsPort } from "../ports.ts";
import { collections } from "../collections/collection.ts";
import { neverLeaves } from "../device-only/stays-here.ts";
import { namedBlobs } from "#core/storage/discard.ts";
import { blobsOf, documents, type DocumentRow } from "./document.ts";
import type { Blobs } from "../../storage/blobs.ts";
import { ANY_OWNER, type Store } from "../../storage/store.ts";
import { envelopePlace } from "#core/sync/merge/row-places.ts";
import { syncAside, type EnvelopeRow } from "#core/sync/merge/sync-tables.ts";
import type { BlobHttp } from "#core/sync/files/blob-http.ts";

/** What may make way: uploaded files alone, or after them also texts and indexes. */
export type MayGo = "originals" | "originals and indexes";

export interface MakeRoomDeps extends ChatsPort {
  readonly store: Pick<Store, "query" | "getMany" | "tables">;
  /** What lies here, without what could be fetched. */
  readonly blobs: Pick<Blobs, "size" | "remove">;
  readonly http: Pick<BlobHttp, "missing" | "confirm">;
  /** Whose rows sync. */
  readonly owner: string;
  /** When a blob was last read here, milliseconds since the epoch. */
  readonly opened: ReadonlyMap<string, number>;
}

interface Candidate {
  readonly id: string;
  /** The documents that name it. */
  readonly rows: readonly DocumentRow[];
  readonly usedAt: number;
}

/** Ids the server is asked about at once: enough for most needs, few enough that the answer is still true. */
const ASKED = 50;

/**
 * R35. Takes files off this device that its server has, those first that were opened longest ago; then, where allowed,
 * texts and indexes of the collections used longest ago, never of the one used last. Answers the bytes that came free,
 * fewer than asked where there is no more.
 *
 * Whatever goes is safe elsewhere: its document has been sent, and the server has just said that it has the bytes,
 * which it checked against their hash when it took them; where they are sealed and it could not, it has said of just these
 * sealed bytes that it has them. Throws `Unreachable` and `Refused`; then nothing more goes.
 */
export async function makeRoom(deps: MakeRoomDeps, bytes: number, mayGo: MayGo): Promise<number> {
  const [safe, kept] = await sortOut(deps);
  const files = candidates(safe, ({ file, earlier_files = [] }) => [file, ...earlier_files], usesOf(deps));
  let freed = await removeUntil(deps, files, kept, bytes);
  if (freed < bytes && mayGo === "originals and indexes")
    freed += await removeUntil(deps, await indexes(deps, safe), kept, bytes - freed);
  return freed;
}

/** Documents of which nothing would be lost, and all blobs that anything else names. */
async function sortOut(deps: MakeRoomDeps): Promise<[readonly DocumentRow[], ReadonlySet<string>]> {
  const rows = await deps.store.query(documents, { owner: ANY_OWNER });
  const safe = await onlySafe(deps, rows);
  const kept = new Set(await namedBlobs(deps, { except: [documents.name, syncAside.name] }));
  for (const row of rows) if (!safe.includes(row)) for (const id of blobsOf(row)) kept.add(id);
  return [safe, kept];
}

/** Of the owner who syncs, read to the end, and with nothing that is still to be sent. */
async function onlySafe({ store, owner }: MakeRoomDeps, rows: readonly DocumentRow[]): Promise<DocumentRow[]> {
  const settled = rows.filter(
    (row) => row.owner === owner && !neverLeaves(row) && ["completed", "failed"].includes(row.status),
  );
  const books = await store.getMany(settled.map(({ id }) => envelopePlace(owner, documents.name, id)));
  return settled.filter((_, at) => {
    const envelope = books[at] as EnvelopeRow | undefined;
    return envelope?.place === "table" && envelope.dirty === undefined;
  });
}

async function removeUntil(
  deps: MakeRoomDeps,
  all: readonly Candidate[],
  kept: ReadonlySet<string>,
  bytes: number,
): Promise<number> {
  let freed = 0;
  const here: (Candidate & { readonly size: number })[] = [];
  for (const candidate of all) {
    if (kept.has(candidate.id)) continue;
    const size = await deps.blobs.size(candidate.id);
    if (size !== undefined) here.push({ ...candidate, size });
  }
  for (let at = 0; at < here.length && freed < bytes; at += ASKED) {
    const some = here.slice(at, at + ASKED);
    const missing = new Set(await deps.http.missing(some.map(({ id }) => id)));
    for (const { id, rows, size } of some) {
      if (freed >= bytes) break;
      if (missing.has(id) || (await deps.http.confirm?.(id)) === false || !(await isUnchanged(deps, rows))) continue;
      await deps.blobs.remove(id);
      freed += size;
    }
  }
  return freed;
}

/** Asking takes a while: a document that was changed meanwhile may be on its way into a collection that never leaves. */
async function isUnchanged(deps: MakeRoomDeps, rows: readonly DocumentRow[]): Promise<boolean> {
  const now = await deps.store.getMany(rows.map(({ owner, id }) => ({ table: documents, owner, id })));
  const there = now.flatMap((row) => (row ? [row as DocumentRow] : []));
  return (await onlySafe(deps, there)).length === rows.length;
}

/** The blobs that documents name, each once, the one used longest ago first. */
function candidates(
  rows: readonly DocumentRow[],
  blobsOfRow: (row: DocumentRow) => readonly string[],
  usedAt: (row: DocumentRow) => number,
): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const row of rows) {
    for (const id of blobsOfRow(row)) {
      const known = found.get(id);
      found.set(id, {
        id,
        rows: [...(known?.rows ?? []), row],
        usedAt: Math.max(known?.usedAt ?? 0, usedAt(row)),
      });
    }
  }
  return [...found.values()].sort((a, b) => a.usedAt - b.usedAt);
}

const usesOf =
  ({ opened }: MakeRoomDeps) =>
  (row: DocumentRow): number =>
    Math.max(opened.get(row.file) ?? 0, timeOf(row.created_at));

/** Texts and indexes of all collections but the one used last: by adding to it, opening what is in it, or asking. */
async function indexes(deps: MakeRoomDeps, rows: readonly DocumentRow[]): Promise<Candidate[]> {
  const { store, owner, chats } = deps;
  const used = new Map<string, number>();
  const note = (id: string | null, at: number) => void (id && used.set(id, Math.max(used.get(id) ?? 0, at)));
  for (const { id, updated_at } of await store.query(collections, { owner })) note(id, timeOf(updated_at));
  for (const { collection_id, updated_at } of await store.query(chats.sessions, { owner }))
    note(collection_id, timeOf(updated_at));
  for (const row of await store.query(documents, { owner })) note(row.collection_id, usesOf(deps)(row));

  const usedAt = ({ collection_id }: DocumentRow) => used.get(collection_id) ?? 0;
  const last = Math.max(...used.values());
  const closed = rows.filter((row) => usedAt(row) < last);
  return candidates(
    closed,
    ({ text, segments, earlier_texts = [] }) => [...(text ? [text] : []), ...segments, ...earlier_texts],
    usedAt,
  );
}

const timeOf = (at: string): number => Date.parse(at) || 0;
