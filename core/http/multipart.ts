import { joined } from "../storage/bytes.ts";
import { ApiError, badRequest } from "./errors.ts";
import type { UploadedFile } from "./route.ts";
import type { RawForm } from "./run-route.ts";

/** Bytes in front of the content of one part. */
const HEAD = 16 * 1024;
const PARTS = 10_000;

const LINE_BREAK = Uint8Array.of(13, 10);
const BLANK_LINE = Uint8Array.of(13, 10, 13, 10);

/**
 * A multipart form (RFC 7578) whose files are slices of the body. `Request.formData()` copies every file into memory:
 * twice its size in Chromium, in the service worker and in the browser; a body that a page sent is a reference to the
 * files the person chose, and stays one here. It is read once, to find where parts end. Throws `ApiError` 400.
 */
export async function readMultipart(request: Pick<Request, "headers" | "blob">): Promise<RawForm> {
  const boundary = boundaryOf(request.headers.get("content-type") ?? "");
  if (boundary === undefined) throw unreadable();
  try {
    const body = await request.blob();
    const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
    return await formOf(body, delimiter, await placesIn(body, delimiter));
  } catch (error) {
    // Whatever keeps a body from being read to its end, its sender has to send it again.
    throw error instanceof ApiError ? error : unreadable();
  }
}

const boundaryOf = (type: string): string | undefined => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type) ?? [];
  return quoted ?? plain;
};

async function formOf(body: Blob, delimiter: Uint8Array, places: readonly number[]): Promise<RawForm> {
  const fields: Record<string, string> = {};
  const files: RawForm["files"][number][] = [];
  for (const [index, place] of places.entries()) {
    const start = place + delimiter.length;
    const end = places[index + 1];
    const head = await bytesOf(body.slice(start, Math.min(end ?? start + 2, start + HEAD)));
    if (head[0] === DASH && head[1] === DASH) return { fields, files };
    const length = find(head, BLANK_LINE);
    if (end === undefined || length < 0 || find(head, LINE_BREAK) !== 0) break;
    const headers = new TextDecoder().decode(head.subarray(0, length));
    const { name, filename, type } = namesIn(headers);
    const content = body.slice(start + length + BLANK_LINE.length, end);
    if (filename === undefined)
      fields[name] = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await bytesOf(content));
    else files.push({ field: name, file: fileOf(content, filename, type) });
  }
  // The sign that ends a form never came, or something that is no part stands before it.
  throw unreadable();
}

const DASH = 45;

const fileOf = (content: Blob, name: string, type: string): UploadedFile => ({
  name,
  size: content.size,
  type,
  stream: () => content.stream(),
});

function namesIn(headers: string) {
  const lines = headers.split("\r\n").map((line) => /^([^:]+):[ \t]*(.*)$/s.exec(line) ?? []);
  const valueOf = (wanted: string) => lines.find(([, name]) => name?.trim().toLowerCase() === wanted)?.[2];
  const disposition = valueOf("content-disposition") ?? "";
  const named = new Map(
    [...disposition.matchAll(/;\s*([^\s=;"]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
      key.toLowerCase(),
      value,
    ]),
  );
  const name = named.get("name");
  if (name === undefined || !/^form-data\b/i.test(disposition)) throw unreadable();
  const filename = named.get("filename");
  return {
    name: unescaped(name),
    filename: filename === undefined ? undefined : unescaped(filename),
    type: valueOf("content-type")?.trim() ?? "text/plain",
  };
}

/** Forms write quotes and line breaks in names as %22, %0D and %0A (the HTML standard's multipart encoding). */
const unescaped = (name: string) => name.replace(/%(22|0D|0A)/g, (escape) => decodeURIComponent(escape));

/** Where delimiters begin, the first as if a line break stood before the body. */
async function placesIn(body: Blob, delimiter: Uint8Array): Promise<number[]> {
  const places: number[] = [];
  const reader = body.stream().getReader();
  let held: Uint8Array = LINE_BREAK;
  let at = -LINE_BREAK.length;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const bytes = joined(held, next.value);
    for (let found = find(bytes, delimiter); found >= 0; found = find(bytes, delimiter, found + delimiter.length)) {
      places.push(at + found);
      if (places.length > PARTS) throw unreadable();
    }
    // A delimiter may be cut in two by the pieces.
    const kept = Math.min(bytes.length, delimiter.length - 1);
    held = bytes.slice(bytes.length - kept);
    at += bytes.length - kept;
  }
  return places;
}

/** Where the bytes stand, which begin with the carriage return; -1 where they do not. */
function find(bytes: Uint8Array, wanted: Uint8Array, from = 0): number {
  for (let at = bytes.indexOf(13, from); at >= 0; at = bytes.indexOf(13, at + 1))
    if (bytes[at + 1] === wanted[1] && wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

const unreadable = () => badRequest("The form could not be read: it is cut off or not well formed. Send it again.");
