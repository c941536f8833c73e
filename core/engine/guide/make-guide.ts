import type { Library } from "../answer/library.ts";
import type { Answer, AnswerRequest } from "../engine.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { guidePhrases } from "../languages/guide/guide-phrases.ts";
import { pageOf } from "../pages.ts";
import type { ParsedDocument } from "../parsed-document.ts";
import { dateOf, kindOf, titleOf } from "./facts.ts";
import type { Candidate, Guide, GuideRequest } from "./guide.ts";
import { headingCandidates } from "./heading-candidates.ts";
import { namesOf } from "./names.ts";
import { outlineOf, sectionsOf } from "./outline.ts";
import { sentenceCandidates } from "./sentence-candidates.ts";
import { tableCandidates } from "./table-candidates.ts";
import { countTerms, isTelling, tellingTerms } from "./terms.ts";
import { topicCandidates } from "./topic-candidates.ts";
import { tryQuestions } from "./try-questions.ts";
import { createWordUsage } from "./word-usage.ts";

type GuideLibrary = Pick<Library, "documents" | "passages" | "holding" | "read">;

export interface GuideDeps {
  /** All documents of the owner. */
  readonly library: GuideLibrary;
  readonly tokenizer: Tokenizer;
  /** Quotes, without a language model. */
  readonly answer: (request: AnswerRequest) => Promise<Answer>;
  /** Resolves when no person waits for an answer: awaited between the steps. */
  readonly quiet: () => Promise<unknown>;
}

const MOST_NAMES = 8;
const MOST_HEADINGS = 8;
const MOST_TERMS = 5;

/** Describes a document and finds questions that it answers; null where its text or its segments are not here. */
export async function makeGuide(deps: GuideDeps, { scope, document_id }: GuideRequest): Promise<Guide | null> {
  const document = await deps.library.read(document_id);
  if (!document || !(await isSearchable(deps.library, document_id))) return null;
  const phrases = guidePhrases(document.language);
  const sections = sectionsOf(document);
  const title = titleOf(document, phrases);
  const kind = kindOf(document, phrases);
  const counts = countTerms(deps.tokenizer, wordsOf(document));
  const ask = async (question: string) => {
    await deps.quiet();
    return deps.answer({
      scope: { ...scope, document_ids: [document_id] },
      question,
      history: [],
      top_k: 5,
      hybrid: true,
    });
  };
  const usage = createWordUsage(document.text);
  const candidates = inTurn(
    phrases
      ? [
          ...bySentences(deps.tokenizer, document, phrases, counts.single, usage),
          tableCandidates(document, phrases, usage),
          headingCandidates(sections, { phrases, title, kind, usage }),
        ]
      : [],
  );
  await deps.quiet();
  const terms = await tellingTerms(counts, deps.library, {
    most: MOST_TERMS,
    isTelling: (term) => isTelling(term, document.text, phrases),
  });
  const topics = phrases
    ? topicCandidates(terms, { text: document.text, headings: sections.map((section) => section.text), phrases, kind })
    : [];
  const questions = await tryQuestions([...candidates, ...topics], document_id, ask);
  return {
    title,
    kind,
    date: dateOf(document),
    names: namesOf(document, phrases, MOST_NAMES),
    headings: outlineOf(sections, { title, phrases, most: MOST_HEADINGS }),
    terms,
    questions: questions.map(({ text, start, end }) => ({ text, start, end, page: pageOf(document.pages, start) })),
  };
}

/** Before its segments are here, every question would fail. */
async function isSearchable({ documents, passages }: GuideLibrary, id: string): Promise<boolean> {
  const row = (await documents()).find(({ document_id }) => document_id === id);
  return row !== undefined && (row.chunk_count === 0 || (await passages(id)).length > 0);
}

/** The text without code and notes: who commented or changed it is not what it is about. */
const wordsOf = ({ text, blocks }: ParsedDocument): string =>
  blocks
    .filter(({ kind }) => kind !== "code" && kind !== "notes")
    .map(({ start, end }) => text.slice(start, end))
    .join("\n");

function bySentences(...about: Parameters<typeof sentenceCandidates>): readonly (readonly Candidate[])[] {
  const all = sentenceCandidates(...about);
  return (["fact", "definition"] as const).map((wanted) => all.filter(({ kind }) => kind === wanted));
}

/** The best of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly Candidate[])[]): readonly Candidate[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
