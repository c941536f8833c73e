/**
 * How much of the expected text is there and in order, from 0 to 1: the F1 of words (as a bag) and of runs of three words.
 * Markdown and HTML marks are taken off both sides first.
 */
export interface Fidelity {
  readonly words: number;
  readonly order: number;
}

export function fidelity(actual: string, expected: string): Fidelity {
  const a = wordsOf(actual);
  const b = wordsOf(expected);
  return { words: f1(a, b), order: f1(grams(a), grams(b)) };
}

export function mean(all: readonly Fidelity[]): Fidelity & { readonly files: number } {
  const average = (pick: (one: Fidelity) => number) =>
    all.reduce((sum, one) => sum + pick(one), 0) / Math.max(1, all.length);
  return { words: average((one) => one.words), order: average((one) => one.order), files: all.length };
}

export function plainMarkdown(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?-->/g, " ")
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, " $1 ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, " $1 ")
    .replace(/^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/gm, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/&nbsp;/g, " ")
    .replace(/\\([_*#[\]])/g, "$1");
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function grams(words: readonly string[]): string[] {
  if (words.length < 3) return [words.join(" ")];
  return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
}

function f1(actual: readonly string[], expected: readonly string[]): number {
  if (expected.length === 0) return actual.length === 0 ? 1 : 0;
  const counts = new Map<string, number>();
  for (const word of expected) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of actual) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    shared++;
    counts.set(word, left - 1);
  }
  return (2 * shared) / (actual.length + expected.length);
}
