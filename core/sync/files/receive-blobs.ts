import { counted } from "#core/http/counted.ts";
import type { RequestContext } from "#core/http/context.ts";
import { discardBlobs, notDiscarded } from "#core/storage/discard.ts";
import { chunksOf } from "../../storage/blob-hash.ts";
import { ApiError, conflict, invalidField, notFound, tooLarge } from "../../http/errors.ts";
import type { UploadedFile } from "../../http/route.ts";
import { streamOf } from "../../storage/stream-of.ts";
import { change, put, remove, require, type Store } from "../../storage/store.ts";
import { writeUnlessChanged } from "../../storage/write-unless-changed.ts";
import { timestamp } from "#core/storage/time.ts";
import { PART_SIZE } from "./part-size.ts";
import { holding } from "./held-blobs.ts";
import { blobUploads, type BlobUpload } from "./blob-tables.ts";

type Deps = Pick<RequestContext, "store" | "blobs" | "clock" | "limits">;

/** Those of the blobs that the user has not here yet. */
export async function missingBlobs(
  { blobs }: Pick<Deps, "blobs">,
  owner: string,
  ids: readonly string[],
): Promise<string[]> {
  const held = await Promise.all(ids.map((id) => holds({ blobs }, owner, id)));
  return ids.filter((_, at) => !held[at]);
}

interface BeginUpload {
  readonly sha256: string;
  readonly size: number;
  /** Bytes of the largest part that the sender can get through; `PART_SIZE` when left out. */
  readonly part_size?: number | undefined;
}

/** Begins or goes on: answers the parts that are to be sent; none, and `complete`, when the user has the blob here. */
export async function beginUpload(
  deps: Deps,
  owner: string,
  { sha256, size, part_size = PART_SIZE }: BeginUpload,
): Promise<{ complete: boolean; part_size: number; missing: number[] }> {
  if (size > deps.limits.uploadBytes)
    throw tooLarge(
      `The file is larger than the ${Math.floor(deps.limits.uploadBytes / 1024 / 1024)} MB this server takes.`,
    );
  if (await holds(deps, owner, sha256)) return { complete: true, part_size: PART_SIZE, missing: [] };
  const known = await deps.store.get(blobUploads, owner, sha256);
  if (known?.size === size && known.part_size <= part_size)
    return { complete: false, part_size: known.part_size, missing: await missingParts(deps, known) };
  const begun_at = timestamp(deps.clock);
  const upload: BlobUpload = { id: sha256, owner, size, part_size, parts: {}, begun_at };
  await deps.store.write([put(blobUploads, upload)]);
  await discardBlobs(deps, Object.values(known?.parts ?? {}));
  return { complete: false, part_size, missing: await missingParts(deps, upload) };
}

/** Takes one part; sent again it is taken again. */
export async function putPart(
  deps: Deps,
  owner: string,
  { sha256, part, expected }: { readonly sha256: string; readonly part: number; readonly expected: string },
  file: UploadedFile,
): Promise<void> {
  const upload = await requireUpload(deps, owner, sha256);
  const size = partSize(upload, part);
  if (size === undefined) throw notFound("part", String(part));
  if (file.size !== size) throw invalidField("part", `must have ${counted(size, "byte")}, but has ${file.size}`);
  const stored = await deps.blobs.put(file.stream());
  if (stored.id !== expected) {
    await discardBlobs(deps, [stored.id]);
    throw invalidField("part", "does not have the SHA-256 that was announced; send it again");
  }
  for (;;) {
    const { parts } = await requireUpload(deps, owner, sha256);
    const written = await writeUnlessChanged(deps.store, [
      require(blobUploads, owner, sha256, { parts }),
      ...notDiscarded([stored.id]),
      change(blobUploads, owner, sha256, { parts: { ...parts, [part]: stored.id } }),
    ]);
    if (written) return;
  }
}

/** Takes a whole file that is no larger than a part. */
export async function putWhole(deps: Deps, owner: string, sha256: string, file: UploadedFile): Promise<void> {
  if (file.size > PART_SIZE) throw tooLarge(`A file of more than ${PART_SIZE} bytes is sent in parts.`);
  for (let tries = 1; ; tries++) {
    const stored = await deps.blobs.put(file.stream());
    if (stored.id !== sha256) {
      await discardBlobs(deps, [stored.id]);
      throw invalidField("file", "does not have the SHA-256 in the address; send it again");
    }
    if (await writeUnlessChanged(deps.store, [...notDiscarded([sha256]), ...holding(owner, [sha256])])) return;
    if (tries === TRIES) throw conflict("A file with the same content is being removed. Send it again.");
  }
}

/** How often a file is stored while an equal one is being removed. */
const TRIES = 20;

/** Puts the parts together; 409 while some are missing, 400 when the whole is not what was announced. */
export async function commitUpload(deps: Deps, owner: string, sha256: string): Promise<void> {
  if (await holds(deps, owner, sha256)) return;
  const upload = await requireUpload(deps, owner, sha256);
  const missing = await missingParts(deps, upload);
  if (missing.length > 0)
    throw conflict(`Parts are missing: ${missing.slice(0, 20).join(", ")}. Send them, then commit.`);
  const parts = Object.entries(upload.parts)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, id]) => id);
  const stored = await deps.blobs.put(streamOf(piecesOf(deps, parts)));
  if (stored.id !== sha256 || stored.size !== upload.size) {
    await deps.store.write([remove(blobUploads, owner, sha256)]);
    await discardBlobs(deps, [stored.id, ...parts]);
    throw new ApiError(400, "sha256: the parts together have another one; send the file again.");
  }
  await deps.store.write([...notDiscarded([sha256]), ...holding(owner, [sha256]), remove(blobUploads, owner, sha256)]);
  await discardBlobs(
    deps,
    parts.filter((id) => id !== sha256),
  );
}

/** Whether the user may have this blob, and it is here. */
export async function holds({ blobs }: Pick<Deps, "blobs">, owner: string, id: string): Promise<boolean> {
  return (await blobs.heldBy(owner).size(id)) !== undefined;
}

async function requireUpload({ store }: { readonly store: Pick<Store, "get"> }, owner: string, id: string) {
  const upload = await store.get(blobUploads, owner, id);
  if (!upload) throw notFound("upload", id);
  return upload;
}

/** An empty file has one empty part. */
const partCount = ({ size, part_size }: BlobUpload) => Math.max(1, Math.ceil(size / part_size));

function partSize(upload: BlobUpload, part: number): number | undefined {
  if (part >= partCount(upload)) return undefined;
  return Math.min(upload.part_size, upload.size - part * upload.part_size);
}

async function missingParts({ blobs }: Pick<Deps, "blobs">, upload: BlobUpload): Promise<number[]> {
  const all = Array.from({ length: partCount(upload) }, (_, part) => part);
  const there = await Promise.all(
    all.map(async (part) => {
      const id = upload.parts[part];
      return id !== undefined && (await blobs.size(id)) !== undefined;
    }),
  );
  return all.filter((part) => !there[part]);
}

async function* piecesOf({ blobs }: Pick<Deps, "blobs">, ids: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const id of ids) {
    const stream = await blobs.stream(id);
    if (!stream) throw conflict("A part was removed meanwhile; send the file again.");
    yield* chunksOf(stream);
  }
}
