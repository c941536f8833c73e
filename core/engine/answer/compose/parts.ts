import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { LibraryDocument } from "../library.ts";
import type { AskedParts } from "../understand/asked-parts.ts";
import type { Group, Material } from "../writer.ts";
import { centralSentences, frequencyOf, openingSentence } from "./central.ts";
import { createDraft, shown, type Draft, type Quotation } from "./draft.ts";
import type { Search } from "./find.ts";
import { framesFor } from "./frames.ts";
import { contentsOf, headedParts, type HeadedPart, partNumbered } from "./headings.ts";

/** Headings that are listed. */
const MOST_LISTED = 60;
/** Sentences that describe a part with no parts below it. */
const MOST_SENTENCES = 4;

interface FoundPart {
  readonly heading: Quotation;
  /** Its text with the heading, in passages that are cut to it. */
  readonly passages: readonly Passage[];
}

/** The parts of a document, or of the one part of it that is asked for. */
export interface FoundParts {
  readonly of: FoundPart | null;
  readonly below: readonly FoundPart[];
}

/** None where the document has no such headings, or its text is not here. */
export async function gatherParts(
  { library }: Search,
  { document_id, part }: AskedParts,
  documents: readonly LibraryDocument[],
): Promise<Group[]> {
  const document = documents.find((own) => own.document_id === document_id);
  const read = document && (await library.read(document_id));
  if (!read) return [];
  const all = headedParts(read);
  const asked = part === null ? null : partNumbered(all, part);
  if (asked === undefined) return [];
  const passages = await library.passages(document_id);
  const [of = null] = asked ? foundIn(passages, [asked]) : [];
  const within = asked ? all.filter(({ start }) => start > asked.start && start < asked.until) : all;
  const below = foundIn(passages, contentsOf(within));
  if (asked ? !of : below.length === 0) return [];
  return [{ label: document.name, document, passages: of?.passages ?? passages, parts: { of, below } }];
}

/** Parts with their text; both in reading order, so that each passage is looked at for its own parts alone. */
function foundIn(passages: readonly Passage[], parts: readonly HeadedPart[]): FoundPart[] {
  let from = 0;
  return parts.flatMap(({ start, end, until }) => {
    while ((passages[from]?.end ?? Infinity) <= start) from += 1;
    const cut: Passage[] = [];
    for (let at = from; at < passages.length; at++) {
      const passage = passages[at];
      if (!passage || passage.start >= until) break;
      cut.push(...cutTo(passage, start, until));
    }
    const [first] = cut;
    return first ? [{ heading: { passage: first, start, end }, passages: cut }] : [];
  });
}

function cutTo(passage: Passage, from: number, to: number): Passage[] {
  const start = Math.max(passage.start, from);
  const end = Math.min(passage.end, to);
  if (start >= end) return [];
  return [{ ...passage, start, end, content: passage.content.slice(start - passage.start, end - passage.start) }];
}

/** The headings of a document in order; of one part its heading, and sentences that tell what stands below it. */
export function writeParts(tokenizer: Tokenizer, { question, groups: [group] }: Material): Draft {
  const draft = createDraft();
  const { sections: word, firstOf } = framesFor(question);
  if (!group?.parts) return draft.finish([], false);
  const { of, below } = group.parts;
  if (of) draft.quote(of.heading, { bold: true });
  else draft.say(shown(group.label));
  if (below.length > 0) draft.say(` · ${word}: ${below.length}`);
  if (below.length > MOST_LISTED) draft.say(` (${firstOf(MOST_LISTED)})`);
  draft.say("\n");
  const frequency = of && frequencyOf(tokenizer, group.passages);
  for (const { heading, passages } of below.slice(0, MOST_LISTED)) {
    draft.say("\n- ");
    const first = frequency && openingSentence(tokenizer, passages, frequency);
    const opening = first && first.start >= heading.end ? first : null;
    draft.quote(heading, { bold: of !== null, cite: opening === null });
    if (!opening) continue;
    draft.say(": ");
    draft.quote(opening);
  }
  const isWhole = frequency && below.length === 0;
  const told = isWhole ? centralSentences(tokenizer, group.passages, MOST_SENTENCES, frequency) : [];
  for (const sentence of told) {
    draft.say("\n> ");
    draft.quote(sentence);
    draft.say("\n");
  }
  return draft.finish([], true);
}
