import { rawReply, type MountedRoute, type Reply } from "#core/http/route.ts";
import type { Store } from "#core/storage/store.ts";

/** Answers kept, and the bytes of the longest that is: some 13 MB at the very most. */
const MAX_REPLIES = 200;
const MAX_BYTES = 64 * 1024;

interface Kept {
  /** Of the tables it was made from. */
  readonly revisions: string;
  readonly reply: Reply;
}

export interface Asker {
  readonly store: Pick<Store, "revision">;
  readonly user: string;
}

/** Gives the answer `make` makes, or the one made last time, where the rows it came from are still the same. */
export type KeepReply = (
  route: MountedRoute<never>,
  url: string,
  asker: Asker,
  make: () => Promise<Reply>,
) => Promise<Reply>;

/**
 * Keeps the JSON text of answers whose route says which tables they come from, each with those tables' revisions: as
 * long as nobody wrote to them, the same request has the same answer, and neither rows nor text are made again.
 */
export function createKeptReplies(): KeepReply {
  const kept = new Map<string, Kept>();

  return async function keepReply(route, url, asker, make) {
    if (!route.reads) return make();
    const key = `${asker.user} ${url}`;
    const before = await revisionsOf(route, asker);
    const last = kept.get(key);
    if (last?.revisions === before) return last.reply;
    kept.delete(key);

    const reply = toText(await make());
    // A write in the middle may be in the answer or not.
    if (isSmall(reply) && (await revisionsOf(route, asker)) === before) keep(key, { revisions: before, reply });
    return reply;
  };

  function keep(key: string, entry: Kept): void {
    const [oldest] = kept.keys();
    if (kept.size >= MAX_REPLIES && oldest !== undefined) kept.delete(oldest);
    kept.set(key, entry);
  }
}

async function revisionsOf({ reads = [] }: MountedRoute<never>, { store, user }: Asker): Promise<string> {
  const revisions = await Promise.all(reads.map((table) => store.revision(table, user)));
  return revisions.join(" ");
}

function toText(reply: Reply): Reply {
  if (reply.kind !== "json") return reply;
  const headers = { ...reply.headers, "content-type": "application/json; charset=utf-8" };
  return rawReply(Buffer.from(JSON.stringify(reply.body)), headers, reply.status);
}

const isSmall = ({ kind, body }: Reply) => kind === "raw" && body instanceof Uint8Array && body.length <= MAX_BYTES;
