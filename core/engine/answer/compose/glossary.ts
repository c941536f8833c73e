import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { textOf } from "./context.ts";
import type { Quotation } from "./draft.ts";
import { isProse } from "./prose.ts";
import { sentences } from "../../sentences.ts";

/** Characters between one paragraph and the next. */
const PARAGRAPH_GAP = 4;

/** The entry of a glossary: a line that is the thing itself, and the sentence under it; null where there is none. */
export function glossaryEntry(
  tokenizer: Tokenizer,
  thing: string,
  passages: readonly Passage[],
): readonly [Quotation, Quotation] | null {
  const wanted = tokenizer.terms(thing).join(" ");
  if (wanted === "") return null;
  for (const passage of passages) {
    const lines = sentences(passage.content).map(({ start, end }) => ({
      passage,
      start: passage.start + start,
      end: passage.start + end,
    }));
    for (const [at, line] of lines.entries()) {
      const next = lines[at + 1];
      if (!next || next.start - line.end > PARAGRAPH_GAP || !isProse(textOf(next))) continue;
      if (tokenizer.terms(textOf(line)).join(" ") === wanted) return [line, next];
    }
  }
  return null;
}
