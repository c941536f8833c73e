import { doubtsOf } from "#core/chat/doubts.ts";
import { whyLost } from "#core/chat/why-lost.ts";
import { withPages } from "#core/chat/receipt-pages.ts";
import { EXTRACTIVE, type Answer, type AnswerRequest } from "#core/engine/engine.ts";
import type { ServedDeps } from "./served-answer.ts";
import { placeOf } from "./source-links.ts";

/**
 * What a reader of plain text is told after sentences that the documents do not support: which, what of them is not
 * found, and what the documents say instead, in their own words; and which sentences are held in part only. Empty where every
 * sentence is checked.
 */
export async function correctionOf(
  deps: ServedDeps,
  request: AnswerRequest,
  { content, receipts, generator }: Answer,
): Promise<string> {
  const failed = receipts.filter(({ supported }) => !supported);
  const unchecked = uncheckedIn({ content, receipts });
  if (generator.id === EXTRACTIVE) return "";
  if (failed.length === 0) return unchecked;
  const lines = failed.map(({ from, to, missing = [] }) => {
    const what = missing.length > 0 ? ` Not found: ${missing.join(", ")}.` : "";
    return `Correction: the documents do not support “${content.slice(from, to).trim()}”${what}`;
  });
  return `\n\n${[...lines, ...(await ownWords(deps, request))].join("\n")}${unchecked}`;
}

/**
 * What a reader of plain text is told of a language model that failed: that none wrote the answer, or that it broke off.
 * Empty where the answer is whole.
 */
export function failureOf({ generator, lost = [], broken }: Answer): string {
  if (broken) return `\n\nThe answer broke off. ${broken.detail}`;
  if (generator.id !== EXTRACTIVE || lost.length === 0) return "";
  return `\n\nNo language model wrote this answer. ${whyLost(lost)}`;
}

/** Names the sentences whose words could be found in part only. */
function uncheckedIn(answer: Pick<Answer, "content" | "receipts">): string {
  const sentences = doubtsOf(answer).wording_unchecked.map((sentence) => `“${sentence}”`);
  return sentences.length === 0 ? "" : `\n\nWording not checked, compare it with the source: ${sentences.join(" ")}`;
}

async function ownWords(deps: ServedDeps, request: AnswerRequest): Promise<string[]> {
  const answer = await deps.engine.answer({ ...request, model: EXTRACTIVE });
  const { passages, answered } = answer;
  const receipts = await withPages(deps, request.scope.owner, answer);
  const [best] = receipts.flatMap(({ citation }) => citation ?? []);
  const quotes = receipts.flatMap(({ citation, quote, page }) =>
    citation === best && quote ? [{ words: quote.trim(), page }] : [],
  );
  // A short answer comes first; its sentence says more.
  const [quote] = quotes.toSorted((a, b) => b.words.length - a.words.length);
  const passage = passages[(best ?? 0) - 1];
  return answered && quote && passage
    ? [`They say: “${quote.words}” (${placeOf({ ...passage, page: quote.page })})`]
    : [];
}
