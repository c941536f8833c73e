/** An answer without the signs of its Markdown and without its citations: to be read in a list. */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/\s?\[\d{1,3}\](?!\()/g, "")
    .replace(/(\*\*|__|`)(.*?)\1/g, "$2")
    .replace(/^\s*(#{1,6}|[-*+]|>)\s+/gm, "")
    .trim();
}
