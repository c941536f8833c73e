import type { Passage } from "../../engine.ts";
import { createDraft, type Draft, type DraftBuilder, type Quotation } from "./draft.ts";
import type { RankedSentence } from "./rank-sentences.ts";

/** The sentence or heading that leads to the list, then what it lists. */
export function writeList(draft: DraftBuilder, lead: RankedSentence, list: readonly Quotation[]): void {
  draft.quote(lead);
  draft.say("\n\n");
  writeItems(draft, list);
}

/** The list under the heading that the question names. */
export function writeListAlone(list: readonly Quotation[], passages: readonly Passage[]): Draft {
  const draft = createDraft();
  writeItems(draft, list);
  return draft.finish(passages, true);
}

export function writeItems(draft: DraftBuilder, list: readonly Quotation[]): void {
  list.forEach((item, index) => {
    draft.say(`${index > 0 ? "\n" : ""}${index + 1}. `);
    draft.quote(item);
  });
}
