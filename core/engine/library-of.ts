import type { Library, LibraryDocument, PassageSentence } from "./answer/library.ts";
import { ownNames } from "./answer/understand/named-documents.ts";
import type { Passage, Scope } from "./engine.ts";
import { asIn, findPassages, glossesIn, relatedIn } from "./find-passages.ts";
import type { Glosses } from "./gloss/glosses.ts";
import type { Member } from "./index/part.ts";
import { vectorOfSentence } from "./index/sentence-vectors.ts";
import type { QueryContext } from "./query-context.ts";
import { type ComparedSentence, embeddersUsed, likenessOfTexts, likenessTo } from "./query-embedders.ts";
import { remember, rememberTexts } from "./remember.ts";
import type { CatalogView } from "./retrieve/catalog.ts";
import { nearTerms } from "./retrieve/near-terms.ts";
import { formsIn, longerTermsIn, occurrencesIn } from "./retrieve/occurrences.ts";
import { toPassage } from "./retrieve/passage.ts";
import { authorsSaid, namesOf, type SearchableRow } from "./retrieve/searchable.ts";

/** What answering may look at of the documents of a scope. */
export function libraryOf(context: QueryContext, scope: Scope): Library {
  const narrowed = (ids: readonly string[] | undefined): Scope =>
    ids === undefined
      ? scope
      : { ...scope, document_ids: ids.filter((id) => scope.document_ids?.includes(id) ?? true) };
  const catalog = context.catalog.snapshot(scope.owner);
  return {
    async documents() {
      const view = await catalog.view(scope);
      const glosses = await glossesOfAll(view, context.report);
      return view.documents.map((row) => toLibraryDocument(view, row, glosses));
    },
    async unread() {
      return (await catalog.view(scope)).unread;
    },
    async search(query, { document_ids, ...options }) {
      const view = await catalog.view(narrowed(document_ids));
      await context.turn();
      return findPassages(context, view, { query, ...options });
    },
    async passages(document_id, holding) {
      const view = await catalog.view(narrowed([document_id]));
      await context.turn();
      const [row] = view.documents;
      if (!row || holding !== undefined) return passagesOf(context, view, holding);
      const key = [scope.owner, row.id, row.original_filename, ...row.segments].join("/");
      return view.isWhole ? context.whole.of(key, () => passagesOf(context, view)) : passagesOf(context, view);
    },
    async holding(terms) {
      const view = await catalog.view(scope);
      const { words } = occurrencesIn(
        view,
        terms.map((term) => [term]),
      );
      return new Map(terms.map((term, at) => [term, new Set(words[at]?.keys())]));
    },
    async called(terms) {
      const { documents, nameable } = await catalog.view(scope);
      const ids = (term: string) =>
        (nameable.names.called.get(term) ?? []).map((position) => documents[position]?.id ?? "");
      return new Map(terms.map((term) => [term, new Set(ids(term))]));
    },
    async occurrences(words) {
      return occurrencesIn(await catalog.view(scope), words);
    },
    async related(question, terms) {
      return relatedIn(context, await catalog.view(scope), question, terms);
    },
    async near(terms) {
      return nearTerms((await catalog.view(scope)).index, terms);
    },
    async forms(question, terms) {
      const view = await catalog.view(scope);
      return formsIn(view, terms, await relatedIn(context, view, question, terms, { synonyms: true }));
    },
    async longer(term) {
      return longerTermsIn(await catalog.view(scope), term);
    },
    async likeness(question, sentences) {
      const view = await catalog.view(scope);
      return likenessTo(context, embeddersUsed(view), asIn(view, question), () =>
        withVectors(context, view, scope.owner, sentences),
      );
    },
    async likenessOfTexts(question, texts) {
      const view = await catalog.view(scope);
      return likenessOfTexts(context, embeddersUsed(view), asIn(view, question), texts);
    },
    async read(document_id) {
      const view = await catalog.view(narrowed([document_id]));
      const text = view.documents[0]?.text;
      try {
        const document = text ? await context.texts.read(scope.owner, text) : undefined;
        await context.turn();
        return document;
      } catch (cause) {
        // One text that cannot be read is no reason to answer nothing from all others.
        const about = `The text of document ${document_id} cannot be read. Process the document again.`;
        context.report(new Error(about, { cause }));
        return undefined;
      }
    },
  };
}

/** The sentences with their vectors, out of the segments of their documents. */
async function withVectors(
  { vectorsOfSentences, report }: QueryContext,
  view: CatalogView,
  owner: string,
  sentences: readonly PassageSentence[],
): Promise<ComparedSentence[]> {
  const wanted = new Set(sentences.map(({ passage }) => passage.document_id));
  const ids = view.documents.filter(({ id }) => wanted.has(id)).flatMap(({ segments }) => segments);
  const read = await Promise.all(ids.map((id) => vectorsOfSentences.read(owner, id).catch(report)));
  return sentences.map(({ passage, start, end }) => ({
    text: passage.content.slice(start - passage.start, end - passage.start),
    stored(embedder) {
      const own = read.find((one) => one?.embedder === embedder && one.chunks.has(passage.chunk_id));
      const found = own?.chunks.get(passage.chunk_id);
      return found && vectorOfSentence(found, start - passage.start);
    },
  }));
}

function passagesOf(
  { tokenizer }: QueryContext,
  view: CatalogView,
  holding?: { readonly start: number; readonly end: number },
): Passage[] {
  const isWanted = ({ starts, ends }: Member, ordinal: number): boolean =>
    holding === undefined || ((starts[ordinal] ?? 0) <= holding.start && (ends[ordinal] ?? 0) >= holding.end);
  const asked: ReadonlySet<string> = new Set();
  const facts = { score: 0, similarity: null, asked };
  return view.documents.flatMap((row) => {
    const members = view.index.parts.flatMap(({ part }) => part.members);
    return row.segments.flatMap((segment) => {
      const member = members.find(({ id }) => id === segment);
      if (member === undefined) return [];
      const named = { ...facts, document_id: row.id, document_name: row.original_filename };
      return Array.from({ length: member.chunks }, (_, ordinal) => ordinal)
        .filter((ordinal) => isWanted(member, ordinal))
        .map((ordinal) => toPassage(tokenizer, { member, ordinal }, named));
    });
  });
}

/** Parsers give one name, front matter may give several. */
function authorOf(author: unknown): string | null {
  const names = (Array.isArray(author) ? author : [author]).filter((name) => typeof name === "string" && name.trim());
  return names.length > 0 ? names.join(", ") : null;
}

/** Names whose glosses are remembered: each question lists all documents. */
const nameInEnglish = rememberTexts(({ english }: Glosses, name) => english(name));

async function glossesOfAll(view: CatalogView, report: QueryContext["report"]): Promise<ReadonlyMap<string, Glosses>> {
  const found = view.languages.map(async (language) => {
    const glosses = await glossesIn(view, language, report).catch(report);
    return [language, glosses] as const;
  });
  return new Map((await Promise.all(found)).flatMap(([language, own]) => (own ? [[language, own]] : [])));
}

/** Remembered, as each question lists all documents. */
const described = remember((view: CatalogView, row: SearchableRow): LibraryDocument => {
  const { metadata } = row;
  return {
    document_id: row.id,
    name: row.original_filename,
    title: view.titleOf(row),
    pages: typeof metadata.pages === "number" ? metadata.pages : null,
    words: typeof metadata.words === "number" ? metadata.words : 0,
    chunk_count: row.chunk_count,
    language: typeof metadata.language === "string" ? metadata.language : null,
    author: authorOf(row.reference?.item.author?.length ? authorsSaid(row) : metadata.author),
    named: namesOf(row).join(" "),
  };
});

function toLibraryDocument(
  view: CatalogView,
  row: SearchableRow,
  glosses: ReadonlyMap<string, Glosses>,
): LibraryDocument {
  const document = described(view, row);
  const own = glosses.get(document.language ?? "");
  return own ? { ...document, in_english: ownNames(document).map((name) => nameInEnglish(own, name)) } : document;
}
