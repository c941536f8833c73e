import { bytesOf } from "../../storage/bytes.ts";
import type { RequestContext } from "#core/http/context.ts";
import { discardBlobs, notDiscarded } from "#core/storage/discard.ts";
import { conflict, invalidField, notFound } from "../../http/errors.ts";
import { put, remove } from "../../storage/store.ts";
import { writeUnlessChanged } from "../../storage/write-unless-changed.ts";
import { timestamp } from "#core/storage/time.ts";
import { holds } from "../files/receive-blobs.ts";
import { blobHolders } from "../files/blob-tables.ts";
import { FRAME_OVERHEAD, looksSealed } from "./sealed-frames.ts";
import { sealedFiles, type SealedFileRow } from "./tables.ts";

type Deps = Pick<RequestContext, "store" | "blobs" | "clock">;

/** Those of the names that this account has no file under. */
export async function missingFiles(deps: Deps, user: string, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => findFile(deps, user, name)));
  return names.filter((_, at) => !found[at]);
}

/** The file of that name, when it is here whole. */
export async function findFile(deps: Deps, user: string, name: string): Promise<SealedFileRow | undefined> {
  const row = await deps.store.get(sealedFiles, user, name);
  return row && (await holds(deps, user, row.blob)) ? row : undefined;
}

/** Gives a sealed file that was sent its name. Throws 404 where it was not, and 400 for one that is not sealed. */
export async function nameFile(deps: Deps, user: string, name: string, blob: string): Promise<void> {
  if (!(await holds(deps, user, blob))) throw notFound("file", blob);
  if (!(await isSealedBlob(deps, blob))) {
    await deps.store.write([remove(blobHolders, user, blob)]);
    await discardBlobs(deps, [blob]);
    throw invalidField("sha256", "names a file that is not sealed; nothing readable is kept for an encrypted account");
  }
  const row: SealedFileRow = { id: name, owner: user, blob, named_at: timestamp(deps.clock) };
  if (!(await writeUnlessChanged(deps.store, [...notDiscarded([blob]), put(sealedFiles, row)])))
    throw conflict("A file with the same content is being removed. Send it again.");
}

async function isSealedBlob({ blobs }: Pick<Deps, "blobs">, blob: string): Promise<boolean> {
  const stream = await blobs.stream(blob, 0, FRAME_OVERHEAD);
  return stream !== undefined && looksSealed(await bytesOf(stream));
}
