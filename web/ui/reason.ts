/** Similarity from which "similar meaning" is worth saying beside matching words. */
const SIMILAR = 0.3;

/** Why a passage was found, in words. One found by neither words nor similarity was taken to stand for its document. */
export function reasonOf(why: { readonly words: readonly string[]; readonly similarity: number | null }): string {
  const words = [...new Set(why.words.map((word) => word.toLowerCase()))].slice(0, 5);
  if (words.length === 0) return why.similarity === null ? "Taken from the whole document" : "Similar meaning";
  const byMeaning = why.similarity !== null && why.similarity > SIMILAR ? " · similar meaning" : "";
  return `Matching words: ${words.join(", ")}${byMeaning}`;
}
