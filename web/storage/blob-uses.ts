import { Dexie } from "dexie";

export interface BlobUses {
  /** Remembers that a blob was read now. Never fails: what is not remembered only counts as read longer ago. */
  note(id: string): void;
  /** When each blob was last read, milliseconds since the epoch, to within `ROUGHLY`. */
  all(): Promise<ReadonlyMap<string, number>>;
}

/** Milliseconds within which reading again is no news. */
const ROUGHLY = 10 * 60 * 1000;

/** Which blobs were read when, so that those make way first that nobody has opened for long. */
export function createBlobUses(): BlobUses {
  const noted = new Map<string, number>();

  async function inDatabase<Result>(work: (db: Dexie) => PromiseLike<Result>): Promise<Result> {
    const db = new Dexie("lectern-uses");
    db.version(1).stores({ uses: "" });
    try {
      return await work(db);
    } finally {
      db.close();
    }
  }

  return {
    note(id) {
      const at = Date.now();
      if (at - (noted.get(id) ?? 0) < ROUGHLY) return;
      noted.set(id, at);
      inDatabase((db) => db.table("uses").put(at, id)).catch(() => noted.delete(id)); // no room: noted with the next read
    },
    async all() {
      return inDatabase(async (db) => {
        const table = db.table<number, string>("uses");
        const [ids, times] = await Promise.all([table.toCollection().primaryKeys(), table.toArray()]);
        return new Map(ids.map((id, at) => [id, times[at] ?? 0]));
      });
    },
  };
}
