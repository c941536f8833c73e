import { decoded } from "#core/http/decoded.ts";
import { decodeTextFile, declaredCharset } from "#core/engine/parse/decode-text.ts";
import type { DocumentType } from "#core/engine/formats.ts";
import { badRequest } from "#core/http/errors.ts";
import type { Fetched } from "#core/http/guarded-fetch.ts";
import { cleanFilename, extensionOf } from "#core/http/upload.ts";
import { FILE_KINDS, type FileKind } from "../file-kinds.ts";

/** What was fetched, as a file of the library. */
export interface WebPageFile {
  readonly name: string;
  readonly type: DocumentType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Media types that say nothing of what is in the file, or that servers give to files they do not know. */
const VAGUE = ["", "application/octet-stream", "binary/octet-stream", "application/force-download", "text/plain"];
const ALSO: Readonly<Record<string, DocumentType>> = {
  "application/xhtml+xml": "html",
  "application/x-pdf": "pdf",
  "text/x-markdown": "md",
  "text/xml": "xml",
};
/** Characters of a name that comes from a title. */
const LONGEST_NAME = 120;
/** Bytes at the start of a page where its title is looked for. */
const HEAD = 512 * 1024;

/**
 * The name and bytes under which a fetched page is kept. The kind is what the server says, or what the address ends with
 * where the server says nothing of it; a web page is named by its title. A page whose encoding only the server named is
 * kept in UTF-8. Throws `ApiError` 400 for what is no document.
 */
export function webPageFile({ url, contentType, bytes }: Fetched): WebPageFile {
  const { pathname, hostname } = new URL(url);
  const last = decoded(pathname.split("/").findLast(Boolean) ?? "");
  const kind = kindOf(contentType, last);
  if (!kind) {
    const what = mediaOf(contentType) || "something that is not named";
    throw badRequest(`url: ${url} answered with ${what}, which is no kind of document that Lectern reads.`);
  }
  const isPage = kind.type === "html";
  const text = isPage ? pageText(bytes, contentType) : undefined;
  const stem = last.replace(/\.[A-Za-z0-9]{1,16}$/, "");
  const named = (text === undefined ? "" : titleIn(text)) || stem || hostname;
  return {
    name: cleanFilename(`${shorten(named.replace(/[/\\]+/g, "-"))}.${kind.extension}`),
    type: kind.type,
    bytes: text === undefined || declaredCharset(bytes) !== undefined ? new Uint8Array(bytes) : inUtf8(text),
  };
}

function kindOf(contentType: string, name: string): FileKind | undefined {
  const media = mediaOf(contentType);
  const byName = FILE_KINDS.find(({ extension }) => extension === extensionOf(name));
  if (VAGUE.includes(media)) return byName ?? FILE_KINDS.find((kind) => kind.media === media);
  if (byName?.media === media) return byName;
  return FILE_KINDS.find((kind) => kind.media === media || kind.type === ALSO[media]);
}

const mediaOf = (contentType: string): string => contentType.split(";")[0]?.trim().toLowerCase() ?? "";

function pageText(bytes: Uint8Array, contentType: string): string {
  return decodeTextFile(bytes, /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1] ?? declaredCharset(bytes));
}

/** With a mark that says so: the page itself does not. */
const inUtf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`\ufeff${text}`);

function titleIn(page: string): string {
  const title = /<title(?:\s[^>]*)?>([^<]*)<\/title/i.exec(page.slice(0, HEAD))?.[1] ?? "";
  return withoutReferences(title).replace(/\s+/g, " ").trim();
}

/** The character references that occur in titles; another one stays as it is written. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  hellip: "…",
  middot: "·",
  bull: "•",
};

const withoutReferences = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name = "") => {
    if (hex === undefined && decimal === undefined) return NAMED[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : whole;
  });

function shorten(name: string): string {
  const characters = [...name];
  return characters.length <= LONGEST_NAME
    ? name
    : `${characters
        .slice(0, LONGEST_NAME - 1)
        .join("")
        .trimEnd()}…`;
}
