import type { RequestContext } from "#core/http/context.ts";
import { envelopePlace, headPlace } from "#core/sync/merge/row-places.ts";
import { deviceOf, msOf } from "#core/sync/protocol/stamp.ts";
import { documents, type DocumentRow } from "./document.ts";

/** Milliseconds after which another host takes over what its maker has not finished. */
const GRACE = 3_600_000;

/**
 * Whether this host is to process the document: the one that said so last, by the stamp of `status`; another one only
 * when that is long ago, and in either case only when the file is here (`core/sync/SPEC.md`).
 */
export async function mayProcess(
  { store, blobs, clock }: Pick<RequestContext, "store" | "blobs" | "clock">,
  { id, owner, file }: DocumentRow,
): Promise<boolean> {
  const [head, envelope] = await store.getMany([headPlace(owner), envelopePlace(owner, documents.name, id)]);
  if (!head || !envelope) return true;
  const stamp = envelope.stamps?.["status"] ?? envelope.stamp;
  if (isOwn(deviceOf(stamp), head.device)) return true;
  return msOf(stamp) + GRACE < clock.now() + head.offset && (await blobs.heldBy(owner).size(file)) !== undefined;
}

/** R42. On a server whatever `r-…` wrote was written there. */
const isOwn = (device: string, own: string) => device === own || (own.startsWith("r-") && device.startsWith("r-"));
