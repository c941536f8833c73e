/** Characters without white space below which a page says too little to be judged. */
const FEWEST = 40;
/** Share of characters that are no text at which a layer is of no use. */
const NO_TEXT_SHARE = 0.3;
/** Latin letters below which a page is not judged by its words. */
const FEWEST_LETTERS = 100;
/** Of a language in Latin script 30 to 50 % of the letters are vowels, of letters drawn by chance 20 %. */
const VOWEL_SHARE = 0.2;
const WORD_SHARE = 0.3;

/** Replacement characters, private use, control characters and code points that stand for nothing. */
const NO_TEXT = /[\ufffd\p{Co}\p{Cn}\p{Cs}]|(?![\t\n\r])\p{Cc}/gu;
const VOWELS = /[aeiouyæœøı]/giu;
/** "word", "Word", "don't", "(word)," and "WORD". */
const WORD = /^[("'“‘«[]*(?:\p{Lu}?\p{Ll}+(?:['’-]\p{L}+)*|\p{Lu}+)[)"'”’».,;:!?\]]*$/u;

/**
 * Whether the text layer of a page is nonsense, so that the page has to be read from its picture: its font names no
 * characters, or other ones than it shows. Takes what pdf.js read, with white space between the parts.
 */
export function isUnreadable(text: string): boolean {
  if (isPlainText(text)) return false;
  const characters = text.replace(/\s+/g, "").length;
  if (characters < FEWEST) return false;
  if ((text.match(NO_TEXT)?.length ?? 0) > characters * NO_TEXT_SHARE) return true;
  // Diacritics go, so that "é" is the vowel that it is.
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "");
  const letters = plain.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS || letters < characters / 2) return false;
  if (hasVowels(plain, letters)) return false;
  const parts = plain.split(/\s+/).filter((part) => (part.match(/\p{L}/gu)?.length ?? 0) >= 3);
  const words = parts.filter(
    (part) => WORD.test(part) && (!/^\P{L}*\p{Lu}{2}/u.test(part) || hasVowels(part, part.length)),
  );
  return words.length < parts.length * WORD_SHARE;
}

const [VISIBLE, LETTER, VOWEL] = [1, 2, 4];
/** What a character of ASCII is; 0 for white space and control characters. */
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  const letter = /[a-z]/i.test(sign) ? LETTER | (/[aeiouy]/i.test(sign) ? VOWEL : 0) : 0;
  return code > 0x20 && code < 0x7f ? VISIBLE | letter : 0;
});

/**
 * Whether a text is readable even if all that is not ASCII in it were the worst that it can be. Nearly all pages in
 * Latin script are told by this, in a tenth of the time that the expressions take.
 */
function isPlainText(text: string): boolean {
  let [visible, letters, vowels, unknown] = [0, 0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = ASCII[code] ?? 0;
    if (kind === 0 && code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) unknown++;
    if (kind & VISIBLE) visible++;
    if (kind & LETTER) letters++;
    if (kind & VOWEL) vowels++;
  }
  return unknown <= visible * NO_TEXT_SHARE && vowels >= (letters + unknown) * VOWEL_SHARE;
}

const hasVowels = (text: string, letters: number) => (text.match(VOWELS)?.length ?? 0) >= letters * VOWEL_SHARE;
