import type { DocumentReference } from "#core/library/documents/document-reference.ts";
import { nameOf, type Folder, type FolderFile } from "./folder-files.ts";
import { createLeftOut, unreadable, type LeftOut, type Plan, type Planned } from "./planned.ts";
import type { LibraryItem, ReadReferences } from "./references.ts";

interface Export {
  readonly file: FolderFile;
  readonly found: ReadReferences;
}

interface Placed extends LibraryItem {
  /** The export's name, for works that are in no collection. */
  readonly place: string;
}

const NO_TEXT = "works without a file, an abstract or a note";
const NO_ITEM = "files that belong to no work of the export";
const UNREAD = "entries of the export that could not be read";
const GONE = "files that the export names and the folder lacks";

/** Works with their files. A work without a file becomes a text of its abstract and notes. */
export function planZotero(folder: Folder, exports: readonly Export[]): Plan {
  const left = createLeftOut();
  const items = exports.flatMap(({ file, found }): Placed[] => {
    const place = nameOf(file.path).replace(/\.[^.]+$/, "");
    if (found.unread > 0) left.add(UNREAD, `${found.unread.toLocaleString("en")} of ${nameOf(file.path)}`);
    return found.items.map((item) => ({ ...item, place }));
  });
  const isExport = new Set(exports.map(({ file }) => file));
  const files = folder.files.filter((file) => !isExport.has(file) && isOwn(file));
  const owners = ownersOf(items, files, left);
  const withFile = new Set<Placed>();
  const documents: Planned[] = [];
  for (const file of files) {
    const item = owners.get(file);
    const reason = unreadable(file);
    if (!item) left.add(NO_ITEM, file.path);
    else if (reason !== undefined) left.add(reason, file.path);
    else {
      withFile.add(item);
      documents.push(planned(item, file.path, () => file.open()));
    }
  }
  for (const item of items.filter((one) => !withFile.has(one))) {
    const title = item.item.title ?? "Untitled";
    const text = textOf(item);
    if (text === undefined) left.add(NO_TEXT, title);
    else documents.push(planned(item, title, () => Promise.resolve(new File([text], `${fileName(title)}.md`))));
  }
  return { from: "Zotero", documents, left: left.all(), items: items.length };
}

/** Zotero's own files are hidden or a database. */
const isOwn = ({ path }: FolderFile): boolean =>
  !path.split("/").some((part) => part.startsWith(".")) &&
  (/(?:^|\/)(?:storage|files)\//.test(path) || !/\.(?:sqlite(?:\.bak|-journal)?|json|rdf|bib|ris)$/i.test(path)) &&
  !/(?:^|\/)(?:styles|translators|locate|pipes|logs)\//.test(path);

function planned({ item, notes, tags, collections, place }: Placed, path: string, open: () => Promise<File>): Planned {
  const reference: DocumentReference = {
    from: "Zotero",
    item,
    ...(notes.length > 0 && { notes: notes.slice(0, 100).map((note) => note.slice(0, 50_000)) }),
    ...(collections.length > 0 && { collections: collections.slice(0, 100).map((name) => name.slice(0, 500)) }),
  };
  return {
    path,
    collections: collections.length > 0 ? collections : [place],
    open: async () => ({ file: await open(), tags, reference }),
  };
}

/** Which work each file belongs to: by the path that the export has, or else by its name. */
function ownersOf(
  items: readonly Placed[],
  files: readonly FolderFile[],
  left: LeftOut,
): ReadonlyMap<FolderFile, Placed> {
  const owners = new Map<FolderFile, Placed>();
  const byTail = Map.groupBy(files, ({ path }) => tailOf(path));
  for (const item of items)
    for (const attachment of item.attachments) {
      const path = plainPath(attachment);
      const alike = byTail.get(tailOf(path)) ?? [];
      const found = alike.find((file) => path.endsWith(file.path) || file.path.endsWith(path)) ?? only(alike);
      if (found) owners.set(found, item);
      else if (!/^https?:/i.test(attachment)) left.add(GONE, nameOf(path));
    }
  const named = nameMatcher(items);
  for (const file of files) {
    const item = owners.has(file) ? undefined : named(nameOf(file.path));
    if (item) owners.set(file, item);
  }
  return owners;
}

/** The name and the folder of the file: "ABCD2345/Doe 2020.pdf". Paths on other disks begin otherwise. */
const tailOf = (path: string): string => path.split("/").slice(-2).join("/").normalize("NFC");
const only = <Each>(list: readonly Each[]): Each | undefined => (list.length === 1 ? list[0] : undefined);

function plainPath(given: string): string {
  const path = given.replace(/^(?:file:\/\/(?:localhost)?|internal-pdf:\/\/|attachments:)/i, "").replaceAll("\\", "/");
  try {
    return /%[\da-f]{2}/i.test(path) ? decodeURIComponent(path) : path;
  } catch {
    return path;
  }
}

/** Letters of a title that a file's name must have. Zotero cuts names; "Introduction" alone names nothing. */
const SHORTEST_TITLE = 12;
const LONGEST_TITLE = 60;

/** Zotero calls files "Doe - 2020 - Kettles and tea.pdf". Of two works of one title, author and year decide. */
function nameMatcher(items: readonly Placed[]): (fileName: string) => Placed | undefined {
  const known = items.flatMap((one) => {
    const title = plain(one.item.title ?? "").slice(0, LONGEST_TITLE);
    const family = plain(one.item.author?.[0]?.family ?? one.item.author?.[0]?.literal ?? "");
    const year = String(one.item.issued?.["date-parts"][0]?.[0] ?? "");
    return title === "" ? [] : [{ one, title, family, year }];
  });
  const byFirst = Map.groupBy(known, ({ title }) => title.split(" ")[0] ?? "");
  return (fileName) => {
    const name = plain(fileName.replace(/\.[^.]+$/, ""));
    const score = ({ title, family, year }: (typeof known)[number]): number => {
      if (!name.includes(title) && !(title.startsWith(name) && name.length >= SHORTEST_TITLE)) return 0;
      const signs = Number(family !== "" && name.includes(family)) + Number(year !== "" && name.includes(year));
      return title.length >= SHORTEST_TITLE || name === title ? 1 + signs : Number(signs === 2) * 3;
    };
    const likely = [...new Set(name.split(" "))].flatMap((word) => byFirst.get(word) ?? []);
    const found = likely.map((each) => ({ each, points: score(each) })).filter(({ points }) => points > 0);
    const most = Math.max(0, ...found.map(({ points }) => points));
    return only(found.filter(({ points }) => points === most))?.each.one;
  };
}

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function textOf({ item, notes }: LibraryItem): string | undefined {
  if (item.abstract === undefined && notes.length === 0) return undefined;
  const authors = (item.author ?? []).map(
    ({ family, given, literal }) => literal ?? [given, family].filter(Boolean).join(" "),
  );
  const facts = [authors.join(", "), item["container-title"], String(item.issued?.["date-parts"][0]?.[0] ?? "")];
  const parts = [
    `# ${item.title ?? "Untitled"}`,
    facts.filter(Boolean).join(". "),
    ...(item.abstract === undefined ? [] : ["## Abstract", item.abstract]),
    ...(notes.length > 0 ? ["## Notes", ...notes] : []),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** Without what file systems refuse. */
const fileName = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 120) || "Untitled";
