import { bibTypeOf, bibVariables, risTypeOf, risVariables } from "./known-works.ts";
import type { Person, Reference } from "./reference.ts";

export const CITATION_FORMATS = {
  bib: { label: "BibTeX", type: "application/x-bibtex", write: bibtexOf },
  ris: { label: "RIS", type: "application/x-research-info-systems", write: risOf },
  json: { label: "CSL-JSON", type: "application/vnd.citationstyles.csl+json", write: cslOf },
} as const;
export type CitationFormat = keyof typeof CITATION_FORMATS;

/** References as the text of a file. */
export const writeCitations = (references: readonly Reference[], format: CitationFormat): string =>
  CITATION_FORMATS[format].write(references);

/** BibTeX as BibLaTeX and biber read it: UTF-8, with the characters escaped that TeX takes for its own. */
function bibtexOf(references: readonly Reference[]): string {
  const keys = keysOf(references);
  return references.map((reference, at) => bibtexEntry(reference, keys[at] ?? "")).join("\n");
}

function bibtexEntry({ title, authors, date, pages, fileName, web, item }: Reference, key: string): string {
  const [year, month, day] = date ?? [];
  const fields = {
    title: `{${tex(title)}}`,
    author: authors.map(texName).join(" and "),
    year: year === undefined ? "" : String(year).padStart(4, "0"),
    month: month === undefined ? "" : String(month),
    day: day === undefined ? "" : String(day),
    ...bibVariables(item, { tex, name: texName }),
    pages: item ? tex(item.page ?? "").replace(/(?<=\d)-(?=\d)/g, "--") : rangesOf(pages, "--"),
    // Verbatim fields of BibLaTeX: nothing in an address is escaped.
    url: web?.url ?? item?.URL ?? "",
    urldate: web ? isoDate(web.accessed) : isoDate(item?.accessed?.["date-parts"][0] ?? []),
    note: tex(noteOf({ item, fileName, pages })),
  };
  const lines = Object.entries(fields).filter(([, value]) => value !== "");
  return `@${bibTypeOf(item)}{${key},\n${lines.map(([name, value]) => `  ${name} = {${value}},\n`).join("")}}\n`;
}

/** What the work's own note says, its file, and the cited pages where the field of pages is taken by the work. */
function noteOf({ item, fileName, pages }: Pick<Reference, "item" | "fileName" | "pages">): string {
  const cited = item && pages.length > 0 ? `, pages ${rangesOf(pages, "-")}` : "";
  return [item?.note, `File: ${fileName}${cited}`].filter(Boolean).join("\n");
}

const texName = ({ family, given }: Person): string =>
  given === "" ? `{${tex(family)}}` : `${tex(family)}, ${tex(given)}`;

const TEX: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

const tex = (text: string): string => oneLine(text).replace(/[\\{}$&#%_~^]/g, (each) => TEX[each] ?? `\\${each}`);

/** RIS: two letters, two blanks, a dash and a blank a line; "GEN" is a work of any kind. */
function risOf(references: readonly Reference[]): string {
  return references
    .map(({ title, authors, date, pages, fileName, web, item }) => {
      const [first, last] = [pages[0], pages.at(-1)];
      const lines = [
        ["TY", risTypeOf(item)],
        ["TI", title],
        ...authors.map(({ family, given }) => ["AU", given === "" ? family : `${family}, ${given}`]),
        ...(date ? [["PY", String(date[0]).padStart(4, "0")]] : []),
        ...(date ? [["DA", risDate(date)]] : []),
        ...risVariables(item),
        ...(item || first === undefined ? [] : [["SP", String(first)]]),
        ...(item || last === undefined || last === first ? [] : [["EP", String(last)]]),
        ...(web
          ? [
              ["UR", web.url],
              ["Y2", risDate(web.accessed)],
            ]
          : []),
        ["N1", `File: ${fileName}${pages.length > 0 ? `, pages ${rangesOf(pages, "-")}` : ""}`],
      ];
      return `${lines.map(([tag, value = ""]) => `${tag}  - ${oneLine(value)}\r\n`).join("")}ER  - \r\n`;
    })
    .join("\r\n");
}

/** `2026/11/24/`; parts that are not known stay empty. */
const risDate = ([year = 0, month, day]: readonly number[]): string =>
  `${String(year).padStart(4, "0")}/${two(month)}/${two(day)}/`;
const isoDate = ([year, ...parts]: readonly number[]): string =>
  year === undefined ? "" : [String(year).padStart(4, "0"), ...parts.map(two)].join("-");
const two = (part: number | undefined): string => (part === undefined ? "" : String(part).padStart(2, "0"));

/** CSL-JSON 1.0, an array of items. */
function cslOf(references: readonly Reference[]): string {
  const keys = keysOf(references);
  const items = references.map(({ title, authors, date, pages, fileName, web, item }, at) => ({
    id: keys[at],
    ...(item && { ...item, id: keys[at], note: noteOf({ item, fileName, pages }) }),
    ...(!item && {
      type: web ? "webpage" : "document",
      title,
      ...(authors.length > 0 && {
        author: authors.map(({ family, given }) => (given === "" ? { literal: family } : { family, given })),
      }),
      ...(date && { issued: { "date-parts": [date] } }),
      ...(pages.length > 0 && { page: rangesOf(pages, "-") }),
      ...(web && { URL: web.url, accessed: { "date-parts": [web.accessed] } }),
      note: `File: ${fileName}`,
    }),
  }));
  return `${JSON.stringify(items, null, 2)}\n`;
}

/** Family name, year and first word of the title, each key once: "doe2026kettle", "doe2026kettle-2". */
function keysOf(references: readonly Reference[]): readonly string[] {
  const used = new Map<string, number>();
  return references.map(({ title, authors, date, item }) => {
    const word = plain(title).find((each) => each.length > 3) ?? plain(title)[0] ?? "";
    const known = item?.["citation-key"] ?? "";
    const key = /^[\w:.+/-]+$/.test(known)
      ? known
      : `${plain(authors[0]?.family ?? "").join("")}${date?.[0] ?? ""}${word}` || "document";
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return count === 1 ? key : `${key}-${count}`;
  });
}

const plain = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Pages in order, neighbours as a range: `3-5, 9`. */
function rangesOf(pages: readonly number[], dash: string): string {
  const ranges: { from: number; to: number }[] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && page === last.to + 1) last.to = page;
    else ranges.push({ from: page, to: page });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}${dash}${to}`)).join(", ");
}

/** A line break would end the field. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
