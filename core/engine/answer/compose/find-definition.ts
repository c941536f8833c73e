import type { Passage } from "../../engine.ts";
import { sentences } from "../../sentences.ts";
import type { LibraryDocument } from "../library.ts";
import { type Definition, readDefinition } from "../understand/definition.ts";
import { longFormOf } from "../understand/long-form.ts";
import { documentsOfSide } from "../understand/named-documents.ts";
import type { Group } from "../writer.ts";
import { distinct, find, type Search } from "./find.ts";
import { OPENS, sectionOpening } from "./section-opening.ts";

const PASSAGES_THAT_MAY_DEFINE = 24;

/** The best passages, those first that define the thing; an abbreviation is also looked for by what it stands for there. */
export async function findDefinition(
  search: Search,
  question: string,
  definition: Definition,
  documents: readonly LibraryDocument[],
): Promise<Required<Pick<Group, "passages" | "longForm">>> {
  const found = await find(search, question, { top_k: Math.max(search.request.top_k, PASSAGES_THAT_MAY_DEFINE) });
  const longForm = longFormOf(
    definition.thing,
    found.flatMap(({ heading, content }) => [heading ?? "", content]),
  );
  const spelled = longForm === null ? [] : await find(search, longForm);
  // "What did the author mean by …?" has words that what is asked for need not hold.
  const alone = isAskedAlone(search, question, definition) ? [] : await find(search, definition.thing);
  const { strengthOf } = readDefinition(question, longForm) ?? definition;
  const titled = documentsOfSide(search.tokenizer, definition.thing, documents).slice(0, 2);
  const openings = await Promise.all(
    titled.map(async ({ document_id }) => (await search.library.passages(document_id)).slice(0, OPENING)),
  );
  const openingIn = sectionOpening(definition.thing);
  const strength = (passage: Passage): number =>
    Math.max(
      openingIn(passage) === null ? 0 : OPENS,
      ...sentences(passage.content).map(({ start, end }) => strengthOf(passage.content.slice(start, end))),
    );
  const told = (passages: readonly Passage[], later: number) =>
    passages.map((passage, rank) => ({ passage, strength: strength(passage) - rank * later }));
  const defining = [
    ...told(distinct([...found, ...alone, ...spelled]), LATER),
    ...openings.flatMap((opening) => told(opening, LATER_IN_OPENING)),
  ]
    .filter((one) => one.strength > 0.2)
    .sort((a, b) => b.strength - a.strength)
    .map(({ passage }) => passage);
  const first = distinct(defining).slice(0, MOST_DEFINING);
  const passages = distinct([...first, ...alone, ...found]).slice(0, search.request.top_k);
  return { passages, longForm };
}

const MOST_DEFINING = 3;
/** What a passage loses for each that was found before it, and for each before it at the beginning of a document. */
const LATER = 0.02;
const LATER_IN_OPENING = 0.005;
/** Passages at the beginning of a document of that name: what it is about is told after its title and contents. */
const OPENING = 40;

/** Whether the question has no words but those of the thing. */
function isAskedAlone({ tokenizer }: Search, question: string, { thing }: Definition): boolean {
  const own = new Set(tokenizer.terms(thing));
  return tokenizer.terms(question).every((term) => own.has(term));
}
