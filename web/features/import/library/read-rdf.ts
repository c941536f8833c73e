import { attr, readXml, type Attributes } from "#core/engine/parse/office/read-xml.ts";
import type { CslName } from "#core/library/documents/document-reference.ts";
import { dateFrom, plainNote, tagsOf, toItem, type LibraryItem, type ReadReferences } from "./references.ts";

interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: Element[];
  text: string;
}

/** Kinds of Zotero as kinds of CSL; others are documents. */
const TYPES: Readonly<Record<string, string>> = {
  journalArticle: "article-journal",
  magazineArticle: "article-magazine",
  newspaperArticle: "article-newspaper",
  preprint: "article",
  book: "book",
  bookSection: "chapter",
  conferencePaper: "paper-conference",
  thesis: "thesis",
  report: "report",
  webpage: "webpage",
  blogPost: "post-weblog",
  forumPost: "post",
  manuscript: "manuscript",
  letter: "personal_communication",
  email: "personal_communication",
  presentation: "speech",
  dataset: "dataset",
  computerProgram: "software",
  patent: "patent",
  case: "legal_case",
  statute: "legislation",
  film: "motion_picture",
  interview: "interview",
  map: "map",
  artwork: "graphic",
  encyclopediaArticle: "entry-encyclopedia",
  dictionaryEntry: "entry-dictionary",
};

const CREATORS = { author: "authors", editor: "editors", translator: "translators", contributor: "contributors" };

/** "Zotero RDF" as Zotero writes it: items with their collections, files and notes. Undefined for other XML. */
export function readRdf(bytes: Uint8Array): ReadReferences | undefined {
  const root = treeOf(bytes);
  if (root?.name !== "RDF") return undefined;
  const byId = new Map(root.children.map((element) => [attr(element.attributes, "about") ?? "", element]));
  const collections = collectionsOf(root, byId);
  const entries = root.children.filter(isItem);
  const read = entries.flatMap((entry) => {
    try {
      return [itemOf(entry, byId, collections.get(attr(entry.attributes, "about") ?? "") ?? [])];
    } catch {
      return [];
    }
  });
  return entries.length === 0 ? undefined : { items: read, unread: entries.length - read.length };
}

/** Journals and series have no kind of item; attachments and notes belong to items. */
const isItem = (element: Element): boolean =>
  !["Attachment", "Memo", "Collection"].includes(element.name) &&
  (child(element, "itemType") !== undefined || ITEMS.has(element.name)) &&
  textIn(element, "itemType") !== "attachment";

const ITEMS = new Set([
  "Article",
  "Book",
  "BookSection",
  "Document",
  "Thesis",
  "Report",
  "Manuscript",
  "Letter",
  "Patent",
]);

function itemOf(entry: Element, byId: ReadonlyMap<string, Element>, collections: readonly string[]): LibraryItem {
  const within = all(entry, "isPartOf").flatMap((part) => [...targets(part, byId), ...part.children]);
  const [container] = within.filter(({ name }) => name !== "Series");
  const identifiers = [entry, ...within].flatMap((one) => all(one, "identifier").map(wholeText));
  const numbered = (kind: string) =>
    identifiers.find((text) => text.toUpperCase().startsWith(`${kind} `))?.slice(kind.length + 1);
  const linked = [...all(entry, "link"), ...all(entry, "isReferencedBy")].flatMap((one) => targets(one, byId));
  const tags = tagsOf(all(entry, "subject").map(wholeText));
  const publisher = child(entry, "publisher");
  const kind = textIn(entry, "itemType") ?? "";
  const uri = all(entry, "identifier")
    .flatMap(({ children }) => children)
    .find(({ name }) => name === "URI");
  const given = {
    type: TYPES[kind] ?? (entry.name === "Article" ? "article-journal" : entry.name === "Book" ? "book" : "document"),
    id: textIn(entry, "citationKey"),
    title: textIn(entry, "title"),
    "title-short": textIn(entry, "shortTitle"),
    "container-title": container && textIn(container, "title"),
    "container-title-short": container && textIn(container, "alternative"),
    publisher: publisher && wholeText(find(publisher, "name") ?? publisher),
    "publisher-place": publisher && textOf(find(publisher, "locality")),
    volume: textIn(entry, "volume") ?? within.map((one) => textIn(one, "volume")).find(Boolean),
    issue: textIn(entry, "number") ?? within.map((one) => textIn(one, "number")).find(Boolean),
    edition: textIn(entry, "edition"),
    page: textIn(entry, "pages"),
    DOI: numbered("DOI"),
    ISBN: numbered("ISBN"),
    ISSN: numbered("ISSN"),
    URL: uri && wholeText(uri),
    abstract: textIn(entry, "abstract"),
    language: textIn(entry, "language"),
    note: textIn(entry, "description"),
    issued: dateFrom(textIn(entry, "date") ?? ""),
    accessed: dateFrom(textIn(entry, "dateSubmitted") ?? ""),
    keyword: tags.join(", "),
    ...Object.fromEntries(
      Object.entries(CREATORS).flatMap(([name, tag]) => {
        const people = peopleIn(child(entry, tag));
        return people.length > 0 ? [[name, people]] : [];
      }),
    ),
  };
  return {
    item: toItem(given),
    notes: linked.filter(({ name }) => name === "Memo").map((memo) => plainNote(wholeText(memo))),
    tags,
    collections,
    attachments: linked.filter(({ name }) => name === "Attachment").flatMap(fileOf),
  };
}

/** Of a file that came with the export the path in its folder; of a linked one the path on the disk. */
function fileOf(attachment: Element): readonly string[] {
  const path = child(attachment, "resource")?.attributes["rdf:resource"] ?? textIn(attachment, "path");
  return path === undefined || path === "" ? [] : [path];
}

function peopleIn(creators: Element | undefined): readonly CslName[] {
  return (creators ? allWithin(creators, "Person") : []).map((person) => {
    const [family, given] = [textIn(person, "surname"), textIn(person, "givenName") ?? textIn(person, "givenname")];
    return given === undefined ? { literal: family ?? "" } : { family: family ?? "", given };
  });
}

/** The names of the collections of each item, by its id; of a collection within another both names. */
function collectionsOf(root: Element, byId: ReadonlyMap<string, Element>): ReadonlyMap<string, readonly string[]> {
  const listed = root.children.filter(({ name }) => name === "Collection");
  const idOf = ({ attributes }: Element) => attr(attributes, "about") ?? "";
  const partsOf = (collection: Element) =>
    all(collection, "hasPart").map(({ attributes }) => attr(attributes, "resource") ?? "");
  const parents = new Map(listed.flatMap((outer) => partsOf(outer).map((part) => [part, outer] as const)));
  const nameOf = (collection: Element): string => {
    const names: string[] = [];
    const seen = new Set<Element>();
    for (let at: Element | undefined = collection; at && !seen.has(at); at = parents.get(idOf(at))) {
      seen.add(at);
      names.unshift(textIn(at, "title") ?? "Collection");
    }
    return names.join(" › ");
  };
  const found = new Map<string, string[]>();
  for (const collection of listed)
    for (const part of partsOf(collection))
      if (byId.get(part)?.name !== "Collection") found.set(part, [...(found.get(part) ?? []), nameOf(collection)]);
  return found;
}

const child = ({ children }: Element, name: string) => children.find((one) => one.name === name);
const all = ({ children }: Element, name: string) => children.filter((one) => one.name === name);
const allWithin = (element: Element, name: string): readonly Element[] =>
  element.children.flatMap((one) => (one.name === name ? [one] : allWithin(one, name)));
const find = (element: Element, name: string) => allWithin(element, name)[0];
const targets = ({ attributes }: Element, byId: ReadonlyMap<string, Element>) => {
  const target = byId.get(attr(attributes, "resource") ?? "");
  return target ? [target] : [];
};
const wholeText = (element: Element): string => `${element.text}${element.children.map(wholeText).join("")}`.trim();
const textOf = (element: Element | undefined) => (element && wholeText(element)) || undefined;
const textIn = (element: Element, name: string) => textOf(child(element, name));

function treeOf(bytes: Uint8Array): Element | undefined {
  const open: Element[] = [];
  let root: Element | undefined;
  readXml(
    bytes,
    {
      open(name, attributes) {
        const element: Element = { name, attributes, children: [], text: "" };
        open.at(-1)?.children.push(element);
        root ??= element;
        open.push(element);
      },
      close: () => void open.pop(),
      text(text) {
        const at = open.at(-1);
        if (at) at.text += text;
      },
    },
    { isAnyXml: true },
  );
  return root;
}
