import type { CslItem } from "#core/library/documents/document-reference.ts";
import { dateFrom, nameFrom, plainNote, tagsOf, toItem, type LibraryItem, type ReadReferences } from "./references.ts";

/** Kinds of RIS as kinds of CSL; others are documents. */
const TYPES: Readonly<Record<string, string>> = {
  JOUR: "article-journal",
  EJOUR: "article-journal",
  MGZN: "article-magazine",
  NEWS: "article-newspaper",
  BOOK: "book",
  EBOOK: "book",
  CHAP: "chapter",
  ECHAP: "chapter",
  CONF: "paper-conference",
  CPAPER: "paper-conference",
  THES: "thesis",
  RPRT: "report",
  ELEC: "webpage",
  BLOG: "post-weblog",
  MANSCPT: "manuscript",
  UNPB: "manuscript",
  DATA: "dataset",
  COMP: "software",
  PAT: "patent",
  CASE: "legal_case",
  MPCT: "motion_picture",
  VIDEO: "motion_picture",
  ENCYC: "entry-encyclopedia",
  DICT: "entry-dictionary",
};

/** Variables of CSL by the tags of RIS that name them, the likeliest first. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  title: ["TI", "T1"],
  "title-short": ["ST"],
  "container-title": ["T2", "JO", "JF", "BT"],
  "container-title-short": ["JA", "J2"],
  "collection-title": ["T3"],
  publisher: ["PB"],
  "publisher-place": ["CY", "PP"],
  volume: ["VL"],
  issue: ["IS"],
  edition: ["ET"],
  DOI: ["DO"],
  URL: ["UR"],
  abstract: ["AB", "N2"],
  language: ["LA"],
  "call-number": ["CN"],
  archive: ["DB"],
  id: ["ID"],
};

const NAMES = { author: ["AU", "A1"], editor: ["ED", "A2"], translator: ["A4", "TA"] } as const;

/** RIS as reference managers write it: two letters or a letter and a digit, two blanks and a dash a line. */
export function readRis(text: string): ReadReferences | undefined {
  const entries: Map<string, string[]>[] = [];
  let open: Map<string, string[]> | undefined;
  let last: string[] | undefined;
  for (const line of text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)) {
    const found = /^([A-Z][A-Z\d]) {1,2}- ?(.*)$/.exec(line);
    // A line without a tag goes on with the one before.
    if (!found && last && line.trim() !== "") last[last.length - 1] += `\n${line}`;
    if (!found) continue;
    const [, tag = "", value = ""] = found;
    if (tag === "TY") entries.push((open = new Map()));
    if (tag === "ER") open = undefined;
    last = open?.get(tag) ?? [];
    last.push(value.trim());
    open?.set(tag, last);
  }
  const items = entries.map(itemOf).filter(({ item }) => item.title !== undefined || item.author !== undefined);
  return entries.length === 0 ? undefined : { items, unread: entries.length - items.length };
}

function itemOf(entry: ReadonlyMap<string, readonly string[]>): LibraryItem {
  const all = (tags: readonly string[]) => tags.flatMap((tag) => entry.get(tag) ?? []).filter(Boolean);
  const first = (tags: readonly string[]) => all(tags)[0];
  const type = TYPES[first(["TY"]) ?? ""] ?? "document";
  const [from, to] = [first(["SP"]), first(["EP"])];
  const number = first(["SN"]);
  const tags = tagsOf(all(["KW"]).flatMap((words) => words.split("\n")));
  const given: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(FIELDS).map(([name, from]) => [name, first(from)])),
    ...Object.fromEntries(Object.entries(NAMES).flatMap(([name, from]) => withAny(name, all(from).map(nameFrom)))),
    type,
    issued: dateOf(first(["DA"]), first(["PY", "Y1"])),
    accessed: dateFrom(first(["Y2"]) ?? ""),
    page: from !== undefined && to !== undefined && to !== from ? `${from}-${to}` : (from ?? to),
    keyword: tags.join(", "),
    ...(number !== undefined && { [type === "book" || type === "chapter" ? "ISBN" : "ISSN"]: number }),
  };
  return {
    item: toItem(given),
    notes: all(["N1", "RN"]).map(plainNote).filter(Boolean),
    tags,
    collections: [],
    attachments: all(["L1", "L2", "L4"]).flatMap((paths) => paths.split("\n")),
  };
}

/** `DA` has the day, and `PY` the year alone. */
const dateOf = (day: string | undefined, year: string | undefined): CslItem["issued"] =>
  dateFrom(day ?? "") ?? dateFrom(year ?? "");

const withAny = <Name, Each>(name: Name, list: readonly Each[]): (readonly [Name, readonly Each[]])[] =>
  list.length > 0 ? [[name, list]] : [];
