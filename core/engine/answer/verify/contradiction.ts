import type { Tokenizer } from "../../index/tokens.ts";
import { questionLanguage } from "../understand/question-language.ts";
import { SAME_MATTER, shareOf, type Best } from "./best-sentences.ts";
import { hasOtherDoer, swapsDoer } from "./doers.ts";
import type { Evidence, Source } from "./evidence.ts";
import { impliesNegation, insertsNegation, negates, negatesElsewhere, opposes, withoutBounds } from "./polarity.ts";
import { turnsRelation } from "./relations.ts";
import { swappedAround } from "./roles.ts";
import type { Statement } from "./statement.ts";
import { isOfAnother } from "./subjects.ts";

/** "Surely" where a sentence of nearly the same words says otherwise, "perhaps" where other words seem to. */
export type Against = "surely" | "perhaps" | null;

/** Share of a statement that a sentence must have for a different order or an opposite to be sure. */
const CLOSE = 0.7;
/** Share that a sentence must have to deny it by more than a negation. */
const OTHERWISE = 0.6;

const SENTENCES = /[.!?]\s+\p{Lu}/u;

/** Across two sentences words belong together less surely. */
const UNSURE = 0.65;

interface Compared {
  readonly told: string;
  readonly source: Pick<Evidence, "text" | "isCell" | "isWhole">;
  readonly share: number;
}

function contradicts(
  tokenizer: Tokenizer,
  { told, source: { text: source, isCell, isWhole }, share }: Compared,
): Against {
  // What one cell of a row or one sentence of a cell negates another may say.
  const isLoose = isWhole || (isCell && SENTENCES.test(source));
  const asSure = share >= CLOSE && !isLoose ? "surely" : "perhaps";
  const [plain, given] = withoutBounds(told, source);
  if (insertsNegation(tokenizer, plain, given)) return "surely";
  if (negates(tokenizer, plain, given)) {
    const isFar = isFarFrom(tokenizer, told, share) || (isCell && negatesElsewhere(tokenizer, told, source));
    return impliesNegation(told, source) || isLoose || isFar ? "perhaps" : "surely";
  }
  // German nouns have capitals as names do, and its word order is free: the first noun may be the object.
  const isGerman = questionLanguage(told) === "de";
  // The heads of a cell have their own check.
  const other = isCell ? null : isOfAnother(tokenizer, told, source);
  if (other !== null) return isGerman ? "perhaps" : other === "perhaps" ? other : asSure;
  // In a sentence that says less of it these words may belong to something else.
  if (share < OTHERWISE) return null;
  if (turnsRelation(tokenizer, told, source)) return asSure;
  const swapped = swappedAround(tokenizer, told, source);
  const isOpposite = opposes(tokenizer, told, source);
  // "B is smaller than A" says what "A is larger than B" says: there the opposite and the other order go together.
  const isOther = swapped === "comparison" ? !isOpposite : swapped !== null || isOpposite;
  if (!isOther) return null;
  if (swapped === "perhaps" && !isOpposite) return "perhaps";
  return swapped !== null && isGerman ? "perhaps" : asSure;
}

/** Of a longer sentence only a part is shared: what the source negates may be something else. */
const isFarFrom = (tokenizer: Tokenizer, told: string, share: number): boolean =>
  share < CLOSE && tokenizer.terms(told).length >= LONGER;
const LONGER = 4;

/** By the sentence that says most of it, or by one that says as much. */
export function speaksAgainst(
  tokenizer: Tokenizer,
  statement: Statement,
  sources: readonly Source[],
  best: Best,
): Against {
  if (best.share < SAME_MATTER) return null;
  const { text: told } = statement;
  const { share, first } = best;
  const known = best.source.terms.terms;
  const isPair = best.text !== first.text;
  const swapped = swapsDoer(tokenizer, { told, source: best.text, known });
  const otherDoer = hasOtherDoer(tokenizer, told, best.text);
  const found: Against[] = [
    contradicts(tokenizer, {
      told,
      source: { ...first, text: best.text },
      share: isPair ? Math.min(share, UNSURE) : share,
    }),
    share >= CLOSE ? swapped : swapped && "perhaps",
    share >= CLOSE ? otherDoer : otherDoer && "perhaps",
  ];
  // Of two sentences the other may have the very word that the nearer one denies.
  const own = !isPair ? 0 : shareOf(statement, first.terms, [first]);
  if (own >= SAME_MATTER) found.push(contradicts(tokenizer, { told, source: first, share: own }));
  for (const sentence of sources.flatMap(({ sentences }) => sentences))
    if (sentence !== first && shareOf(statement, sentence.terms, [sentence]) >= share)
      found.push(contradicts(tokenizer, { told, source: sentence, share }));
  return found.includes("surely") ? "surely" : (found.find((one) => one !== null) ?? null);
}
