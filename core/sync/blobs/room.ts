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
  /** Throws `StorageFull`, with words for a person, when so many bytes more cannot be had. */
  claim(bytes: number): Promise<void>;
  /** After the device refused all the same: whether there is more room now than before. */
  insist(bytes: number): Promise<boolean>;
}

export interface RoomDeps {
  /** Undefined where nobody knows. */
  readonly left: () => Promise<RoomLeft | undefined>;
  readonly make: (bytes: number) => Promise<MadeRoom>;
}

const MB = 1024 * 1024;
/** Bytes of a stream between two looks at what is left. */
const PIECE = MB;

/** R35. Makes room before it runs out. */
export function createRoom({ left, make }: RoomDeps): Room {
  return {
    async claim(bytes) {
      const now = await left();
      const short = missing(now, bytes);
      if (short <= 0) return;
      // As much again as is kept free, so that a large file does not ask for each of its pieces.
      const { freed, reason } = await make(short + (now?.reserve ?? 0));
      // Another worker may have made room meanwhile, and nothing was left to be done here.
      if (freed < short && missing(await left(), bytes) > 0) throw new StorageFull(reason);
    },
    insist: async (bytes) => (await make(bytes + PIECE)).freed > 0,
  };
}

const missing = (now: RoomLeft | undefined, bytes: number): number =>
  now === undefined ? 0 : bytes + now.reserve - now.free;

/** R35. The blobs, where what is put claims its room first. */
export function createRoomyBlobs(blobs: Blobs, room: Room): Blobs {
  async function putBytes(bytes: Uint8Array) {
    await room.claim(bytes.byteLength);
    try {
      return await blobs.put(bytes);
    } catch (error) {
      if (!isFull(error) || !(await room.insist(bytes.byteLength))) throw error;
      return blobs.put(bytes);
    }
  }

  async function putStream(content: ReadableStream<Uint8Array>) {
    let read = 0;
    const claim = async (bytes: number) => {
      await room.claim(bytes);
      read += bytes;
    };
    const refused: unknown[] = [];
    const claimed = claiming(content, (bytes) =>
      claim(bytes).catch((error: unknown) => {
        refused.push(error);
        throw error;
      }),
    );
    try {
      return await blobs.put(streamOf(claimed));
    } catch (error) {
      if (!isFull(error) || refused.includes(error) || !(await room.insist(read))) throw error;
      // What has been read of a stream is gone; who can give it once more finds room now.
      throw new StorageFull(undefined, { roomMade: true });
    }
  }

  return { ...blobs, put: (content) => (content instanceof Uint8Array ? putBytes(content) : putStream(content)) };
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === "StorageFull";

async function* claiming(
  content: ReadableStream<Uint8Array>,
  claim: Room["claim"],
): AsyncGenerator<Uint8Array, void, void> {
  let unclaimed = 0;
  for await (const chunk of chunksOf(content)) {
    unclaimed -= chunk.byteLength;
    if (unclaimed < 0) {
      const bytes = Math.max(PIECE, chunk.byteLength);
      await claim(bytes);
      unclaimed = bytes - chunk.byteLength;
    }
    yield chunk;
  }
}
