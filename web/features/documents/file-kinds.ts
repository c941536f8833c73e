import { counted, plural } from "#core/http/counted.ts";
import { ARCHIVE, FILE_KINDS } from "#core/library/documents/file-kinds.ts";

/** Extensions a collection takes. The service decides in the end; this saves sending what it will refuse. */
const EXTENSIONS = FILE_KINDS.map(({ extension }) => extension);

/** What the file dialog shows: also zip files, whose files are added. */
export const ACCEPT = [...EXTENSIONS, ARCHIVE.extension].map((extension) => `.${extension}`).join(",");
export const KINDS =
  "PDF, Word, PowerPoint, Excel, OpenDocument, Rich Text, e-books, e-mails, Outlook messages, Markdown, HTML, LaTeX, Jupyter notebooks, subtitles, CSV, JSON, XML, plain text, images of text, and zip files of all these";

/** Why a file cannot be added, or undefined when it can. */
export function refusal(file: { readonly name: string; readonly size: number }): string | undefined {
  const reason = shortRefusal(file);
  return reason === undefined || EXTENSIONS.includes(extensionOf(file)) ? reason : `${reason} Lectern reads ${KINDS}.`;
}

/** The same without what can be added, for a list of many. */
export function shortRefusal(file: { readonly name: string; readonly size: number }): string | undefined {
  const extension = extensionOf(file);
  if (!EXTENSIONS.includes(extension))
    return extension ? `.${extension} files cannot be read.` : "It has no extension.";
  return file.size === 0 ? "The file is empty." : undefined;
}

/** Files that were left out, in one line, and which can be added. */
export const refusals = (files: readonly Named[]): string => `${shortRefusals(files)} Lectern reads ${KINDS}.`;

interface Named {
  readonly name: string;
  readonly size: number;
}

/** "12 files were not added: .jpg and .png cannot be read, 2 are empty." */
export function shortRefusals(files: readonly Named[]): string {
  const unread = files.filter((file) => !EXTENSIONS.includes(extensionOf(file)));
  const kinds = [...new Set(unread.map(extensionOf))].map((kind) => (kind ? `.${kind}` : "files without an extension"));
  const named = kinds.length > MOST_KINDS ? [...kinds.slice(0, MOST_KINDS - 1), "other kinds"] : kinds;
  const empty = files.length - unread.length;
  const reasons = [
    named.length > 0 ? `${listed(named)} cannot be read` : "",
    empty > 0 ? `${empty.toLocaleString("en")} ${plural(empty, "is", "are")} empty` : "",
  ].filter(Boolean);
  return `${counted(files.length, "file")} ${plural(files.length, "was", "were")} not added: ${reasons.join(", ")}.`;
}

const MOST_KINDS = 5;

const extensionOf = ({ name }: { readonly name: string }) =>
  name.includes(".") ? (name.split(".").at(-1) ?? "").toLowerCase() : "";

const listed = (words: readonly string[]) => words.join(", ").replace(/, ([^,]*)$/, " and $1");

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const units = ["kB", "MB", "GB", "TB"];
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), units.length);
  const value = bytes / 1000 ** power;
  return `${value.toLocaleString(undefined, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${units[power - 1]}`;
}
