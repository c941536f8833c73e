import type { RequestContext } from "#core/http/context.ts";
import { notFound } from "#core/http/errors.ts";
import { rangeReply } from "#core/http/range-reply.ts";
import type { RawReply } from "#core/http/route.ts";
import { contentEtag } from "./content-tag.ts";
import { MEDIA_TYPES } from "./document-type.ts";
import type { DocumentRow } from "./document.ts";
import { requireVersion } from "./require-version.ts";
import { requireDocument } from "./documents.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

/** What a person uploaded must never run as if it were ours: no scripts, an origin of its own, nothing loaded. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

interface FileRequest {
  readonly download: boolean;
  /** The newest one where left out. */
  readonly version: number | undefined;
  readonly headers: { get(name: string): string | null };
}

/** The original bytes, whole or one range of them. */
export async function documentFile(
  deps: Deps,
  owner: string,
  id: string,
  { download, version, headers }: FileRequest,
): Promise<RawReply> {
  const row = await requireDocument(deps, owner, id);
  const { file, file_size } = requireVersion(row, version);
  // Before the conditions of the request are looked at, which would be answered without a byte being read.
  if (!(await deps.blobs.mayRead(owner, file))) throw notFound("file of the document", id);
  const reply = await rangeReply(
    {
      size: file_size,
      etag: contentEtag(file),
      headers: fileHeaders(row, download),
      stream: (from, to) => deps.blobs.heldBy(owner).stream(file, from, to),
    },
    headers,
  );
  if (!reply) throw notFound("file of the document", id);
  return reply;
}

function fileHeaders(row: DocumentRow, download: boolean): Record<string, string> {
  const shown = !download && ["pdf", "md", "html"].includes(row.document_type);
  return {
    "content-type": MEDIA_TYPES[row.document_type],
    "content-disposition": `${shown ? "inline" : "attachment"}; ${filenameParameters(row.original_filename)}`,
    // Browsers refuse to show a PDF in a sandbox; its viewer is no part of this origin.
    ...(row.document_type === "pdf" ? {} : { "content-security-policy": SANDBOX }),
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-cache",
  };
}

/** RFC 6266: a plain form for everyone, the exact one for those who read RFC 8187. */
export function filenameParameters(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
}
