/** Source of a pattern for these very words, whatever space is between them. */
export const wordsPattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/\s+/g, "\\s+");

/**
 * UTF-16 characters of a question that can have one of the forms we know, such as "compare … and …". Their patterns try
 * every way to part the text, so a longer question is read by its words alone.
 */
export const LONGEST_FORM = 400;

/** Source of a pattern for English numbers from two on that are one word: "seven", "fourteen", "forty". */
export const FROM_TWO =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty";
