/** Compatibility forms, case and, where they are only decoration, accents are made equal. */
export function fold(word: string): string {
  if (/^[a-z0-9]+$/.test(word)) return word;
  const lower = word.normalize("NFKC").toLowerCase();
  if (!/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøłđıς]/gu, (letter) => LETTERS[letter] ?? letter);
}

const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i", ς: "σ" };
