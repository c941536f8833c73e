import type { RequestContext } from "../context.ts";
import { ApiError, notFound } from "../http/errors.ts";
import { rawReply, type RawReply } from "../http/route.ts";
import { MEDIA_TYPES } from "./document-type.ts";
import type { DocumentRow } from "./document.ts";
import { requireDocument } from "./documents.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

/** What a person uploaded must never run as if it were ours: no scripts, an origin of its own, nothing loaded. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The original bytes, whole or one range of them (RFC 9110, section 14). */
export async function documentFile(
  deps: Deps,
  owner: string,
  id: string,
  { download, headers }: { readonly download: boolean; readonly headers: { get(name: string): string | null } },
): Promise<RawReply> {
  const row = await requireDocument(deps, owner, id);
  const etag = `"${row.file}"`;
  const common = fileHeaders(row, etag, download);
  if (matches(headers.get("if-none-match"), etag)) return rawReply(null, common, 304);

  const range = rangeOf(headers, etag, row.file_size);
  const { from, to } = range ?? { from: 0, to: row.file_size };
  const stream = await deps.blobs.stream(row.file, from, to);
  if (!stream) throw notFound("file of the document", id);
  const sized = { ...common, "content-length": String(to - from) };
  if (!range) return rawReply(stream, sized);
  return rawReply(stream, { ...sized, "content-range": `bytes ${from}-${to - 1}/${row.file_size}` }, 206);
}

function fileHeaders(row: DocumentRow, etag: string, download: boolean): Record<string, string> {
  const shown = !download && ["pdf", "md", "html"].includes(row.document_type);
  return {
    "content-type": MEDIA_TYPES[row.document_type],
    "content-disposition": `${shown ? "inline" : "attachment"}; ${filenameParameters(row.original_filename)}`,
    // Browsers refuse to show a PDF in a sandbox; its viewer is no part of this origin.
    ...(row.document_type === "pdf" ? {} : { "content-security-policy": SANDBOX }),
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
    "cache-control": "private, no-cache",
    etag,
  };
}

/** RFC 6266: a plain form for everyone, the exact one for those who read RFC 8187. */
function filenameParameters(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

/** Undefined for the whole; several ranges at once are answered with the whole, which the RFC allows. */
function rangeOf(
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
    throw new ApiError(416, `The file has ${size} bytes only.`, { headers: { "content-range": `bytes */${size}` } });
  }
  return { from, to };
}
