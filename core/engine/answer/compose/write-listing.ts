import type { Tokenizer } from "../../index/tokens.ts";
import { createDraft, shown, type Draft, type DraftBuilder } from "./draft.ts";
import type { Frames } from "../../languages/language.ts";
import { framesFor } from "./frames.ts";
import { listingRequest, type ListingRequest } from "../understand/listing-request.ts";
import { readQuestion } from "../understand/question.ts";
import { isProse } from "./prose.ts";
import { rankSentences } from "./rank-sentences.ts";
import type { Turns } from "../../turns.ts";
import type { Group, Material } from "../writer.ts";

const MOST_LISTED = 100;
const MOST_ITEMS = 40;
const MOST_SENTENCES = 12;

/** Lists documents, documents that mention something with where they do, or the items found; says how many there are. */
export async function writeListing(tokenizer: Tokenizer, material: Material, turn: Turns): Promise<Draft> {
  const request = listingRequest(tokenizer, material.question);
  const passages = material.groups.flatMap((group) => group.passages);
  const draft = createDraft();
  const frames = framesFor(material.question);
  if (material.groups.length === 0) {
    draft.say(
      request.of === "documents"
        ? frames.noneMentions(shown(request.topic), material.documents.length)
        : frames.notSaid,
    );
    return draft.finish([], false);
  }
  if (request.terms.length === 0) listInventory(draft, frames, material);
  else if (request.of === "documents") await listMentions(tokenizer, draft, frames, request, material, turn);
  else listItems(tokenizer, draft, frames, request, material.groups);
  return draft.finish(passages.slice(0, MOST_LISTED), true);
}

function listInventory(draft: DraftBuilder, frames: Frames, { groups }: Material): void {
  draft.say(`${frames.inventory(groups.length)}${listedOf(frames, groups.length)}:\n`);
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
  request: ListingRequest,
  { groups, documents }: Material,
  turn: Turns,
): Promise<void> {
  draft.say(
    `${frames.mention(shown(request.topic), groups.length, documents.length)}${listedOf(frames, groups.length)}:\n`,
  );
  const question = readQuestion(tokenizer, request.topic);
  for (const group of groups.slice(0, MOST_LISTED)) {
    await turn();
    draft.say(`\n- **${shown(group.label)}**: `);
    const ranked = rankSentences(tokenizer, question, group.passages);
    const best = ranked.find(({ text }) => isProse(text)) ?? ranked[0];
    if (best) draft.quote(best);
  }
}

function listItems(
  tokenizer: Tokenizer,
  draft: DraftBuilder,
  frames: Frames,
  request: ListingRequest,
  groups: readonly Group[],
): void {
  const items = groups.flatMap((group) => group.items ?? []);
  if (items.length > 1) {
    const first = items.length > MOST_ITEMS ? ` (${frames.firstOf(MOST_ITEMS)})` : "";
    draft.say(`${frames.items(items.length, groups.length)}${first}:\n`);
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
  draft.say(`${frames.saidAbout(shown(request.topic))}\n`);
  for (const sentence of telling.length > 0 ? telling : ranked.slice(0, 3)) {
    draft.say("\n- ");
    draft.quote(sentence);
  }
}

function listedOf(frames: Frames, count: number): string {
  return count > MOST_LISTED ? ` (${frames.firstOf(MOST_LISTED)})` : "";
}
