import type { Tokenizer } from "../../index/tokens.ts";
import type { Question } from "../understand/question.ts";
import type { Understood } from "../understand/understood.ts";
import { isWritten } from "../understand/words.ts";
import { wordsOfMatter } from "../verify/matter-words.ts";
import { isSurelyName } from "../verify/sure-names.ts";
import { synonymsOf } from "../verify/synonyms.ts";
import type { Material } from "../writer.ts";
import { textOf } from "./context.ts";
import type { Quotation } from "./draft.ts";
import { type HeldTerms, heldTerms, holds } from "./held-terms.ts";
import { lacksKind } from "./kind-held.ts";
import { isUnsure, SURELY_MEANT } from "./missing-word.ts";
import type { Quote } from "./quote.ts";
import { SURE } from "./rank-sentences.ts";

/** Whether no quote holds much of the question and a thing of the kind asked for, or none what may be so or not. */
export const isUnanswered = (
  tokenizer: Tokenizer,
  { understood, documents }: Pick<Material, "understood" | "documents">,
  question: Question,
  quotes: readonly Quote[],
): boolean =>
  (question.form === "yes_no" && lacksMatter(tokenizer, understood, question, documents, quotes)) ||
  quotes.every(
    (quote) =>
      isUnsureOf(understood, quote) ||
      (quote.row === null
        ? [...nearBest(quote), ...quote.items].every((own) => lacksKind(question, textOf(own)))
        : quote.row.cells.every(({ cell }) => !isValue(question, textOf(cell)) && lacksKind(question, textOf(cell)))),
  );

/** Words beside the figure of a cell that is a value, and no sentence with a number in it. */
const MOST_WORDS = 3;

/** Whether a cell is a figure, whose unit may stand in the head of its column; a sum counts nothing. */
const isValue = ({ wants }: Question, text: string): boolean =>
  wants !== "count" && /\p{N}/u.test(text) && (text.match(/\p{L}+/gu) ?? []).length <= MOST_WORDS;

/** The best sentence of a quote, the one before it and the one after it. A figure in any other sentence is about something else. */
function nearBest({ best, sentences }: Quote): readonly Quotation[] {
  const at = sentences.findIndex(({ start }) => start === best.start);
  return at < 0 ? sentences : sentences.slice(Math.max(0, at - 1), at + 2);
}

/** Whether no sign tells that a quote answers. */
const isUnsureOf = (understood: Material["understood"], { best, row }: Quote): boolean =>
  row === null &&
  best.isReply !== true &&
  best.counts !== true &&
  (best.defines ?? 0) < SURE &&
  isUnsure(understood, best);

/**
 * Whether no quote's passage writes a name of what may be so or not, or none holds more than half of the other words that say it,
 * and no language model finds it alike: "Tarn runs on Linux" has the name of "Does Tarn support tablets?" alone, and "a window opens"
 * is not about Windows.
 */
function lacksMatter(
  tokenizer: Tokenizer,
  understood: Understood,
  { related }: Pick<Question, "related">,
  documents: Material["documents"],
  quotes: readonly Quote[],
): boolean {
  if (quotes.some(({ best, row }) => best.isReply === true || row !== null || (best.likeness ?? 0) >= SURELY_MEANT))
    return false;
  const asked = wordsOfMatter(understood);
  const names = asked.filter((word) => isSurelyName(word, understood));
  const around = quotes.map(({ best: { passage } }) => {
    const title = documents.find(({ document_id }) => document_id === passage.document_id)?.title ?? "";
    return `${passage.document_name} ${title} ${passage.heading ?? ""} ${passage.content}`;
  });
  if (names.some(({ text }) => !around.some((own) => isWritten(own, text)))) return true;
  const others = asked.filter((word) => !names.includes(word));
  const isHeld = (held: HeldTerms, term: string): boolean =>
    [term, ...synonymsOf(tokenizer, term), ...(related.get(term)?.keys() ?? [])].some((own) => holds(held, own) > 0);
  return (
    others.length > 0 &&
    quotes.every(({ best, sentences, items }) => {
      const shown = [...sentences, ...items].map(textOf).join(" ");
      const held = heldTerms(tokenizer.terms(`${best.passage.heading ?? ""} ${shown}`));
      return others.filter(({ terms }) => terms.some((term) => isHeld(held, term))).length <= others.length / 2;
    })
  );
}
