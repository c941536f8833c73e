import type { Message } from "../chat/message.ts";
import type { Passage } from "#core/engine/engine.ts";
import { plainWords } from "./plain-words.ts";

/** Characters of an answer that is kept as the right one; a longer one says more than a question asks. */
const LONGEST = 2000;

/** What of a good answer is the right one from now on: its short answer, its first quote, or all it says. */
export function expectedOf({ content, metadata }: Message): string {
  const { answered, receipts = [] } = metadata.answer ?? {};
  if (answered === false) return "The documents do not say.";
  const short = /\*\*([^*]{1,200})\*\*/.exec(content)?.[1]?.trim();
  const quote = receipts.find((receipt) => receipt.quote)?.quote?.trim();
  return (short ?? quote ?? plainWords(content)).slice(0, LONGEST);
}

/** The passage that the first quote is from. */
export function firstQuoted({ metadata }: Message): Passage | undefined {
  const { passages = [], receipts = [] } = metadata.answer ?? {};
  const first = receipts.find(({ citation }) => citation !== null)?.citation;
  return first ? passages[first - 1] : undefined;
}
