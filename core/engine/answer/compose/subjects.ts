import type { Passage } from "../../engine.ts";
import { HEADING_STEP } from "../../segment.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { languageOf } from "../../languages/languages.ts";
import { monthNamed } from "../../names/periods.ts";
import { isWeekday } from "../../names/weekdays.ts";
import type { Question } from "../understand/question.ts";
import { questionLanguage } from "../understand/question-language.ts";
import type { Material } from "../writer.ts";

/** For each term in how many passages of each document it stands, by the document's id. */
export type PassageCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Share of the passages of a document that hold a name at least where it is about that, and of all documents at most. */
const OF_PASSAGES = 0.1;
const OF_DOCUMENTS = 0.34;

/**
 * For each name the documents that are about whom or what it names: few, with the name in many of their passages, and no section
 * of it among the passages found, which tells that other sections are about something else.
 */
export function subjectsOf(
  tokenizer: Tokenizer,
  { key, companions, text }: Pick<Question, "key" | "companions" | "text">,
  held: PassageCounts,
  { documents, passages }: Pick<Material, "documents"> & { readonly passages: readonly Passage[] },
): Question["subjects"] {
  // Where every noun has a capital, names are told by the word beside them: "Frau Solbach".
  const { capitalNouns = false } = languageOf(questionLanguage(text));
  const isName = (term: string): boolean => !capitalNouns || (companions.get(term) ?? []).length > 0;
  // A day of the week and a month have a capital in some languages and say when, not of whom.
  const times = new Set((text.match(/\p{L}+/gu) ?? []).filter(saysWhen).flatMap((word) => tokenizer.terms(word)));
  const names = [...key].filter((term) => isName(term) && !times.has(term));
  const sizes = new Map(documents.map(({ document_id, chunk_count }) => [document_id, chunk_count]));
  const sections = sectionNames(tokenizer, passages);
  return new Map(
    names.flatMap((name) => {
      const own = [...(held.get(name) ?? [])];
      if (/\p{N}/u.test(name) || own.length > documents.length * OF_DOCUMENTS) return [];
      const about = own.filter(
        ([id, count]) => count >= (sizes.get(id) ?? 0) * OF_PASSAGES && sections.get(id)?.has(name) !== true,
      );
      return [[name, new Set(about.map(([id]) => id))]];
    }),
  );
}

/** The terms of the names of sections, without the headings that they stand under, for each document of some passages. */
function sectionNames(tokenizer: Tokenizer, passages: readonly Passage[]): ReadonlyMap<string, ReadonlySet<string>> {
  const ofDocuments = Map.groupBy(passages, ({ document_id }) => document_id);
  return new Map(
    [...ofDocuments].map(([id, own]) => {
      const names = own.flatMap(({ heading }) => (heading ?? "").split(HEADING_STEP).slice(1));
      return [id, new Set(names.flatMap((name) => tokenizer.terms(name)))];
    }),
  );
}

const saysWhen = (word: string): boolean => isWeekday(word) || monthNamed(word) !== null;

/**
 * The names of a question that tell whom or what the document of a passage is about, where the passage, which holds these
 * terms, does not say so again: each of its sentences counts as holding them.
 */
export const subjectsIn = (
  { subjects }: Pick<Question, "subjects">,
  { document_id }: Passage,
  held: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set([...subjects].flatMap(([name, ids]) => (ids.has(document_id) && !held.has(name) ? [name] : [])));
