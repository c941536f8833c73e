/** Names that are said; the others are counted. */
const NAMED = 5;

/** "“a.md”, “b.md” and 12 more" */
export function namesInShort(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  const more = names.length - NAMED;
  if (more > 0) return `${quoted.slice(0, NAMED).join(", ")} and ${more.toLocaleString("en")} more`;
  const last = quoted.at(-1) ?? "";
  return quoted.length > 1 ? `${quoted.slice(0, -1).join(", ")} and ${last}` : last;
}
