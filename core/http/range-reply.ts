import { counted } from "./counted.ts";
import { ApiError } from "./errors.ts";
import { rawReply, type RawReply } from "./route.ts";

export interface ImmutableBytes {
  /** Bytes. */
  readonly size: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes `from` to `to`, exclusive; undefined when they are gone. */
  stream(from: number, to: number): Promise<ReadableStream<Uint8Array> | undefined>;
}

/**
 * The bytes, whole or one range of them (RFC 9110, section 14); 304 to whoever has them. Undefined when they are gone.
 * Throws 416 for a range beyond the end.
 */
export async function rangeReply(
  { size, etag, headers, stream }: ImmutableBytes,
  asked: { get(name: string): string | null },
): Promise<RawReply | undefined> {
  const common = { ...headers, "accept-ranges": "bytes", etag };
  if (matches(asked.get("if-none-match"), etag)) return rawReply(null, common, 304);
  const range = rangeOf(asked, etag, size);
  const { from, to } = range ?? { from: 0, to: size };
  const body = await stream(from, to);
  if (!body) return undefined;
  const sized = { ...common, "content-length": String(to - from) };
  if (!range) return rawReply(body, sized);
  return rawReply(body, { ...sized, "content-range": `bytes ${from}-${to - 1}/${size}` }, 206);
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

/** Undefined for the whole; several ranges at once are answered with the whole, which the RFC allows. */
export function rangeOf(
  headers: { get(name: string): string | null },
  etag: string,
  size: number,
): { from: number; to: number } | undefined {
  const condition = headers.get("if-range");
  if (condition !== null && condition !== etag) return undefined;
  const parts = /^bytes=(\d*)-(\d*)$/.exec(headers.get("range") ?? "");
  const [, first = "", last = ""] = parts ?? [];
  if (!parts || (first === "" && last === "")) return undefined;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  if (from >= size) {
    throw new ApiError(416, `The file has ${counted(size, "byte")} only.`, {
      headers: { "content-range": `bytes */${size}` },
    });
  }
  return { from, to };
}
