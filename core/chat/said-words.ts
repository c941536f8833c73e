/** The words of a text that is looked for. */
export const wordsIn = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean);

/** Case and accents make no difference. */
export const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
