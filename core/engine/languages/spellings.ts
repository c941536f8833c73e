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
