import { isRecord } from "../storage/is-record.ts";
import type { RowTag, RowTags } from "./row-tags.ts";
import type { Operation, Store } from "../storage/store.ts";
import { PreconditionFailed } from "../storage/store.ts";
import type { RowPlace } from "../storage/write-extension.ts";
import type { Entity } from "./entity.ts";
import { ApiError } from "./errors.ts";
import { rawReply, type Method, type Reply } from "./route.ts";

export interface Conditions {
  readonly method: Method;
  readonly entity?: Entity;
  readonly params: unknown;
  readonly headers: { get(name: string): string | null };
}

/** What the context of a row with an `entity` has. */
export interface EntityContext {
  readonly store: Store;
  readonly user: string;
  readonly tags: RowTags;
}

/**
 * R42. Runs a handler under the request's conditions (RFC 9110, section 13): `If-Match` holds within the write itself,
 * so that nobody's change in between is lost, and `If-None-Match` is answered 304 before anything is read. Answers of
 * one row get its `ETag`, read before the row is: what the caller has seen is never older than its tag says.
 * Throws `ApiError` 412.
 */
export async function withConditions<Context extends Partial<EntityContext>>(
  conditions: Conditions,
  context: Context,
  run: (context: Context) => Promise<Reply>,
): Promise<Reply> {
  const { method, entity, headers } = conditions;
  const wanted = method === "GET" ? null : headers.get("if-match");
  if (!entity) {
    if (wanted !== null && wanted.trim() !== "*" && method !== "POST") throw new ApiError(412, NO_TAG);
    return run(context);
  }
  const { store, user, tags } = context;
  if (!store || user === undefined || !tags) throw new Error("A row with an entity needs a store, a user and tags.");
  const id = await idOf(entity, conditions.params, store, user);
  const place = id === undefined ? undefined : { table: entity.table, owner: user, id };
  const before = place && (await tags.readTag(store, place));
  if (wanted !== null && before && !names(wanted, before.etag, "strong")) throw changed(before.etag);
  if (method === "GET") {
    const known = headers.get("if-none-match");
    if (entity.alone && before && known !== null && names(known, before.etag, "weak"))
      return rawReply(null, { etag: before.etag }, 304);
    const reply = await run(context);
    return place ? tagged(reply, place.id, before) : taggedAfterwards(reply, entity, { store, user, tags });
  }
  const watched = watching({ store, user, tags }, entity, place, wanted === null ? undefined : before);
  const reply = await run({ ...context, store: watched.store });
  const written = watched.written();
  if (!written) return place ? tagged(reply, place.id, before) : reply;
  return tagged(inTime(reply, written.row), written.row.id, written.tag);
}

const NO_TAG = "There is no ETag here that could be compared with If-Match. Leave the header out.";

/** The row was not as `If-Match` demands; which state it is in says the new `ETag`. */
function changed(etag?: string): ApiError {
  const detail =
    "This was changed since you read it (If-Match names another state). Read it again, then send your change with its new ETag.";
  return new ApiError(412, detail, etag === undefined ? {} : { headers: { etag } });
}

async function idOf({ table, param, key }: Entity, params: unknown, store: Store, owner: string) {
  if (param === undefined) return undefined;
  const value = String(isRecord(params) ? params[param] : undefined);
  if (key === undefined) return value;
  const [row] = await store.query(table, { owner, where: { [key]: value } });
  return row?.id ?? value;
}

type Written = NonNullable<Awaited<ReturnType<RowTags["readTagged"]>>>;

/**
 * The store as one handler uses it: its writes carry what they depend on until one of them has changed the row, and
 * what the row has become is looked at at once.
 */
function watching(
  { store, user: owner, tags }: EntityContext,
  { table }: Entity,
  known: RowPlace | undefined,
  tag: RowTag | undefined,
) {
  let guard = tag;
  let written: Written | undefined;
  const touches = (operation: Operation): RowPlace | undefined => {
    const { kind } = operation;
    if (operation.table !== table || kind === "require" || kind === "merge") return undefined;
    const place = kind === "put" ? operation.row : operation;
    if (place.owner !== owner || (known && place.id !== known.id)) return undefined;
    return { table, owner, id: place.id };
  };

  async function write(batch: readonly Operation[]): Promise<void> {
    await writeGuarded(batch);
    const touched = batch.findLast(touches);
    const place = touched && touches(touched);
    if (!place) return;
    guard = undefined;
    written = await tags.readTagged(store, place);
  }

  async function writeGuarded(batch: readonly Operation[]): Promise<void> {
    if (!guard) return store.write(batch);
    const { unchanged } = guard;
    try {
      await store.write([unchanged, ...batch]);
    } catch (error) {
      if (error instanceof PreconditionFailed && isOf(error, unchanged)) throw changed();
      throw error;
    }
  }

  return { store: { ...store, write }, written: () => written };
}

const isOf = (error: PreconditionFailed, operation: Operation): boolean =>
  operation.kind === "require" && error.table === operation.table.name && error.id === operation.id;

/** An answer made before the write says when the row was really written. */
function inTime(reply: Reply, row: Written["row"]): Reply {
  const { updated_at } = row;
  if (!isAbout(reply, row.id) || typeof updated_at !== "string" || !("updated_at" in reply.body)) return reply;
  return { ...reply, body: { ...reply.body, updated_at } };
}

function tagged(reply: Reply, id: string, tag: RowTag | undefined): Reply {
  return tag && isAbout(reply, id) ? { ...reply, headers: { ...reply.headers, etag: tag.etag } } : reply;
}

/** For a row found by something else than its id: tagged where what was answered is what is there now. */
async function taggedAfterwards(
  reply: Reply,
  { table }: Entity,
  { store, user: owner, tags }: EntityContext,
): Promise<Reply> {
  const shown = reply.kind === "json" && isRecord(reply.body) ? reply.body : {};
  if (typeof shown.id !== "string") return reply;
  const found = await tags.readTagged(store, { table, owner, id: shown.id });
  const isSame = found && found.row["updated_at"] === shown.updated_at;
  return isSame ? tagged(reply, shown.id, found.tag) : reply;
}

type About = Extract<Reply, { kind: "json" }> & { readonly body: Readonly<Record<string, unknown>> };

const isAbout = (reply: Reply, id: string): reply is About =>
  reply.kind === "json" && reply.status < 300 && isRecord(reply.body) && reply.body["id"] === id;

/** Whether one of the tags of the header is this one. Weak ones never hold for a write. */
function names(header: string, etag: string, comparison: "strong" | "weak"): boolean {
  return header.split(",").some((part) => {
    const tag = part.trim();
    return tag === "*" || tag === etag || (comparison === "weak" && tag === `W/${etag}`);
  });
}
