import { CslItem, type CslName } from "#core/library/documents/document-reference.ts";
import { clean } from "../imported.ts";

/** One work of a reference manager. */
export interface LibraryItem {
  readonly item: CslItem;
  /** As plain text. */
  readonly notes: readonly string[];
  readonly tags: readonly string[];
  /** Names of the collections that it is in, the outer ones in front: "Tea › Kettles". */
  readonly collections: readonly string[];
  /** Paths or names of its files, as the export has them. */
  readonly attachments: readonly string[];
}

export interface ReadReferences {
  readonly items: readonly LibraryItem[];
  /** Entries that could not be read. */
  readonly unread: number;
}

const isVariable = (key: string): key is keyof typeof CslItem.shape => Object.hasOwn(CslItem.shape, key);

/** What programs write beside the variables of CSL is left out, and so is a variable of another type than CSL has. */
export function toItem(given: Readonly<Record<string, unknown>>): CslItem {
  const entries = Object.entries(given).flatMap(([key, value]) => {
    if (!isVariable(key)) return [];
    const named = key === "id" || typeof value === "number" ? String(value) : value;
    const kept = cleaned(named);
    const { success } = CslItem.shape[key].safeParse(kept);
    return success && kept !== "" ? [[key, kept] as const] : [];
  });
  return CslItem.parse({ type: "document", ...Object.fromEntries(entries) });
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return clean(value).trim();
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  if ("date-parts" in value) return { "date-parts": partsOf(value["date-parts"]) };
  // Dates that a program did not read.
  if ("raw" in value) return dateFrom(String(value.raw));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]));
}

/** Zotero writes years as texts. */
const partsOf = (lists: unknown): unknown =>
  Array.isArray(lists)
    ? lists.map((parts: unknown) => (Array.isArray(parts) ? parts.map(Number).filter((part) => part !== 0) : parts))
    : lists;

export const keywordsOf = (keyword: string | undefined): readonly string[] => tagsOf((keyword ?? "").split(/[,;]/));

/** Characters of a tag, and tags of a document. */
const LONGEST_TAG = 50;
const MOST_TAGS = 50;

export const tagsOf = (words: readonly string[]): readonly string[] =>
  [...new Set(words.map((word) => clean(word).trim().slice(0, LONGEST_TAG).trim()).filter(Boolean))].slice(
    0,
    MOST_TAGS,
  );

/** `2020`, `2020-05`, `2020-05-06` and `2020/05/06`. */
export function dateFrom(text: string): CslItem["issued"] {
  const found = /(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?/.exec(text);
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0] = found.slice(1).map((part) => Number(part ?? 0));
  if (month < 1 || month > 12) return { "date-parts": [[year]] };
  return { "date-parts": [day >= 1 && day <= 31 ? [year, month, day] : [year, month]] };
}

/** "Doe, Jane", or the name of an organisation. */
export function nameFrom(text: string): CslName {
  const [family = "", given = ""] = text.split(/\s*,\s*/, 2).map((part) => part.trim());
  return given === "" ? { literal: family } : { family, given };
}

/** Notes are HTML in Zotero. */
export function plainNote(html: string): string {
  const text = html
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
  return clean(text)
    .replace(/[ \t]*\n\s*/g, "\n")
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
