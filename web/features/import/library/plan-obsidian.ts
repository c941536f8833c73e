import { isRecord } from "#core/storage/is-record.ts";
import type { DocumentReference } from "#core/library/documents/document-reference.ts";
import { nameOf, type Folder, type FolderFile } from "./folder-files.ts";
import { createLeftOut, unreadable, type Opened, type Plan, type PlanChoice, type Planned } from "./planned.ts";
import { dateFrom, nameFrom, tagsOf, toItem } from "./references.ts";

/** A vault: notes with their properties, and the files beside them. Settings, plugins and the trash stay out. */
export function planObsidian(folder: Folder, { collections }: PlanChoice): Plan {
  const left = createLeftOut();
  const own = folder.files.filter(({ path }) => !path.split("/").some((part) => part.startsWith(".")));
  const documents = own.flatMap((file): Planned[] => {
    const reason = unreadable(file);
    if (reason !== undefined) return (left.add(reason, file.path), []);
    const [top = ""] = file.path.includes("/") ? file.path.split("/") : [folder.name];
    const name = collections === "one" ? folder.name : top;
    return [{ path: file.path, collections: [name || "Obsidian"], open: () => openNote(file) }];
  });
  return { from: "Obsidian", documents, left: left.all(), items: own.filter(isNote).length };
}

const isNote = ({ path }: FolderFile): boolean => /\.(?:md|markdown)$/i.test(path);

/** Bytes of a note whose properties are read. */
const LARGEST_NOTE = 20_000_000;

async function openNote(given: FolderFile): Promise<Opened> {
  const file = await given.open();
  if (!isNote(given) || file.size > LARGEST_NOTE) return { file, tags: [], reference: null };
  const text = (await file.text()).replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const { properties, body } = await propertiesOf(text);
  return { file, tags: noteTags(properties, body), reference: referenceOf(properties, nameOf(given.path)) };
}

type Properties = Readonly<Record<string, unknown>>;

async function propertiesOf(text: string): Promise<{ readonly properties: Properties; readonly body: string }> {
  const [whole, yaml = ""] =
    /^---[ \t]*\n([\s\S]{0,64000}?)\n?^---[ \t]*$/m.exec(text.startsWith("---") ? text : "") ?? [];
  if (whole === undefined || !text.startsWith(whole)) return { properties: {}, body: text };
  const { parseDocument } = await import("yaml");
  const document = parseDocument(yaml, { logLevel: "silent", stringKeys: true });
  // The reader of the document warns of it.
  if (document.errors.length > 0) return { properties: {}, body: text.slice(whole.length) };
  const value: unknown = document.toJS({ maxAliasCount: 100 });
  return { properties: isRecord(value) ? { ...value } : {}, body: text.slice(whole.length) };
}

/** Those of the properties, and `#tag` in the text where it is neither a heading nor in code. */
function noteTags(properties: Properties, body: string): readonly string[] {
  const prose = body.replace(/^(```|~~~)[\s\S]*?^\1/gm, "").replace(/`[^`\n]*`/g, "");
  const written = [...prose.matchAll(/(?<=^|\s)#([\p{L}\p{N}_/-]*\p{L}[\p{L}\p{N}_/-]*)/gmu)].map(
    ([, tag = ""]) => tag,
  );
  const listed = [...wordsOf(properties["tags"]), ...wordsOf(properties["tag"])];
  return tagsOf([...listed, ...written].map((tag) => tag.replace(/^#/, "")));
}

const wordsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === "string" ? value.split(/[,\s]+/) : [];

const DATES = ["date", "created", "published", "year"];

/** What the properties say of the note; null where they say nothing that a reference has. */
function referenceOf(properties: Properties, fileName: string): DocumentReference | null {
  const textOf = (name: string) => {
    const value = properties[name];
    return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  };
  const authors = [properties["author"] ?? properties["authors"]].flat().filter((name) => typeof name === "string");
  const date = DATES.map(textOf).find((value) => value !== undefined && dateFrom(value));
  const aliases = [properties["aliases"] ?? properties["alias"]].flat().filter((name) => typeof name === "string");
  const said = [textOf("title"), date, authors[0], aliases[0], textOf("doi"), textOf("url")];
  if (said.every((value) => value === undefined)) return null;
  const item = toItem({
    type: "document",
    title: textOf("title") ?? fileName.replace(/\.[^.]+$/, ""),
    ...(authors.length > 0 && { author: authors.map(personOf) }),
    issued: dateFrom(date ?? ""),
    DOI: textOf("doi"),
    URL: textOf("url"),
  });
  const others = aliases.map((name) => name.trim().slice(0, 500)).filter(Boolean);
  return { from: "Obsidian", item, ...(others.length > 0 && { aliases: others.slice(0, 100) }) };
}

/** "[[Jane Doe]]", "Doe, Jane" and "Jane Doe". */
function personOf(given: string) {
  const name = given.replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, "$1").trim();
  const words = name.split(/\s+/);
  if (name.includes(",") || words.length === 1) return nameFrom(name);
  return { family: words.at(-1) ?? name, given: words.slice(0, -1).join(" ") };
}
