import type { Tokenizer } from "../../index/tokens.ts";
import type { Frames } from "../../languages/language.ts";
import type { Turns } from "../../turns.ts";
import type { LibraryDocument } from "../library.ts";
import type { Request } from "../understand/understood.ts";
import type { Group, Material } from "../writer.ts";
import { createDraft, shown, type Draft, type DraftBuilder, type Quotation } from "./draft.ts";
import { filesAsked } from "./files.ts";
import { find, type Search } from "./find.ts";
import { nothingFits } from "./ask-back.ts";
import { framesFor } from "./frames.ts";
import { writeWords } from "./write-quotes.ts";
import { byDocument } from "./groups.ts";
import { thingsListed } from "./listed-things.ts";
import { mentionsOf } from "./mentions.ts";
import { isProse } from "./prose.ts";
import { coverage, toldSentences } from "./told-sentences.ts";

export type ListingRequest = Extract<Request, { readonly kind: "listing" }>;

const MOST_LISTED = 100;
const MOST_ITEMS = 40;
const MOST_SENTENCES = 5;
/** Passages looked at for the quote of one document, and for the lists that things may stand in. */
const PASSAGES_PER_DOCUMENT = 4;
const PASSAGES_WITH_THINGS = 16;

/** Every document in scope, every document that mentions the topic, or the passages whose lists it may stand in. */
export async function gatherListing(
  search: Search,
  question: string,
  request: ListingRequest,
  documents: readonly LibraryDocument[],
): Promise<Group[]> {
  if (request.terms.length === 0)
    return (request.files ? filesAsked(request.files, documents) : documents).map((document) => ({
      label: document.name,
      document,
      passages: [],
    }));
  if (request.of === "documents") return gatherMentions(search, question, request, documents);
  const found = await find(search, request.topic, { top_k: Math.max(search.request.top_k, PASSAGES_WITH_THINGS) });
  const groups = byDocument(
    found.filter((passage) => isAbout(search, request, passage)),
    documents,
  );
  return Promise.all(groups.map(async (group) => ({ ...group, items: await thingsListed(search, request, group) })));
}

/** Says all of the topic's words, with its heading and the name of its document; of a long topic most of them. */
function isAbout({ tokenizer }: Search, { terms, sorts }: ListingRequest, passage: Group["passages"][number]): boolean {
  const { document_name, heading, content } = passage;
  const held = new Set(tokenizer.terms(`${document_name.replace(/[_.-]+/g, " ")} ${heading ?? ""} ${content}`));
  const telling = sorts.size < terms.length ? terms.filter((term) => !sorts.has(term)) : terms;
  return coverage(telling, held) >= (telling.length <= 2 ? 1 : MOST_OF_TOPIC);
}

const MOST_OF_TOPIC = 0.7;

/** Of each document that mentions the topic, or does not, where it does. */
async function gatherMentions(
  search: Search,
  question: string,
  { topic, isNegated }: ListingRequest,
  documents: readonly LibraryDocument[],
): Promise<Group[]> {
  const mentions = await mentionsOf(search, question, topic, documents);
  if (isNegated)
    return documents
      .filter(({ document_id }) => !mentions.has(document_id))
      .map((document) => ({ label: document.name, document, passages: [] }));
  const holding = documents
    .flatMap((document) => {
      const mention = mentions.get(document.document_id);
      return mention ? [{ document, ...mention }] : [];
    })
    .toSorted((a, b) => b.passages - a.passages);
  return Promise.all(
    holding.map(async ({ document, terms }, index) => ({
      label: document.name,
      document,
      terms,
      passages:
        index < MOST_LISTED
          ? await find(search, topic, { top_k: PASSAGES_PER_DOCUMENT, document_ids: [document.document_id] })
          : [],
    })),
  );
}

/** Lists documents, documents that mention something with where they do, or the things found; says how many there are. */
export async function writeListing(
  tokenizer: Tokenizer,
  material: Material,
  request: ListingRequest,
  turn: Turns,
): Promise<Draft> {
  const { question, groups, documents } = material;
  const draft = createDraft();
  const frames = framesFor(question);
  if (request.files) {
    if (groups.length === 0) draft.say(frames.noSuchFile);
    else listInventory(draft, frames, groups, request.files.order === null ? groups.length : documents.length);
    return draft.finish([], true);
  }
  if (groups.length === 0) {
    draft.say(request.of === "documents" ? noneOf(frames, request, material) : nothingFits(frames, material));
    return draft.finish([], false);
  }
  if (request.terms.length === 0) listInventory(draft, frames, groups, groups.length);
  else if (request.of === "documents") await listMentions(tokenizer, draft, frames, request, material, turn);
  else listThings(tokenizer, draft, frames, request, groups);
  return draft.finish(groups.flatMap(({ passages }) => passages).slice(0, MOST_LISTED), true);
}

function noneOf(frames: Frames, { topic, isNegated }: ListingRequest, { documents, unread }: Material): string {
  const total = documents.length;
  if (isNegated) return `${frames.mention(shown(topic), total, total)}.`;
  return unread.length > 0 ? frames.noneSoFar([`“${shown(topic)}”`]) : frames.noneMentions(shown(topic), total);
}

/** `total` documents, of which `groups` are listed. */
function listInventory(draft: DraftBuilder, frames: Frames, groups: readonly Group[], total: number): void {
  draft.say(`${frames.inventory(total)}${listedOf(frames, total, groups.length)}:\n`);
  for (const { document } of groups.slice(0, MOST_LISTED)) {
    if (!document) continue;
    const size = document.pages ? frames.pages(document.pages) : frames.words(document.words);
    const title = document.title && document.title !== document.name ? `: ${shown(document.title)}` : "";
    draft.say(`\n- **${shown(document.name)}**${title} (${size})`);
  }
}

async function listMentions(
  tokenizer: Tokenizer,
  draft: DraftBuilder,
  frames: Frames,
  { topic, terms: asked, isNegated }: ListingRequest,
  { groups, documents }: Material,
  turn: Turns,
): Promise<void> {
  const said = isNegated ? frames.notMention : frames.mention;
  draft.say(`${said(shown(topic), groups.length, documents.length)}${listedOf(frames, groups.length)}:\n`);
  for (const { label, passages, terms = asked } of groups.slice(0, MOST_LISTED)) {
    await turn();
    draft.say(`\n- **${shown(label)}**`);
    const [best] = mostTelling(tokenizer, terms, passages, 1);
    if (!best) continue;
    draft.say(": ");
    writeWords(draft, best);
  }
}

function listThings(
  tokenizer: Tokenizer,
  draft: DraftBuilder,
  frames: Frames,
  { topic, terms }: ListingRequest,
  groups: readonly Group[],
): void {
  const listing = groups.filter(({ items = [] }) => items.length > 1);
  const items = listing.flatMap(({ items: own = [] }) => own);
  const passages = groups.flatMap((group) => group.passages);
  if (items.length > 1) {
    const first = items.length > MOST_ITEMS ? ` (${frames.firstOf(MOST_ITEMS)})` : "";
    draft.say(`${frames.items(items.length, listing.length)}${first}:\n`);
    quoteEach(draft, items.slice(0, MOST_ITEMS));
    return;
  }
  draft.say(`${frames.saidAbout(shown(topic))}\n`);
  quoteEach(draft, mostTelling(tokenizer, terms, passages, MOST_SENTENCES));
}

function quoteEach(draft: DraftBuilder, quotations: readonly Quotation[]): void {
  for (const quotation of quotations) {
    draft.say("\n- ");
    writeWords(draft, quotation);
  }
}

/** The sentences that hold most of the terms, running text first. */
function mostTelling(
  tokenizer: Tokenizer,
  terms: readonly string[],
  passages: Group["passages"],
  count: number,
): Quotation[] {
  const ranked = passages
    .flatMap((passage) => toldSentences(tokenizer, passage))
    .map((sentence) => ({
      sentence,
      worth: coverage(terms, sentence.terms) + (isProse(sentence.text) ? 0.3 : 0),
    }))
    .toSorted((a, b) => b.worth - a.worth);
  const least = Math.min(0.5, ranked[0]?.worth ?? 0);
  return ranked
    .filter(({ worth }) => worth >= least)
    .slice(0, count)
    .map(({ sentence }) => sentence);
}

/** Says how many of `total` are listed, of the `given` ones, where those are not all. */
function listedOf(frames: Frames, total: number, given = total): string {
  const listed = Math.min(given, MOST_LISTED);
  return listed < total ? ` (${frames.firstOf(listed)})` : "";
}
