import type { Document } from "#core/library/documents/document.ts";
import type { CslItem, CslName } from "#core/library/documents/document-reference.ts";
import type { Message } from "../chat/message.ts";
import { citationsIn } from "../chat/source-steps.ts";

/** What can be said of a document in a list of references. */
export interface Reference {
  readonly title: string;
  readonly authors: readonly Person[];
  /** `[2026]`, `[2026, 11]` or `[2026, 11, 24]`; null where the document names no date. */
  readonly date: readonly number[] | null;
  /** 1-based; empty where the whole document is meant or it has no pages. */
  readonly pages: readonly number[];
  readonly fileName: string;
  /** Null for a file of one's own. */
  readonly web: WebReference | null;
  /** What a reference manager said of it; null where none did. */
  readonly item: CslItem | null;
}

export interface WebReference {
  readonly url: string;
  /** When it was fetched: `[2026, 11, 24]`. */
  readonly accessed: readonly number[];
}

export interface Person {
  readonly family: string;
  /** Empty for an organisation or a single name. */
  readonly given: string;
}

type Described = Pick<Document, "original_filename" | "metadata" | "source" | "reference">;

/** Of a document as a whole, from what a reference manager said of it, or else from its own properties. */
export function referenceOf(
  { original_filename, metadata, source, reference }: Described,
  pages: readonly number[] = [],
): Reference {
  const item = reference?.item ?? null;
  const own = authorsOf(metadata["author"] ?? metadata["authors"] ?? metadata["creator"]);
  return {
    title: item?.title ?? firstText(metadata, ["title"]) ?? original_filename.replace(/\.[^.]+$/, ""),
    authors: item?.author ? item.author.map(personFrom) : own,
    date: item?.issued?.["date-parts"][0] ?? dateOf(metadata),
    pages,
    fileName: original_filename,
    web: source && { url: source.url, accessed: partsOf(source.fetched_at) ?? [] },
    item,
  };
}

export function personFrom(name: CslName): Person {
  if (name.family === undefined) return { family: name.literal ?? name.given ?? "", given: "" };
  const particles = [name["non-dropping-particle"], name["dropping-particle"], name.family];
  const given = [name.given, name.suffix].filter(Boolean).join(", ");
  return { family: particles.filter(Boolean).join(" "), given };
}

/** The documents that an answer cites, each once with all the pages; those it was given where it cites none. */
export function referencesOf(
  messages: readonly Pick<Message, "content" | "metadata">[],
  documents: ReadonlyMap<string, Described>,
): readonly Reference[] {
  const cited = messages.flatMap(({ content, metadata }) => {
    const { passages = [], receipts = [] } = metadata.answer ?? {};
    const numbers = new Set(citationsIn(content).map(({ number }) => number));
    return passages.flatMap((passage, at) => {
      if (numbers.size > 0 && !numbers.has(at + 1)) return [];
      const own = receipts.filter(({ citation, start }) => citation === at + 1 && start !== null);
      const pages = own.length > 0 ? own.map(({ page }) => page ?? passage.page) : [passage.page];
      return [{ passage, pages: pages.filter((page) => page !== null) }];
    });
  });
  return [...Map.groupBy(cited, ({ passage }) => passage.document_id)].map(([id, found]) => {
    const pages = [...new Set(found.flatMap((one) => one.pages))].toSorted((a, b) => a - b);
    const gone = {
      original_filename: found[0]?.passage.document_name ?? "",
      metadata: {},
      source: null,
      reference: null,
    };
    return referenceOf(documents.get(id) ?? gone, pages);
  });
}

function firstText(metadata: Described["metadata"], keys: readonly string[]): string | undefined {
  return keys
    .map((key) => metadata[key])
    .find((value): value is string => typeof value === "string" && value.trim() !== "");
}

function authorsOf(value: unknown): readonly Person[] {
  if (Array.isArray(value)) return value.flatMap(authorsOf);
  if (typeof value === "string") return namesIn(value).map(personOf);
  if (!isRecord(value)) return [];
  // As CSL-JSON has them.
  const { family, given, literal, name } = value;
  if (typeof family === "string") return [{ family, given: typeof given === "string" ? given : "" }];
  const whole = literal ?? name;
  return typeof whole === "string" ? [{ family: whole, given: "" }] : [];
}

/** "Doe, Jane; Roe, Rick", "Doe, Jane and Roe, Rick", "Jane Doe, Rick Roe". One comma alone parts a family from a given name. */
function namesIn(text: string): readonly string[] {
  const parted = text.split(/\s*;\s*|\s+(?:and|&)\s+/);
  const [only] = parted;
  const names = parted.length === 1 && only !== undefined && isList(only) ? only.split(",") : parted;
  return names.map((name) => name.trim()).filter(Boolean);
}

const isList = (text: string): boolean => {
  const parts = text.split(",").map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => /\s/.test(part));
};

function personOf(name: string): Person {
  const [family = "", given = ""] = name.split(/\s*,\s*/, 2);
  if (given !== "") return { family, given };
  const words = name.split(/\s+/);
  return { family: words.at(-1) ?? name, given: words.slice(0, -1).join(" ") };
}

/** When it was published: what the file or the page says of that, not when the file was written. */
export const publishedOn = (metadata: Described["metadata"]) => firstDate(metadata, ["issued", "published", "date"]);

/** When it was published, or written as far as the file knows. */
const dateOf = (metadata: Described["metadata"]) =>
  publishedOn(metadata) ?? firstDate(metadata, ["year", "created", "modified"]);

function firstDate(metadata: Described["metadata"], names: readonly string[]): readonly number[] | null {
  for (const name of names) {
    const value = metadata[name];
    const found = typeof value === "number" || typeof value === "string" ? partsOf(String(value)) : null;
    if (found) return found;
  }
  return null;
}

/** `2026-11-24…`, `2026`, and as PDF has it (ISO 32000-1, 7.9.4) `D:20261124…`. */
function partsOf(text: string): readonly number[] | null {
  const found = /^(?:D:(\d{4})(\d{2})?(\d{2})?|(\d{4})(?:[-/](\d{2})(?:[-/](\d{2}))?)?(?!\d))/.exec(text.trim());
  if (!found) return null;
  const [year = 0, month = 0, day = 0] = found.slice(found[1] === undefined ? 4 : 1).map(Number);
  if (!(month >= 1 && month <= 12)) return [year];
  return day >= 1 && day <= 31 ? [year, month, day] : [year, month];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
