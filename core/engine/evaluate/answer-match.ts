const ARTICLES = /(?<![\p{L}\p{N}])(?:a|an|the)(?![\p{L}\p{N}])/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/**
 * Tokens as the official SQuAD evaluation compares them (Rajpurkar et al. 2016): lower case, without punctuation and
 * English articles, split at spaces. Scripts without spaces are compared by character, as XQuAD's MLQA script does.
 */
export function answerTokens(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{P}$+<=>^`|~]/gu, "")
    .replace(ARTICLES, " ")
    .replace(UNSPACED, " $& ")
    .split(/\s+/u)
    .filter((token) => token !== "");
}

export function isExactMatch(given: string, expected: string): boolean {
  return answerTokens(given).join(" ") === answerTokens(expected).join(" ");
}

/** Harmonic mean of token precision and recall, 0–1. */
export function tokenF1(given: string, expected: string): number {
  const left = answerTokens(given);
  const right = answerTokens(expected);
  if (left.length === 0 || right.length === 0) return left.length === right.length ? 1 : 0;
  const shared = sharedCount(left, right);
  if (shared === 0) return 0;
  const precision = shared / left.length;
  const recall = shared / right.length;
  return (2 * precision * recall) / (precision + recall);
}

function sharedCount(left: readonly string[], right: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const token of right) counts.set(token, (counts.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of left) {
    const count = counts.get(token) ?? 0;
    if (count === 0) continue;
    counts.set(token, count - 1);
    shared++;
  }
  return shared;
}

/** Whether the expected tokens stand in a row somewhere in the given text. */
export function containsAnswer(given: string, expected: string): boolean {
  const wanted = answerTokens(expected).join(" ");
  return wanted !== "" && ` ${answerTokens(given).join(" ")} `.includes(` ${wanted} `);
}
