import { toldLanguage } from "./answer/understand/question-language.ts";
import type { Passage } from "./engine.ts";
import { placeOf } from "./index/part.ts";
import { type Glosses, glossesAtHand, glossesOf } from "./gloss/glosses.ts";
import { morphologyOf } from "./languages/morphology.ts";
import type { QueryContext } from "./query-context.ts";
import { type Asked, embeddersUsed, embedQuery, modelsAmong } from "./query-embedders.ts";
import type { CatalogView } from "./retrieve/catalog.ts";
import { favoursOf, type Favours } from "./retrieve/favours.ts";
import { toPassage } from "./retrieve/passage.ts";
import { type RelatedTerms, relatedTerms } from "./retrieve/related-terms.ts";
import { queryTerms } from "./retrieve/query-terms.ts";
import { openReranker, rerank, RERANKED } from "./retrieve/rerank.ts";
import { translatedTerms } from "./retrieve/translated-terms.ts";
import { type EmbeddedQuery, retrieve } from "./retrieve/retrieve.ts";

interface PassageQuery {
  readonly query: string;
  readonly top_k: number;
  readonly hybrid: boolean;
  readonly vectors?: boolean | undefined;
  readonly document_choice?: boolean | undefined;
  /** By what a language model makes of the query alone; nothing where none embeds the documents. */
  readonly by_meaning?: boolean | undefined;
}

/** The best passages of a view, best first. */
export async function findPassages(
  context: QueryContext,
  view: CatalogView,
  { query, top_k, hybrid: both, vectors = true, document_choice = true, by_meaning = false }: PassageQuery,
): Promise<Passage[]> {
  const ids = by_meaning ? modelsAmong(context, embeddersUsed(view)) : embeddersUsed(view);
  const { tokenizer } = context;
  const [embedded, reranker, related] = await Promise.all([
    vectors ? embedQuery(context, ids, asIn(view, query)) : NO_VECTORS,
    // It is for what words and vectors found together; what meaning alone finds is ranked with its sentences.
    by_meaning ? undefined : openReranker(context),
    relatedIn(
      context,
      view,
      query,
      queryTerms(tokenizer, query).map(({ term }) => term),
    ),
  ]);
  if (by_meaning && embedded.size === 0) return [];
  const hybrid = both && !by_meaning;
  const count = reranker ? Math.max(top_k, RERANKED) : top_k;
  const favours = document_choice ? favoursOf(tokenizer, query, view.nameable) : NO_FAVOURS;
  const hits = retrieve(tokenizer, view.index, { query, embedded, hybrid, count, favours, related });
  const asked = new Set(tokenizer.terms(query));
  const passages = hits.flatMap(({ part, chunk, score, similarity }) => {
    const scoped = view.index.parts[part];
    if (scoped === undefined) return [];
    const place = placeOf(scoped.part, chunk);
    const document = view.documentOf(place.member.id);
    if (document === undefined) return [];
    return [
      toPassage(tokenizer, place, {
        document_id: document.id,
        document_name: document.original_filename,
        score,
        similarity,
        asked,
      }),
    ];
  });
  if (!reranker) return passages;
  return [...(await rerank(reranker, query, passages, context.report))].slice(0, top_k);
}

/** Read in the language of the question, else in that of the documents: "Kaltmiete Oktober" tells none. */
export const asIn = (view: CatalogView, text: string): Asked => ({
  text,
  language: toldLanguage(text) ?? view.languages[0] ?? "en",
  among: view.languages,
});

/**
 * Terms of the documents that are formed of the same words as those of a question, or mean the same in another language; with
 * `synonyms` in its own language, too: they found no more where they were searched for (`bench/RESULTS.md`).
 */
export async function relatedIn(
  { tokenizer, report }: Pick<QueryContext, "tokenizer" | "report">,
  view: CatalogView,
  question: string,
  terms: readonly string[],
  { synonyms = false }: { readonly synonyms?: boolean } = {},
): Promise<RelatedTerms> {
  const { language } = asIn(view, question);
  const morphology = await morphologyOf(language);
  const all = new Map(morphology ? relatedTerms(view.index, terms, morphology) : []);
  // "Deposit" alone may be of any language.
  const sources = new Set([language, ...(toldLanguage(question) === null ? ["en"] : [])]);
  for (const source of sources)
    for (const target of view.languages.filter((code) => synonyms || code !== source)) {
      const [from, to] = await Promise.all([glossesOf(source), glossesIn(view, target, report)]);
      if ((!from && source !== "en") || (!to && target !== "en")) continue;
      const worth = view.languages.includes(source) ? BESIDE_ITS_OWN : 1;
      // Beside few documents of a language the words of all others are not worth looking up.
      const index = view.rareLanguages.has(target) ? view.writtenIn(target) : view.index;
      for (const [term, own] of translatedTerms(tokenizer, index, question, { from, to }, worth))
        all.set(term, new Map([...own, ...(all.get(term) ?? [])]));
    }
  return all;
}

/** To read words of a language takes a third of a second: the first question after a start does not wait for a rare one. */
export const glossesIn = async (
  view: CatalogView,
  language: string,
  report: QueryContext["report"],
): Promise<Glosses | undefined> =>
  view.rareLanguages.has(language) ? glossesAtHand(language, report) : glossesOf(language);

/**
 * What a word of another language is worth where some documents are in the question's: most people ask in the language of what
 * they look for. Of 0, 0.25, 0.5 and 1 tried on 161 questions to two folders of several languages.
 */
const BESIDE_ITS_OWN = 0.25;

const NO_FAVOURS: Favours = new Map();

const NO_VECTORS: ReadonlyMap<string, EmbeddedQuery> = new Map();
