import { chunksOf } from "../../storage/blob-hash.ts";
import type { Blobs } from "../../storage/blobs.ts";
import { StorageFull } from "../../storage/store.ts";
import { streamOf } from "../../storage/stream-of.ts";

/** What a device has left for files. */
export interface RoomLeft {
  /** Bytes until it is full. */
  readonly free: number;
  /** Bytes that files leave alone, so that rows can always be written. */
  readonly reserve: number;
}

export interface MadeRoom {
  /** Bytes that came free. */
  readonly freed: number;
  /** Why it was not more, and what to do, for a person. */
  readonly reason: string;
}

export interface Room {
  /**
   * For one file: answers what claims the next so many bytes of it. That throws `StorageFull`, with words for a person,
   * when they cannot be had.
   */
  begin(): (bytes: number) => Promise<void>;
  /** After the device refused all the same. */
  insist(bytes: number): Promise<MadeRoom>;
}

export interface RoomDeps {
  /** Undefined where nobody knows. */
  readonly left: () => Promise<RoomLeft | undefined>;
  readonly make: (bytes: number) => Promise<MadeRoom>;
}

/** Bytes of a stream between two looks at what is left. */
const PIECE = 1024 * 1024;

/** R35. Makes room before it runs out. */
export function createRoom({ left, make }: RoomDeps): Room {
  return {
    begin() {
      let claimed = 0;
      /** What was left at the beginning: browsers count some files only when they are whole. */
      let atFirst: number | undefined;

      const missing = async (bytes: number) => {
        const now = await left();
        if (!now) return { short: 0, reserve: 0 };
        atFirst ??= now.free;
        return { short: bytes + now.reserve - Math.min(now.free, atFirst - claimed), reserve: now.reserve };
      };

      return async (bytes) => {
        const { short, reserve } = await missing(bytes);
        if (short > 0) {
          // As much again as is kept free, so that a large file does not ask for each of its pieces.
          const { freed, reason } = await make(short + reserve);
          atFirst = (atFirst ?? 0) + freed;
          // Another worker may have made room meanwhile, and nothing was left to be done here.
          if (freed < short && (await missing(bytes)).short > 0) throw new StorageFull(reason);
        }
        claimed += bytes;
      };
    },
    insist: (bytes) => make(bytes + PIECE),
  };
}

/** R35. The blobs, where what is put claims its room first. */
export function createRoomyBlobs(blobs: Blobs, room: Room): Blobs {
  async function putBytes(bytes: Uint8Array) {
    await room.begin()(bytes.byteLength);
    try {
      return await blobs.put(bytes);
    } catch (error) {
      if (!isFull(error)) throw error;
      const { freed, reason } = await room.insist(bytes.byteLength);
      if (freed === 0) throw new StorageFull(reason);
      return blobs.put(bytes);
    }
  }

  async function putStream(content: ReadableStream<Uint8Array>) {
    const claim = room.begin();
    let read = 0;
    let refusal: unknown;
    const claiming = async (bytes: number) => {
      try {
        await claim(bytes);
      } catch (error) {
        refusal = error;
        throw error;
      }
      read += bytes;
    };
    try {
      return await blobs.put(streamOf(claimed(content, claiming)));
    } catch (error) {
      if (!isFull(error) || refusal !== undefined) throw refusal ?? error;
      // What has been read of a stream is gone; who can give it once more may find room now.
      const { freed, reason } = await room.insist(read);
      throw new StorageFull(reason, { roomMade: freed > 0 });
    }
  }

  return { ...blobs, put: (content) => (content instanceof Uint8Array ? putBytes(content) : putStream(content)) };
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === "StorageFull";

async function* claimed(
  content: ReadableStream<Uint8Array>,
  claim: (bytes: number) => Promise<void>,
): AsyncGenerator<Uint8Array, void, void> {
  let ahead = 0;
  for await (const chunk of chunksOf(content)) {
    ahead -= chunk.byteLength;
    if (ahead < 0) {
      const bytes = Math.max(PIECE, chunk.byteLength);
      await claim(bytes);
      ahead = bytes - chunk.byteLength;
    }
    yield chunk;
  }
}
