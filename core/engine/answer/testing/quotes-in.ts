/** The sentences quoted in an answer, best first, each quote as one text with its citations. */
export const quotesIn = (content: string): string[] =>
  content.split("\n\n").flatMap((block) => (block.startsWith("> ") ? [block.slice(2)] : []));
