import type { Tokenizer } from "../../index/tokens.ts";
import { SAME_MATTER, shareOf, type Best } from "./best-sentences.ts";
import type { Source } from "./evidence.ts";
import { negates, opposes } from "./polarity.ts";
import { turnsRelation } from "./relations.ts";
import { swappedAround } from "./roles.ts";
import type { Statement } from "./statement.ts";
import { isOfAnother } from "./subjects.ts";

/** "B is smaller than A" says what "A is larger than B" says: there the opposite and the other order go together. */
function contradicts(
  tokenizer: Tokenizer,
  { told, source, share }: { readonly told: string; readonly source: string; readonly share: number },
): boolean {
  if (negates(tokenizer, told, source)) return true;
  // In a sentence that says less of it these words may belong to something else.
  if (share < OTHERWISE) return false;
  if (turnsRelation(tokenizer, told, source)) return true;
  const swapped = swappedAround(tokenizer, told, source);
  const isOpposite = opposes(tokenizer, told, source);
  return swapped === "comparison" ? !isOpposite : swapped !== null || isOpposite;
}

/** Share of a statement that a sentence must have to deny it by more than a negation. */
const OTHERWISE = 0.6;

/** By the sentence that says most of it, or by one that says as much. */
export function isDenied(tokenizer: Tokenizer, statement: Statement, sources: readonly Source[], best: Best): boolean {
  if (best.share < SAME_MATTER) return false;
  const { text } = statement;
  const { share } = best;
  if (contradicts(tokenizer, { told: text, source: best.text, share }) || isOfAnother(tokenizer, text, best.text))
    return true;
  const isPair = best.text !== best.first.text;
  const own = isPair ? shareOf(statement, best.first.terms, [best.first]) : 0;
  // Of two sentences the other may have the very word that the nearer one denies.
  if (own >= SAME_MATTER && contradicts(tokenizer, { told: text, source: best.first.text, share: own })) return true;
  return sources.some((source) =>
    source.sentences.some(
      (sentence) =>
        sentence !== best.first &&
        shareOf(statement, sentence.terms, [sentence]) >= best.share &&
        contradicts(tokenizer, { told: text, source: sentence.text, share }),
    ),
  );
}
