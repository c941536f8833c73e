import { labelled, signed } from "../labelled.ts";
import { readDrawn } from "../office/drawn.ts";
import type { Package } from "../office/open-package.ts";
import { attr, readXml } from "../office/read-xml.ts";
import { readRelations, type Relation } from "../office/relations.ts";
import type { Written } from "../office/table-gatherer.ts";
import { createSlideReader } from "../pptx/slide-reader.ts";

/** What a sheet of an Excel workbook says beside its cells. */
export interface BesideCells {
  /** Cells that have a comment: "B12". */
  readonly noted: ReadonlySet<string>;
  /** Text boxes and titles of charts, then comments; `shown` is what the cells with comments show. */
  blocks(shown: ReadonlyMap<string, string>): readonly Written[];
}

interface Note {
  readonly cell: string;
  readonly author: string;
  readonly date: string;
  text: string;
}

/** `people` is the part that names the authors of threads. */
export function readBeside(book: Package, sheet: string, people: Uint8Array | undefined): BesideCells {
  const related = [...readRelations(book, sheet).values()];
  const partsOf = (type: string): readonly Uint8Array[] =>
    related.filter((relation) => relation.type === type).flatMap(({ target }) => book.part(target) ?? []);
  const names = namesOf(people);
  const threads = partsOf("threadedComment").flatMap((part) => readThreads(part, names));
  // For older programs a thread is repeated as a comment that says so.
  const isRepeated = ({ cell }: Note) => threads.some((thread) => thread.cell === cell);
  const comments = partsOf("comments").flatMap(readComments);
  const notes = [...threads, ...comments.filter((note) => !isRepeated(note))];
  const drawings = related.filter(({ type }) => type === "drawing");
  return {
    noted: new Set(notes.map(({ cell }) => cell)),
    blocks: (shown) => [
      ...drawings.flatMap((drawing) => readDrawing(book, drawing)),
      ...notes.map((note) => noteBlock(note, shown.get(note.cell))),
    ],
  };
}

function noteBlock({ cell, author, date, text }: Note, about: string | undefined): Written {
  const label = `${signed("Comment", { author, date })}, on ${about === undefined ? cell : `“${about}”`}`;
  return { kind: "notes", content: labelled(label, [{ text, links: [] }]) };
}

/** The numbers of a chart are in cells. */
function readDrawing(book: Package, { target }: Relation): readonly Written[] {
  const bytes = book.part(target);
  if (!bytes) return [];
  const relations = readRelations(book, target);
  const { handler, content } = createSlideReader(relations);
  readXml(bytes, handler);
  const drawn = [...relations.values()].flatMap((relation) => readDrawn(book, relation));
  return [...content.titles, ...content.blocks, ...drawn.filter(({ grid }) => grid === undefined)];
}

function readComments(part: Uint8Array): readonly Note[] {
  const authors: string[] = [];
  const notes: Note[] = [];
  let within = "";
  readXml(part, {
    open(name, attributes) {
      if (name === "author") authors.push("");
      if (name === "comment") {
        const author = authors[Number(attr(attributes, "authorId"))]?.trim() ?? "";
        notes.push({ cell: attr(attributes, "ref") ?? "", author, date: "", text: "" });
      }
      within = name;
    },
    close: () => void (within = ""),
    text(text) {
      const note = notes.at(-1);
      if (within === "author") authors.push(`${authors.pop() ?? ""}${text}`);
      else if (within === "t" && note) note.text += text;
    },
  });
  return notes.map((note) => ({ ...note, text: withoutAuthor(note) })).filter(({ text }) => text !== "");
}

/** Excel writes the author's name into the comment, too. */
function withoutAuthor({ author, text }: Note): string {
  const plain = text.replaceAll(/\s+/gu, " ").trim();
  return author !== "" && plain.startsWith(`${author}:`) ? plain.slice(author.length + 1).trim() : plain;
}

function readThreads(part: Uint8Array, names: ReadonlyMap<string, string>): readonly Note[] {
  const notes: Note[] = [];
  let isText = false;
  readXml(part, {
    open(name, attributes) {
      if (name === "threadedComment") {
        const [cell = "", person = "", date = ""] = ["ref", "personId", "dT"].map((key) => attr(attributes, key));
        notes.push({ cell, author: names.get(person) ?? "", date, text: "" });
      }
      isText = name === "text";
    },
    close: () => void (isText = false),
    text(text) {
      const note = notes.at(-1);
      if (isText && note) note.text += text;
    },
  });
  return notes.filter(({ text }) => text.trim() !== "");
}

function namesOf(people: Uint8Array | undefined): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  if (people)
    readXml(people, {
      open(name, attributes) {
        if (name === "person") names.set(attr(attributes, "id") ?? "", attr(attributes, "displayName") ?? "");
      },
    });
  return names;
}

/** Gathers what is printed above and below every page of a sheet; codes such as "&P" stand for numbers, names and fonts. */
export function createEdges() {
  const found = new Map<string, Written>();
  let label: string | undefined;
  let text = "";
  return {
    open(name: string): void {
      label = EDGES.get(name);
      text = "";
    },
    text: (more: string): void => void (label !== undefined && (text += more)),
    close(): void {
      if (label === undefined) return;
      const plain = text.replaceAll(CODES, " ").replaceAll(/\s+/gu, " ").trim();
      const content = labelled(label, [{ text: plain, links: [] }]);
      if (/\p{L}/u.test(plain)) found.set(content.text, { kind: "notes", content });
      label = undefined;
    },
    blocks: (): readonly Written[] => [...found.values()],
  };
}

const EDGES: ReadonlyMap<string, string> = new Map(
  ["odd", "even", "first"].flatMap((pages) => ["Header", "Footer"].map((edge) => [`${pages}${edge}`, edge] as const)),
);

/** ECMA-376 part 1, 18.3.1.39. */
const CODES = /&(?:"[^"]*"|K(?:[\dA-F]{6}|\d\d[+-]\d{3})|\d{1,3}|[A-Z])/gu;
