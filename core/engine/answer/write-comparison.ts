import type { Tokenizer } from "../index/tokens.ts";
import { comparedSides } from "./compared-sides.ts";
import { createDraft, shown, type Draft, type Quotation } from "./draft.ts";
import { readQuestion } from "./question.ts";
import { rankSentences } from "./rank-sentences.ts";
import { centralSentences } from "./write-summary.ts";
import type { Group, Material } from "./writer.ts";

const EACH = 2;

/** Side by side: a section for each document or side, with the sentences about it. */
export function writeComparison(tokenizer: Tokenizer, { question, groups }: Material): Draft {
  const draft = createDraft();
  const told = groups.map((group) => ({ group, chosen: sentencesOf(tokenizer, question, group) }));
  const retrieved = groups.flatMap((group) => group.passages);
  if (told.every(({ chosen }) => chosen.length === 0)) {
    draft.say("The documents do not say enough about these to compare them.");
    return draft.finish(retrieved, false);
  }
  draft.say(groups.length === 1 ? "There is only one document to look at:\n" : "Side by side:\n");
  for (const { group, chosen } of told) {
    draft.say(`\n### ${shown(group.label)}\n\n`);
    if (chosen.length === 0) draft.say("The documents do not say.\n");
    for (const sentence of chosen) {
      draft.say("- ");
      draft.quote(sentence);
      draft.say("\n");
    }
  }
  return draft.finish(retrieved, true);
}

function sentencesOf(tokenizer: Tokenizer, question: string, group: Group): Quotation[] {
  const { topic } = comparedSides(question);
  const wanted = readQuestion(tokenizer, group.document ? (topic ?? "") : `${group.label} ${topic ?? ""}`);
  if (wanted.terms.length === 0) return centralSentences(tokenizer, group.passages, EACH);
  const ranked = rankSentences(tokenizer, wanted, group.passages).filter((sentence) => sentence.coverage >= 0.5);
  return ranked.slice(0, EACH);
}
