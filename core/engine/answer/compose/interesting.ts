import type { Tokenizer } from "../../index/tokens.ts";
import type { LibraryDocument } from "../library.ts";
import type { Group, Material } from "../writer.ts";
import { centralSentences } from "./central.ts";
import { createDraft, shown, type Draft } from "./draft.ts";
import type { Search } from "./find.ts";
import { framesFor } from "./frames.ts";
import { leansBack } from "./prose.ts";
import type { ToldSentence } from "./told-sentences.ts";

const MOST_READ = 24;
const MOST_TOLD = 3;
/** Sentences of a document among which the most telling is chosen. */
const TRIED = 8;

/** Every document with text; what is worth reading may be anywhere. */
export function gatherInteresting(search: Search, documents: readonly LibraryDocument[]): Promise<Group[]> {
  return Promise.all(
    documents
      .filter(({ chunk_count }) => chunk_count > 0)
      .slice(0, MOST_READ)
      .map(async (document) => ({
        label: document.name,
        document,
        passages: await search.library.passages(document.document_id),
      })),
  );
}

/** A telling passage of up to three documents: near the centre of its document, whole in itself, with something to know in it. */
export function writeInteresting(tokenizer: Tokenizer, { question, groups }: Material): Draft {
  const draft = createDraft();
  const frames = framesFor(question);
  const chosen = groups
    .flatMap((group) => {
      const [best] = centralSentences(tokenizer, group.passages, TRIED)
        .map((sentence) => ({ sentence, worth: worthReading(sentence) }))
        .toSorted((a, b) => b.worth - a.worth);
      return best ? [{ ...best, group }] : [];
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_TOLD);
  if (chosen.length === 0) draft.say(frames.noText);
  else draft.say(`${frames.interesting}\n`);
  for (const { sentence, group } of chosen) {
    draft.say(`\n- **${shown(group.document?.title ?? group.label)}**: `);
    draft.quote(sentence);
  }
  return draft.finish([], chosen.length > 0);
}

const SHORT = 60;
const LONG = 260;

/** Brackets and codes stand where a text refers elsewhere. Names and numbers are what there is to know; a sentence of middling length that needs no other is read gladly. */
function worthReading({ text }: ToldSentence): number {
  const names = Math.min(3, text.match(/(?<=\p{Ll}[,;]?\s)\p{Lu}\p{Ll}+/gu)?.length ?? 0);
  const numbers = Math.min(2, text.match(/\p{N}+/gu)?.length ?? 0);
  const fits = text.length >= SHORT && text.length <= LONG ? 2 : 0;
  const marks = /[()[\]]|\p{L}\p{N}/u.test(text) ? 4 : 0;
  return names + numbers + fits - marks - (leansBack(text) ? 3 : 0);
}
