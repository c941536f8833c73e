import { joined, type Bytes } from "../../storage/bytes.ts";
import { toUtf8 } from "./bytes.ts";
import type { KeyRing } from "./key-ring.ts";

/** R44. Bytes of a file that are sealed at once. */
export const FRAME = 1024 * 1024;
/** In front of a frame: `LSF`, a form number, the number of the key, and the frame's mark. Behind it: what shows changes. */
const MAGIC = [0x4c, 0x53, 0x46, 0x01] as const;
const MARK = 32;
const HEAD = MAGIC.length + 4 + MARK;
const TAG = 16;
export const FRAME_OVERHEAD = HEAD + TAG;

/** Bytes of a whole sealed frame. */
export const SEALED_FRAME = FRAME + FRAME_OVERHEAD;

/** An empty file has one empty frame. */
export const frameCount = (size: number): number => Math.max(1, Math.ceil(size / FRAME));

/** Bytes of a file once it is sealed. */
export const sealedSize = (size: number): number => size + frameCount(size) * FRAME_OVERHEAD;

/** Where a frame stands in its file. */
export interface FramePlace {
  readonly at: number;
  readonly isLast: boolean;
}

/** Changed on the way, cut off, or sealed with another key. */
export class FrameNotOpened extends Error {
  constructor(options?: ErrorOptions) {
    super("A part of a file cannot be opened.", options);
    this.name = "FrameNotOpened";
  }
}

/**
 * Seals one frame. Key and nonce follow from the account's key, the frame and its place: the same frame gives the same
 * bytes, so that what is sent again has the same id; and no key is used for two frames.
 */
export async function sealFrame(keys: KeyRing, place: FramePlace, frame: Uint8Array): Promise<Bytes> {
  const { epoch } = keys;
  const bound = boundTo(keys, place);
  const marking = await keys.fileKey("mark", epoch);
  const mark = new Uint8Array(await crypto.subtle.sign("HMAC", marking, joined(bound, frame)));
  const { key, iv } = await frameKey(keys, epoch, mark, "encrypt");
  const body = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: bound }, key, joined(frame));
  return joined(headOf(epoch), mark, new Uint8Array(body));
}

/** Throws `FrameNotOpened`, and `NoSuchKey` for a key of a later epoch. */
export async function openFrame(keys: KeyRing, place: FramePlace, sealed: Uint8Array): Promise<Bytes> {
  if (sealed.byteLength < FRAME_OVERHEAD || MAGIC.some((byte, at) => sealed[at] !== byte)) throw new FrameNotOpened();
  const epoch = new DataView(sealed.buffer, sealed.byteOffset).getUint32(MAGIC.length);
  const mark = joined(sealed.subarray(HEAD - MARK, HEAD));
  const { key, iv } = await frameKey(keys, epoch, mark, "decrypt");
  try {
    const additionalData = boundTo(keys, place);
    const body = joined(sealed.subarray(HEAD));
    return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData }, key, body));
  } catch (error) {
    throw new FrameNotOpened({ cause: error });
  }
}

/** Whether these bytes begin as sealed files do. */
export const looksSealed = (bytes: Uint8Array): boolean =>
  bytes.byteLength >= FRAME_OVERHEAD && MAGIC.every((byte, at) => bytes[at] === byte);

function headOf(epoch: number): Bytes {
  const head = new Uint8Array(HEAD - MARK);
  head.set(MAGIC);
  new DataView(head.buffer).setUint32(MAGIC.length, epoch);
  return head;
}

async function frameKey(keys: KeyRing, epoch: number, mark: Bytes, usage: "encrypt" | "decrypt") {
  const made = new Uint8Array(await crypto.subtle.sign("HMAC", await keys.fileKey("frame", epoch), mark));
  const key = await crypto.subtle.importKey("raw", made.slice(0, 32), "AES-GCM", false, [usage]);
  return { key, iv: made.slice(32, 44) };
}

const boundTo = ({ account }: KeyRing, { at, isLast }: FramePlace): Bytes =>
  toUtf8(JSON.stringify(["lectern frame", account, at, isLast]));
