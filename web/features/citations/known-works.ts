import type { CslItem } from "#core/library/documents/document-reference.ts";
import { personFrom, type Person } from "./reference.ts";

type Item = CslItem | null;

interface WorkKind {
  readonly bib: string;
  readonly ris: string;
  /** The BibTeX field of what it appeared in. */
  readonly container?: string;
}

const KINDS: Readonly<Record<string, WorkKind>> = {
  "article-journal": { bib: "article", ris: "JOUR", container: "journal" },
  "article-magazine": { bib: "article", ris: "MGZN", container: "journal" },
  "article-newspaper": { bib: "article", ris: "NEWS", container: "journal" },
  article: { bib: "article", ris: "UNPB", container: "journal" },
  book: { bib: "book", ris: "BOOK" },
  chapter: { bib: "incollection", ris: "CHAP", container: "booktitle" },
  "paper-conference": { bib: "inproceedings", ris: "CPAPER", container: "booktitle" },
  thesis: { bib: "phdthesis", ris: "THES" },
  report: { bib: "techreport", ris: "RPRT" },
  manuscript: { bib: "unpublished", ris: "MANSCPT" },
  webpage: { bib: "online", ris: "ELEC" },
  "post-weblog": { bib: "online", ris: "BLOG" },
  dataset: { bib: "dataset", ris: "DATA" },
  software: { bib: "software", ris: "COMP" },
  patent: { bib: "patent", ris: "PAT" },
  legal_case: { bib: "misc", ris: "CASE" },
  motion_picture: { bib: "misc", ris: "MPCT" },
  "entry-encyclopedia": { bib: "inreference", ris: "ENCYC", container: "booktitle" },
  "entry-dictionary": { bib: "inreference", ris: "DICT", container: "booktitle" },
};

const kindOf = (item: Item): WorkKind => KINDS[item?.type ?? ""] ?? { bib: "misc", ris: "GEN" };

/** Any document is "misc" and "GEN". */
export const bibTypeOf = (item: Item): string => kindOf(item).bib;
export const risTypeOf = (item: Item): string => kindOf(item).ris;

interface Tex {
  readonly tex: (text: string) => string;
  readonly name: (person: Person) => string;
}

/** What a reference manager said of a work, beside title, authors, date, pages, address and note. */
export function bibVariables(item: Item, { tex, name }: Tex): Readonly<Record<string, string>> {
  if (!item) return {};
  const { container = "howpublished", bib } = kindOf(item);
  const isAtSchool = bib === "phdthesis";
  const publisher = isAtSchool ? "school" : bib === "techreport" ? "institution" : "publisher";
  const fields = {
    editor: (item.editor ?? []).map((one) => name(personFrom(one))).join(" and "),
    [container]: tex(item["container-title"] ?? ""),
    series: tex(item["collection-title"] ?? ""),
    [publisher]: tex(item.publisher ?? ""),
    address: tex(item["publisher-place"] ?? ""),
    edition: tex(item.edition ?? ""),
    volume: tex(item.volume ?? ""),
    number: tex(item.issue ?? item.number ?? ""),
    isbn: tex(item.ISBN ?? ""),
    issn: tex(item.ISSN ?? ""),
    // A verbatim field of BibLaTeX, as addresses are.
    doi: item.DOI ?? "",
    language: tex(item.language ?? ""),
    keywords: tex(item.keyword ?? ""),
    abstract: tex(item.abstract ?? ""),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

export function risVariables(item: Item): readonly (readonly [tag: string, value: string])[] {
  if (!item) return [];
  const [first, last] = (item.page ?? "").split(/\s*[-–—]+\s*/, 2);
  const editors = (item.editor ?? []).map(personFrom);
  const lines: readonly (readonly [string, string | undefined])[] = [
    ...editors.map(({ family, given }) => ["ED", given === "" ? family : `${family}, ${given}`] as const),
    ["T2", item["container-title"]],
    ["T3", item["collection-title"]],
    ["PB", item.publisher],
    ["CY", item["publisher-place"]],
    ["ET", item.edition],
    ["VL", item.volume],
    ["IS", item.issue ?? item.number],
    ["SP", first],
    ["EP", last],
    ["SN", item.ISBN ?? item.ISSN],
    ["DO", item.DOI],
    ["UR", item.URL],
    ["LA", item.language],
    ["AB", item.abstract],
    ...(item.keyword ?? "").split(/\s*[,;]\s*/).map((word) => ["KW", word] as const),
    ["N1", item.note],
  ];
  return lines.flatMap(([tag, value]) => (value ? [[tag, value] as const] : []));
}
