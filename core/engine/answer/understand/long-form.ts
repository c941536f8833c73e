/** Letters and digits that may stand for words: "NMU", "R&D". */
const ABBREVIATION = /^\p{Lu}[\p{Lu}\p{N}&]{1,7}$/u;

/** Words without a letter in an abbreviation: "Fails To Build From Source", but "Department of Health". */
const LITTLE = /^(?:a|an|the|of|and|for|to|in|on|by|at|der|die|das|und|für|des|de|du|la|le|et|y|del|e|di|da|do)$/iu;

const WORD = /[\p{L}\p{N}]+/gu;

/** UTF-16 characters before a bracket among which the long form is. */
const LOOKED_BACK = 120;

/**
 * What an abbreviation stands for in the texts: "Non-Maintainer Upload (NMU)", "NMU (Non-Maintainer Upload)". The initials
 * of its words are the letters of the abbreviation. Null where no text says so; the most frequent where several do.
 */
export function longFormOf(abbreviation: string, texts: readonly string[]): string | null {
  if (!ABBREVIATION.test(abbreviation)) return null;
  const bracketed = new RegExp(`[(（]${abbreviation}s?[)）]`, "gu");
  const spelled = new RegExp(`(?<![\\p{L}\\p{N}])${abbreviation}s? ?[(（]([^()（）]{4,100})[)）]`, "gu");
  const found = texts.flatMap((text) => [
    ...[...text.matchAll(bracketed)].map(({ index }) =>
      endingAs(abbreviation, text.slice(Math.max(0, index - LOOKED_BACK), index)),
    ),
    ...[...text.matchAll(spelled)].map(([, inner = ""]) => {
      const form = endingAs(abbreviation, inner);
      return form === inner.replace(/\s+/gu, " ").trim() ? form : null;
    }),
  ]);
  const counts = Map.groupBy(
    found.filter((form) => form !== null),
    (form) => form.toLowerCase(),
  );
  const [first] = [...counts.values()].toSorted((one, other) => other.length - one.length);
  return first?.[0] ?? null;
}

/** The last words of a text whose initials are these letters; null where they are not. */
function endingAs(letters: string, text: string): string | null {
  const wanted = [...letters.toLowerCase().replace("&", "")];
  const words = [...text.matchAll(WORD)];
  let end = text.length;
  for (let word = words.pop(); word !== undefined; word = words.pop()) {
    const [own] = word;
    if (!/^[\s’'-]*$/u.test(text.slice(word.index + own.length, end))) return null;
    end = word.index;
    if (own.toLowerCase().startsWith(wanted.at(-1) ?? "")) wanted.pop();
    else if (!LITTLE.test(own)) return null;
    if (wanted.length === 0) return text.slice(word.index).replace(/\s+/gu, " ").trim();
  }
  return null;
}
