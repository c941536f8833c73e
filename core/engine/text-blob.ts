import { gunzipSync, gzipSync, strFromU8, strToU8 } from "fflate";
import type { ParsedDocument, TextRuns } from "./parsed-document.ts";

/**
 * `ParsedDocument` as one blob: "LTXT", version (uint32), then gzip of: length of the JSON (uint32), JSON, padding to
 * four bytes, and for a PDF the run columns one after the other. Little endian. Deterministic, so equal documents share a blob.
 */
const MAGIC = 0x5458544c;
const VERSION = 1;

export function encodeText(parsed: ParsedDocument): Uint8Array<ArrayBuffer> {
  const { runs, ...rest } = parsed;
  const count = runs?.start.length ?? 0;
  const json = strToU8(JSON.stringify({ ...rest, text: rest.text.toWellFormed(), runs: runs ? count : null }));
  const columns = align(4 + json.length);
  const body = new Uint8Array(columns + count * 28);
  new DataView(body.buffer).setUint32(0, json.length, true);
  body.set(json, 4);
  if (runs) writeRuns(body, columns, runs);
  const packed = gzipSync(body, { level: 6, mtime: 0 });
  const blob = new Uint8Array(8 + packed.length);
  const header = new DataView(blob.buffer);
  header.setUint32(0, MAGIC, true);
  header.setUint32(4, VERSION, true);
  blob.set(packed, 8);
  return blob;
}

/** Throws when the bytes are not an extracted text or come from a newer version. */
export function decodeText(blob: Uint8Array): ParsedDocument {
  const header = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
  if (blob.length < 8 || header.getUint32(0, true) !== MAGIC) throw new Error("These bytes are not an extracted text.");
  const version = header.getUint32(4, true);
  if (version !== VERSION) throw new Error(`Extracted text of version ${version} cannot be read by this version.`);
  const body = gunzipSync(blob.subarray(8));
  const jsonLength = new DataView(body.buffer, body.byteOffset).getUint32(0, true);
  const { runs: count, ...rest } = JSON.parse(strFromU8(body.subarray(4, 4 + jsonLength))) as Omit<
    ParsedDocument,
    "runs" | "tables"
  > & {
    readonly runs: number | null;
    readonly tables?: ParsedDocument["tables"];
  };
  // Texts extracted by older versions have no tables.
  return {
    ...rest,
    tables: rest.tables ?? [],
    runs: count === null ? null : readRuns(body, align(4 + jsonLength), count),
  };
}

function writeRuns(body: Uint8Array, offset: number, runs: TextRuns): void {
  const view = new DataView(body.buffer, offset);
  const count = runs.start.length;
  for (let i = 0; i < count; i++) {
    view.setUint32(i * 4, at(runs.start, i), true);
    view.setUint32((count + i) * 4, at(runs.end, i), true);
    view.setUint32((count * 2 + i) * 4, at(runs.page, i), true);
    for (let side = 0; side < 4; side++)
      view.setFloat32((count * 3 + i * 4 + side) * 4, at(runs.boxes, i * 4 + side), true);
  }
}

function readRuns(body: Uint8Array, offset: number, count: number): TextRuns {
  // Copied, to begin at a multiple of four bytes. All machines that run browsers and Node are little-endian.
  const { buffer } = body.slice(offset, offset + count * 28);
  const column = (from: number) => new Uint32Array(buffer, from * 4, count).slice();
  return {
    start: column(0),
    end: column(count),
    page: Uint16Array.from(column(count * 2)),
    boxes: new Float32Array(buffer, count * 12, count * 4).slice(),
  };
}

function align(offset: number): number {
  return (offset + 3) & ~3;
}

function at(values: { readonly [index: number]: number }, index: number): number {
  return values[index] ?? 0;
}
