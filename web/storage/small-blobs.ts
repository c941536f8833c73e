import { Dexie } from "dexie";
import { createDexieConnection, type DexieConnectionOptions } from "./dexie-connection.ts";

interface SmallBlob {
  readonly id: string;
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly since: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface SmallBlobs {
  put(id: string, bytes: Uint8Array<ArrayBuffer>, now: number): Promise<void>;
  get(ids: readonly string[]): Promise<(Uint8Array<ArrayBuffer> | undefined)[]>;
  remove(id: string): Promise<void>;
  /** Of all of them. */
  ids(): Promise<ReadonlySet<string>>;
  list(): Promise<{ readonly id: string; readonly size: number; readonly since: number }[]>;
  /** Remembers that a file was stored again, because its own time cannot be set. */
  touch(id: string, now: number): Promise<void>;
  touched(): Promise<ReadonlyMap<string, number>>;
}

/** Blobs of a few kilobytes in IndexedDB: one request reads thousands of them, where OPFS opens a file for each. */
export function createSmallBlobs(name: string, options: Pick<DexieConnectionOptions, "makeRoom"> = {}): SmallBlobs {
  const connection = createDexieConnection(async () => {
    const db = new Dexie(name, { autoOpen: false });
    // The index holds all that a listing needs, so that listing reads no bytes.
    db.version(1).stores({ small: "id, [id+size+since]", touched: "id" });
    db.on("versionchange", () => {
      db.close();
      return false;
    });
    return db.open();
  }, options);

  return {
    async put(id, bytes, now) {
      await connection.run((db) => db.table<SmallBlob>("small").put({ id, size: bytes.byteLength, since: now, bytes }));
    },
    async get(ids) {
      const found = await connection.run((db) => db.table<SmallBlob>("small").bulkGet([...ids]));
      return found.map((blob) => blob?.bytes);
    },
    async remove(id) {
      await connection.run((db) =>
        db.transaction("rw", ["small", "touched"], async () => {
          await db.table("small").delete(id);
          await db.table("touched").delete(id);
        }),
      );
    },
    async ids() {
      return new Set(await connection.run((db) => db.table<SmallBlob, string>("small").toCollection().primaryKeys()));
    },
    async list() {
      const keys = await connection.run((db) => db.table("small").orderBy("[id+size+since]").keys());
      return keys.map((key) => {
        const [id, size, since]: readonly unknown[] = Array.isArray(key) ? key : [];
        return { id: String(id), size: Number(size), since: Number(since) };
      });
    },
    async touch(id, now) {
      await connection.run((db) => db.table("touched").put({ id, since: now }));
    },
    async touched() {
      const all = await connection.run((db) => db.table<{ id: string; since: number }>("touched").toArray());
      return new Map(all.map(({ id, since }) => [id, since]));
    },
  };
}
