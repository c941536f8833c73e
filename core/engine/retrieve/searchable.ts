import { fileStem } from "../names/file-stem.ts";
/** What the engine reads of a document's row. */
export type SearchableRow = {
  readonly id: string;
  readonly owner: string;
  readonly original_filename: string;
  readonly collection_id: string;
  readonly status: string;
  readonly created_at: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** What another program says of it. */
  readonly reference?: SaidOfIt | null | undefined;
  readonly chunk_count: number;
  /** Numbers of pages, 1-based, that have no text so far. */
  readonly ocr_unread?: readonly number[] | undefined;
  /** Blob id of the uploaded bytes. */
  readonly file: string;
  /** Blob id of the extracted text; null until processed. */
  readonly text: string | null;
  /** Blob ids of the index segments, in chunk order. */
  readonly segments: readonly string[];
};

/** An item of CSL-JSON, and further names of the document. */
interface SaidOfIt {
  readonly item: {
    readonly title?: string | undefined;
    readonly author?: readonly CslName[] | undefined;
    readonly issued?: { readonly "date-parts": readonly (readonly number[])[] } | undefined;
  };
  readonly aliases?: readonly string[] | undefined;
}

interface CslName {
  readonly family?: string | undefined;
  readonly given?: string | undefined;
  readonly literal?: string | undefined;
  readonly "non-dropping-particle"?: string | undefined;
}

/** The authors that another program names, as they are said: "Jane Doe". */
export const authorsSaid = ({ reference }: Pick<SearchableRow, "reference">): readonly string[] =>
  (reference?.item.author ?? [])
    .map((name) =>
      [name.given, name["non-dropping-particle"], name.family, name.literal].filter((part) => part).join(" "),
    )
    .filter((name) => name !== "");

/** By what a person may name a document: its file, its title and aliases, its authors and its year. */
export function namesOf({ metadata, original_filename, reference }: SearchableRow): string[] {
  const { author, title, aliases } = metadata;
  const stem = fileStem(original_filename);
  const year = reference?.item.issued?.["date-parts"][0]?.[0];
  return [
    stem,
    title,
    ...listOf(author),
    ...listOf(aliases),
    reference?.item.title,
    ...(reference ? authorsSaid({ reference }) : []),
    ...(reference?.aliases ?? []),
    ...(year === undefined ? [] : [`${year}`]),
  ].filter((name) => typeof name === "string");
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
