import type { Tokenizer } from "../index/tokens.ts";
import { createDraft, shown, type Draft, type DraftBuilder } from "./draft.ts";
import { listingRequest, type ListingRequest } from "./listing-request.ts";
import { readQuestion } from "./question.ts";
import { rankSentences } from "./rank-sentences.ts";
import type { Group, Material } from "./writer.ts";

const MOST_LISTED = 100;
const MOST_ITEMS = 40;
const MOST_SENTENCES = 12;

/** Lists documents, documents that mention something with where they do, or the items found; says how many there are. */
export function writeListing(tokenizer: Tokenizer, material: Material): Draft {
  const request = listingRequest(tokenizer, material.question);
  const passages = material.groups.flatMap((group) => group.passages);
  const draft = createDraft();
  if (material.groups.length === 0) {
    draft.say(`None of the ${counted(material.documents.length, "document")} mentions ${quoted(request.topic)}.`);
    return draft.finish([], false);
  }
  if (request.terms.length === 0) listInventory(draft, material);
  else if (request.of === "documents") listMentions(tokenizer, draft, request, material);
  else listItems(tokenizer, draft, request, material.groups);
  return draft.finish(passages.slice(0, MOST_LISTED), true);
}

function listInventory(draft: DraftBuilder, { groups }: Material): void {
  draft.say(
    groups.length === 1
      ? "There is 1 document:\n"
      : `There are ${groups.length} documents${listedOf(groups.length)}:\n`,
  );
  for (const { document } of groups.slice(0, MOST_LISTED)) {
    if (!document) continue;
    const size = document.pages ? counted(document.pages, "page") : counted(document.words, "word");
    const title = document.title && document.title !== document.name ? `: ${shown(document.title)}` : "";
    draft.say(`\n- **${shown(document.name)}**${title} (${size})`);
  }
}

function listMentions(
  tokenizer: Tokenizer,
  draft: DraftBuilder,
  request: ListingRequest,
  { groups, documents }: Material,
): void {
  const verb = groups.length === 1 ? "mentions" : "mention";
  draft.say(
    `${groups.length} of ${counted(documents.length, "document")} ${verb} ${quoted(request.topic)}${listedOf(groups.length)}:\n`,
  );
  const question = readQuestion(tokenizer, request.topic);
  for (const group of groups.slice(0, MOST_LISTED)) {
    draft.say(`\n- **${shown(group.label)}**: `);
    const [best] = rankSentences(tokenizer, question, group.passages);
    if (best) draft.quote(best);
  }
}

function listItems(tokenizer: Tokenizer, draft: DraftBuilder, request: ListingRequest, groups: readonly Group[]): void {
  const items = groups.flatMap((group) => group.items ?? []);
  if (items.length > 1) {
    draft.say(
      `${items.length} items found in ${counted(groups.length, "document")}${items.length > MOST_ITEMS ? `, the first ${MOST_ITEMS} of them` : ""}:\n`,
    );
    for (const item of items.slice(0, MOST_ITEMS)) {
      draft.say("\n- ");
      draft.quote(item);
    }
    return;
  }
  const ranked = rankSentences(
    tokenizer,
    readQuestion(tokenizer, request.topic),
    groups.flatMap((group) => group.passages),
  );
  const telling = ranked.filter((sentence) => sentence.coverage >= 0.5).slice(0, MOST_SENTENCES);
  draft.say(`What the documents say about ${quoted(request.topic)}:\n`);
  for (const sentence of telling.length > 0 ? telling : ranked.slice(0, 3)) {
    draft.say("\n- ");
    draft.quote(sentence);
  }
}

function listedOf(count: number): string {
  return count > MOST_LISTED ? ` (the first ${MOST_LISTED} are listed)` : "";
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function quoted(topic: string): string {
  return `“${shown(topic)}”`;
}
