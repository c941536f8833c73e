/** Source of a pattern for these very words, whatever space is between them. */
export const wordsPattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/\s+/g, "\\s+");

/**
 * UTF-16 characters of a question that can have one of the forms we know, such as "compare … and …". Their patterns try
 * every way to part the text, so a longer question is read by its words alone.
 */
export const LONGEST_FORM = 400;
