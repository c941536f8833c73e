/**
 * What British and American English spell in two ways, after the groups of "American and British English spelling
 * differences" (Wikipedia): "colour", "licence", "organise", "analyse", "centre", "catalogue", "programme". Each stands at
 * the end of a word, before an ending at most.
 */
export const SPELLINGS: readonly (readonly [british: string, american: string])[] = [
  ["our", "or"],
  ["ence", "ense"],
  ["ise", "ize"],
  ["isation", "ization"],
  ["ising", "izing"],
  ["yse", "yze"],
  ["ysing", "yzing"],
  ["tre", "ter"],
  ["bre", "ber"],
  ["ogue", "og"],
  ["gramme", "gram"],
  ["grey", "gray"],
];

/** After such an end of a word. */
export const AFTER_SPELLING = "s|d|ed|r|rs|er|ers|ing|able|al|ful|less|hood|ite|ites";

/** English contractions that without their apostrophe are no other words: "were" may be meant. */
export const CONTRACTIONS: readonly string[] =
  "what's who's where's how's when's that's there's isn't aren't wasn't weren't don't doesn't didn't hasn't haven't hadn't couldn't shouldn't wouldn't mustn't".split(
    " ",
  );
