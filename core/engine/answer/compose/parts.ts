import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { LibraryDocument } from "../library.ts";
import type { AskedParts } from "../understand/asked-parts.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import type { Group, Material } from "../writer.ts";
import { centralSentences, frequencyOf, openingSentence } from "./central.ts";
import { createDraft, shown, type Draft, type DraftBuilder, type Quotation } from "./draft.ts";
import type { Search } from "./find.ts";
import { framesFor } from "./frames.ts";
import { sentences } from "../../sentences.ts";
import { lengthOf } from "./sections.ts";
import { writeSentences } from "./write-quotes.ts";
import { clauseNumbered, contentsOf, headedParts, type HeadedPart, partNumbered } from "./headings.ts";

/** Headings that are listed. */
const MOST_LISTED = 60;
/** Sentences that describe a part with no parts below it. */
const MOST_SENTENCES = 4;
/** Lines that are quoted of a clause. */
const MOST_LINES = 24;
/** UTF-16 characters of a part with no parts below it that is quoted whole. */
const SHORT = 1500;

interface FoundPart {
  readonly heading: Quotation;
  /** Its text with the heading, in passages that are cut to it. */
  readonly passages: readonly Passage[];
}

/** The parts of a document, or of the one part of it that is asked for; a clause, which has no heading, line by line. */
export type FoundParts =
  | { readonly of: FoundPart | null; readonly below: readonly FoundPart[] }
  | { readonly clause: readonly Quotation[] };

/** Documents of which the same part is shown, where none is named. */
const MOST_DOCUMENTS = 3;

/** One group a document; none where no document has such headings, or its text is not here. */
export async function gatherParts(
  search: Search,
  { document_id, part }: AskedParts,
  documents: readonly LibraryDocument[],
): Promise<Group[]> {
  const asked = documents.filter((own) => document_id === null || own.document_id === document_id);
  const groups: Group[] = [];
  for (const document of asked) {
    const group = await partOf(search, document, part);
    if (group) groups.push(group);
    if (groups.length === MOST_DOCUMENTS) break;
  }
  return groups;
}

async function partOf({ library }: Search, document: LibraryDocument, part: string | null): Promise<Group | null> {
  const read = await library.read(document.document_id);
  if (!read) return null;
  const all = headedParts(read);
  const asked = part === null ? null : partNumbered(all, part);
  const clause = asked === undefined && part !== null ? clauseNumbered(read, part) : undefined;
  if (asked === undefined && !clause) return null;
  const passages = await library.passages(document.document_id);
  if (asked === undefined) {
    const lines = clause ? linesOf(read, passages, clause) : [];
    return lines.length === 0 ? null : { label: document.name, document, passages, parts: { clause: lines } };
  }
  const [of = null] = asked ? foundIn(passages, [asked]) : [];
  const within = asked ? all.filter(({ start }) => start > asked.start && start < asked.until) : all;
  const below = foundIn(passages, contentsOf(within));
  if (asked ? !of : below.length === 0) return null;
  return { label: document.name, document, passages: of?.passages ?? passages, parts: { of, below } };
}

/** The lines of a range as they stand in the passages. */
const linesOf = (
  { blocks }: Pick<ParsedDocument, "blocks">,
  passages: readonly Passage[],
  range: { readonly start: number; readonly end: number },
): readonly Quotation[] =>
  blocks
    .filter(({ start, end }) => start >= range.start && end <= range.end)
    .slice(0, MOST_LINES)
    .flatMap(({ start, end }) =>
      passages.flatMap((passage) => {
        const own = { passage, start: Math.max(start, passage.start), end: Math.min(end, passage.end) };
        return own.start < own.end ? [own] : [];
      }),
    );

/** All that stands below a heading. */
const sentencesBelow = ({ heading, passages }: FoundPart): readonly Quotation[] =>
  passages.flatMap((passage) =>
    sentences(passage.content)
      .map((own): Quotation => ({ passage, start: passage.start + own.start, end: passage.start + own.end }))
      .filter(({ start }) => start >= heading.end),
  );

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
export function writeParts(tokenizer: Tokenizer, { question, groups }: Material): Draft {
  const draft = createDraft();
  const { fromDocuments } = framesFor(question);
  const told = groups.flatMap(({ parts, ...group }) => (parts ? [{ ...group, parts }] : []));
  const areClauses = told.every(({ parts }) => "clause" in parts);
  if (areClauses && told.length > 0) draft.say(`${fromDocuments}\n\n`);
  told.forEach(({ parts, ...group }, index) => {
    if (index > 0) draft.say("\n\n");
    if ("clause" in parts) writeSentences(draft, parts.clause);
    else writePart({ tokenizer, draft, question }, group, parts);
  });
  return draft.finish([], told.length > 0);
}

interface Writing {
  readonly tokenizer: Tokenizer;
  readonly draft: DraftBuilder;
  readonly question: string;
}

function writePart(
  { tokenizer, draft, question }: Writing,
  group: Pick<Group, "label" | "passages">,
  { of, below }: Extract<FoundParts, { readonly below: unknown }>,
): void {
  const { sections: word, firstOf } = framesFor(question);
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
  const isAlone = frequency && below.length === 0;
  if (of && isAlone && lengthOf(of.passages) <= SHORT) {
    draft.say("\n");
    writeSentences(draft, sentencesBelow(of));
    return;
  }
  const told = isAlone ? centralSentences(tokenizer, group.passages, MOST_SENTENCES, frequency) : [];
  for (const sentence of told) {
    draft.say("\n> ");
    draft.quote(sentence);
    draft.say("\n");
  }
}
