import { Readable } from "node:stream";

/** A Node stream of bytes as the web has it. The cast is for programs that also load the types of browsers, which differ. */
export const webStream = (bytes: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
