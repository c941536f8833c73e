import { ApiError } from "../../http/errors.ts";
import { jsonReply, rawReply, type Reply } from "../../http/route.ts";
import { refusalOf, type Refusal } from "../protocol/refused.ts";

/** Bytes from which packing is worth the time. */
const PACKED_FROM = 1024;

/** JSON, gzipped where that is welcome and worth it. */
export async function packedReply(body: unknown, headers: { get(name: string): string | null }): Promise<Reply> {
  const text = JSON.stringify(body);
  if (text.length < PACKED_FROM || !/\bgzip\b/.test(headers.get("accept-encoding") ?? ""))
    return rawReply(text, { "content-type": "application/json" });
  const packed = { "content-type": "application/json", "content-encoding": "gzip", vary: "accept-encoding" };
  return rawReply(await gzip(text), packed);
}

/** In one piece: a stream of it would be cut into hundreds. */
async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream("gzip");
  const writer = writable.getWriter();
  const packed = new Response(readable).arrayBuffer();
  await Promise.all([writer.write(new TextEncoder().encode(text)), writer.close()]);
  return new Uint8Array(await packed);
}

const STATUS: Readonly<Record<Refusal, number>> = {
  device_forked: 409,
  gap: 409,
  clock_skew: 409,
  epoch_changed: 409,
  fenced: 409,
  device_unknown: 404,
  resync_required: 410,
  device_revoked: 401,
  account_encrypted: 403,
  account_not_encrypted: 403,
  not_sealed: 403,
};

const DETAIL: Readonly<Record<Refusal, string>> = {
  device_forked: "Another device uses the same id; this one needs a new one.",
  gap: "The batch does not follow the last one of this device.",
  clock_skew: "The device's clock is ahead of the server's; stamp the edits again by serverTime.",
  epoch_changed: "The server was set back to an earlier state; fetch everything again.",
  fenced: "Another tab does the syncing now.",
  device_unknown: "Say hello first.",
  resync_required: "Too long ago: deletions have been forgotten since; fetch everything again.",
  device_revoked: "This device was signed out of the account.",
  account_encrypted: "This account is encrypted. Unlock it on this device with its passphrase or its recovery key.",
  account_not_encrypted: "This account is not encrypted on the server, but it is on this device.",
  not_sealed: "This account is encrypted, and what was sent is not: nothing of it was taken.",
};

/** What a refused request is answered; any other error goes on. */
export async function answering(work: () => Promise<Reply>, now: () => number): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    const code = refusalOf(error);
    if (!code) throw error;
    return jsonReply({ detail: DETAIL[code], code, serverTime: now() }, {}, STATUS[code]);
  }
}

export const upgradeRequired = (): ApiError =>
  new ApiError(426, "This version of the app is too old for the server. Reload the page to get the new one.");
