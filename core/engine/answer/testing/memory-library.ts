import { slipOf } from "../../languages/slips.ts";
import type { Passage } from "../../engine.ts";
import { createTokenizer } from "../../index/tokens.ts";
import type { Block, ParsedDocument } from "../../parsed-document.ts";
import { isFormOf } from "../../retrieve/occurrences.ts";
import type { UnreadDocument } from "../../retrieve/unread.ts";
import { plainDocument } from "../../testing/plain-document.ts";
import type { Library, LibraryDocument } from "../library.ts";

export interface MemoryDocument {
  readonly name: string;
  readonly title?: string;
  /** As the properties of the file name them. */
  readonly author?: string;
  /** Blocks in order: `# heading`, `- item` or a paragraph. */
  readonly blocks: readonly string[];
}

/** A library over documents made in code: one passage per paragraph or run of list items, ranked by shared words. */
export function createMemoryLibrary(
  documents: readonly MemoryDocument[],
  unread: readonly UnreadDocument[] = [],
): Library & { readonly texts: ReadonlyMap<string, string> } {
  const tokenizer = createTokenizer();
  const parsed = new Map(documents.map((document, index) => [idOf(index), parse(document)]));
  const passages = documents.flatMap((document, index) => passagesOf(document, idOf(index), parsed.get(idOf(index))));

  const score = (query: ReadonlySet<string>, passage: Passage): number => {
    const held = new Set(tokenizer.terms(`${passage.heading ?? ""} ${passage.content}`));
    return query.size === 0 ? 0 : [...query].filter((term) => held.has(term)).length / query.size;
  };

  /** Passages a document that hold every term of every word. */
  const passagesWith = (words: readonly (readonly string[])[]): ReadonlyMap<string, number> => {
    const ids = passages
      .filter(({ heading, content }) => {
        const held = new Set(tokenizer.terms(`${heading ?? ""} ${content}`));
        return words.every((terms) => terms.every((term) => held.has(term)));
      })
      .map(({ document_id }) => document_id);
    return new Map([...Map.groupBy(ids, (id) => id)].map(([id, own]) => [id, own.length]));
  };

  return {
    texts: new Map([...parsed].map(([id, document]) => [id, document.text])),
    documents: () =>
      Promise.resolve(documents.map((document, index) => describe(document, idOf(index), parsed.get(idOf(index))))),
    unread: () => Promise.resolve(unread),
    search: (query, { top_k, document_ids, by_meaning = false }) => {
      if (by_meaning) return Promise.resolve([]);
      const terms = new Set(tokenizer.terms(query));
      const found = passages
        .filter((passage) => document_ids === undefined || document_ids.includes(passage.document_id))
        .map((passage) => ({ ...passage, score: score(terms, passage) }))
        .filter((passage) => passage.score > 0)
        .sort((a, b) => b.score - a.score);
      return Promise.resolve(found.slice(0, top_k));
    },
    passages: (id, holding) =>
      Promise.resolve(
        passages.filter(
          ({ document_id, start, end }) =>
            document_id === id && (holding === undefined || (start <= holding.start && end >= holding.end)),
        ),
      ),
    holding: (terms) => Promise.resolve(new Map(terms.map((term) => [term, new Set(passagesWith([[term]]).keys())]))),
    called: (terms) => {
      const names = documents.map(({ name, title = "" }) => new Set(tokenizer.terms(`${name} ${title}`)));
      const ids = (term: string) => names.flatMap((held, index) => (held.has(term) ? [idOf(index)] : []));
      return Promise.resolve(new Map(terms.map((term) => [term, new Set(ids(term))])));
    },
    likeness: () => Promise.resolve(null),
    likenessOfTexts: () => Promise.resolve(null),
    occurrences: (words) => {
      const found = words.map((terms) => passagesWith([terms]));
      const ids = [...(found[0]?.keys() ?? [])];
      return Promise.resolve({
        words: found,
        all: new Set(ids.filter((id) => found.every((documents) => documents.has(id)))),
        together: passagesWith(words),
        isWhole: true,
      });
    },
    related: () => Promise.resolve(new Map()),
    near: (terms) => {
      const all = [...new Set(passages.flatMap(({ content }) => tokenizer.terms(content)))];
      return Promise.resolve(new Map(terms.map((term) => [term, all.filter((other) => slipOf(term, other) > 0)])));
    },
    longer: (term) => {
      const all = new Set(passages.flatMap(({ content }) => tokenizer.terms(content)));
      return Promise.resolve([...all].filter((other) => other !== term && other.startsWith(term)));
    },
    forms: (_, terms) =>
      Promise.resolve(
        new Map(
          terms.map((term) => {
            const holding = passages.filter(({ heading, content }) =>
              tokenizer.terms(`${heading ?? ""} ${content}`).some((other) => isFormOf(term, other)),
            );
            return [term, new Set(holding.map(({ document_id }) => document_id))];
          }),
        ),
      ),
    read: (id) => {
      const document = parsed.get(id);
      return document ? Promise.resolve(document) : Promise.reject(new Error(`no document ${id}`));
    },
  };
}

function idOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
}

function parse({ title, blocks }: MemoryDocument): ParsedDocument {
  let text = "";
  const found: Block[] = [];
  for (const block of blocks) {
    if (text !== "") text += "\n\n";
    const kind = block.startsWith("# ") ? "heading" : block.startsWith("- ") ? "list_item" : "paragraph";
    const start = text.length;
    text += kind === "paragraph" ? block : block.slice(2);
    found.push({ kind, start, end: text.length });
  }
  return plainDocument(text, { blocks: found, title: title ?? null, language: null });
}

function passagesOf(document: MemoryDocument, id: string, parsed: ParsedDocument | undefined): Passage[] {
  const passages: Passage[] = [];
  let heading: string | null = null;
  let before: Block["kind"] | null = null;
  for (const { kind, start, end } of parsed?.blocks ?? []) {
    const last = passages.at(-1);
    if (kind === "heading") heading = parsed?.text.slice(start, end) ?? null;
    else if (kind === "list_item" && before === "list_item" && last)
      passages[passages.length - 1] = { ...last, end, content: parsed?.text.slice(last.start, end) ?? "" };
    else {
      const content = parsed?.text.slice(start, end) ?? "";
      const why = { words: [], similarity: null };
      passages.push({
        chunk_id: `${id}#${start}`,
        document_id: id,
        document_name: document.name,
        content,
        heading,
        page: null,
        start,
        end,
        score: 0,
        why,
      });
    }
    before = kind;
  }
  return passages;
}

function describe(document: MemoryDocument, id: string, parsed: ParsedDocument | undefined): LibraryDocument {
  const words = parsed?.text.split(/\s+/u).filter(Boolean).length ?? 0;
  return {
    document_id: id,
    name: document.name,
    title: document.title ?? null,
    pages: null,
    words,
    chunk_count: document.blocks.length,
    language: null,
    author: document.author ?? null,
  };
}
