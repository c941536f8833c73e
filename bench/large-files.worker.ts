// Reads one file as the sync server's thread does: the bytes from the disk, then the text.
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import type { DocumentType } from "../core/engine/formats.ts";
import { parseDocument } from "../core/engine/parse/parse.ts";
import { encodeText } from "../core/engine/text-blob.ts";

export interface LargeReply {
  readonly outcome: string;
}

const { path, type } = workerData as { readonly path: string; readonly type: DocumentType };
const pdfjs = fileURLToPath(new URL("../node_modules/pdfjs-dist/", import.meta.url));

try {
  const bytes = await readFile(path);
  const signal = new AbortController().signal;
  const own = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const assets = (name: string) => readFile(join(pdfjs, name));
  const document = await parseDocument(own, { type, filename: path }, { assets, report: () => undefined, signal });
  const { length } = encodeText(document);
  parentPort?.postMessage({
    outcome: `read, ${document.text.length} characters, ${length} bytes stored. ${document.warnings.join(" ")}`,
  } satisfies LargeReply);
} catch (error) {
  parentPort?.postMessage({
    outcome: `refused: ${error instanceof Error ? error.message : String(error)}`,
  } satisfies LargeReply);
}
