/** Source of a pattern for these very words, whatever space is between them. */
export const wordsPattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/\s+/g, "\\s+");

/** Source of a pattern for English numbers from thirteen on that are one word: "fourteen", "forty". */
export const TEENS_AND_TENS = "(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty";
