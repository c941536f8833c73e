/** Why a passage was found, in words. */
export function reasonOf(why: { readonly words: readonly string[]; readonly similarity: number | null }): string {
  const words = [...new Set(why.words.map((word) => word.toLowerCase()))].slice(0, 5);
  const byWords = words.length > 0 ? `Matching words: ${words.join(", ")}` : "";
  const byMeaning = why.similarity !== null && why.similarity > 0.3 ? "similar meaning" : "";
  return [byWords, byWords ? byMeaning : "Similar meaning"].filter(Boolean).join(" · ");
}
