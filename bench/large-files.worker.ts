// Reads one file as the sync server's thread does: the bytes from the disk, then the text.
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { parentPort, workerData } from "node:worker_threads";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import type { DocumentType } from "../core/engine/formats.ts";
import { readLargeFile } from "../core/engine/parse/large-files.ts";
import { parseDocument } from "../core/engine/parse/parse.ts";
import { encodeText } from "../core/engine/text-blob.ts";

export interface LargeReply {
  readonly outcome: string;
}

const { path, type } = workerData as { readonly path: string; readonly type: DocumentType };
const pdfjs = fileURLToPath(new URL("../node_modules/pdfjs-dist/", import.meta.url));
const onDisk: Parameters<typeof readLargeFile>[0] = {
  size: async (at) => (await stat(at)).size,
  bytes: async (at) => new Uint8Array((await readFile(at)).buffer),
  stream: async (at, start, end) =>
    Readable.toWeb(
      createReadStream(at, { start, end: end === undefined ? Infinity : end - 1 }),
    ) as ReadableStream<Uint8Array>,
};

try {
  const file = await readLargeFile(onDisk, path, type);
  if (!file) throw new Error(`There is no file ${path}.`);
  const { bytes, size } = file;
  const signal = new AbortController().signal;
  const assets = (name: string) => readFile(join(pdfjs, name));
  const document = await parseDocument(
    bytes,
    { type, filename: path, size },
    { assets, report: () => undefined, signal },
  );
  const { length } = encodeText(document);
  parentPort?.postMessage({
    outcome: `read, ${document.text.length} characters, ${length} bytes stored. ${document.warnings.join(" ")}`,
  } satisfies LargeReply);
} catch (error) {
  parentPort?.postMessage({
    outcome: `refused: ${error instanceof Error ? error.message : String(error)}`,
  } satisfies LargeReply);
}
