import { z } from "zod";
import { PURPOSES } from "#core/http/request-count.ts";
import { createTurns } from "#core/storage/turns.ts";
import type { RequestLedgerDeps } from "./request-ledger.ts";
import type { SeenRequest } from "./seen-request.ts";

/** Cache with what a version that waits has asked for. */
export const SEEN_CACHE = "lectern-seen";
const KEY = "/seen";

const Seen = z.array(
  z.object({
    host: z.string(),
    purpose: z.enum(PURPOSES),
    bytes: z.number().nullable(),
    refused: z.boolean().optional(),
  }),
);

/**
 * Keeps what a version that waits asked for until it is in charge and may write to the ledger. A cache, not the
 * database, whose shape is the other version's until then; not memory, which the browser takes from workers that wait.
 */
export function createSeenMemory({
  caches,
  later,
  report,
}: { readonly caches: CacheStorage } & Pick<RequestLedgerDeps, "later" | "report">) {
  let fresh: SeenRequest[] = [];
  let planned = false;
  /** Two works at once would read the same list. */
  const next = createTurns();

  async function read(cache: Cache): Promise<SeenRequest[]> {
    const kept = await cache.match(KEY);
    return kept
      ? Seen.parse(await kept.json()).map(({ refused, ...seen }) => ({ ...seen, ...(refused && { refused }) }))
      : [];
  }

  async function keep(): Promise<void> {
    planned = false;
    const more = fresh;
    fresh = [];
    const cache = await caches.open(SEEN_CACHE);
    await cache.put(KEY, new Response(JSON.stringify([...(await read(cache)), ...more])));
  }

  return {
    note(seen: SeenRequest): void {
      fresh.push(seen);
      if (planned) return;
      planned = true;
      later(() => next(keep).catch(report));
    },
    /** All there was; it is forgotten. Never rejects. */
    take: (): Promise<readonly SeenRequest[]> =>
      next(async () => {
        const more = fresh;
        fresh = [];
        const kept = await read(await caches.open(SEEN_CACHE));
        await caches.delete(SEEN_CACHE);
        return [...kept, ...more];
      }).catch((error: unknown) => (report(error), [])),
  };
}
