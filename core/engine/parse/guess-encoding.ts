import { ALPHABETS, WRITINGS, type Alphabet, type Writing } from "../languages/alphabets.ts";

/** The encoding of a text that does not say which it has, and that is no UTF-8: what most such files are. */
const USUAL = "windows-1252";
/** Share of its characters by which another encoding has to make more sense. */
const CLEARLY = 0.06;
/** Bytes of a text that are looked at. */
const SAMPLE = 40_000;

/** The encoding in which a text makes the most sense: its letters are those of one language, at places where words have them. */
export function guessEncoding(bytes: Uint8Array): string {
  if (isSevenBitJapanese(bytes)) return "iso-2022-jp";
  const sample = sampleOf(bytes);
  const texts = new Map<string, string | null>();
  let best = { encoding: USUAL, score: -1 };
  let usual = 0;
  for (const alphabet of ALPHABETS)
    for (const encoding of alphabet.encodings) {
      if (!texts.has(encoding)) texts.set(encoding, decoded(sample, encoding));
      const text = texts.get(encoding) ?? null;
      const score = text === null ? 0 : sense(text, alphabet);
      if (encoding === USUAL) usual = Math.max(usual, score);
      if (score > best.score) best = { encoding, score };
    }
  for (const writing of WRITINGS) {
    const score = decoded(sample, writing.encoding) === null ? 0 : everydayShare(sample, writing);
    if (score > best.score + CLEARLY) best = { encoding: writing.encoding, score };
  }
  return best.score > usual + CLEARLY ? best.encoding : USUAL;
}

/** Characters are switched by an escape, and are plain letters otherwise. */
export function isSevenBitJapanese(bytes: Uint8Array): boolean {
  const parts = new TextDecoder("latin1").decode(bytes.subarray(0, SAMPLE)).split("\u001b");
  return parts.some((part, at) => /^\$[@B](?:[!-~]{2})+$/u.test(part) && /^\([BJ]/u.test(parts[at + 1] ?? ""));
}

/** From where the first letter beyond those of English is. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte >= 0x80);
  const lineStart = bytes.lastIndexOf(0x0a, Math.max(0, first)) + 1;
  return bytes.subarray(lineStart, lineStart + SAMPLE);
}

/** Null where the bytes are none of the encoding; the sample may end within a character. */
function decoded(sample: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Signs of any language; others are hardly ever in a text. */
const SIGNS = /[„“”‚‘’‹›«»–—…€§°•·™©®£\u00a0¿¡№]/u;

/** The share of the characters beyond those of English that a text of the language has at such a place, from 0 to 1. */
function sense(text: string, { letters, rare = "", final = "" }: Alphabet): number {
  const isOther = !/^\p{Script=Latin}/u.test(letters);
  let count = 0;
  let sum = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/gu)) {
    count++;
    const [before = "", after = ""] = [text[index - 1], text[index + 1]];
    const small = sign.toLowerCase();
    // A capital begins a word, or is in one of capitals.
    if (sign !== small && /\p{L}/u.test(before) && !/[A-Z]/u.test(before)) continue;
    // No word has letters of two scripts.
    if (isOther && (/[a-z]/iu.test(before) || /[a-z]/iu.test(after))) continue;
    if (letters.includes(small)) sum += 1;
    else if (rare.includes(small)) sum += 0.5;
    else if (final.includes(small)) sum += /\p{L}/u.test(after) ? 0 : 1;
    else if (SIGNS.test(sign) && (sign === "’" || !(/\p{L}/u.test(before) && /\p{L}/u.test(after)))) sum += 1;
  }
  return count === 0 ? 0 : sum / count;
}

const isIn = (byte: number, [from, to]: readonly [from: number, to: number]): boolean => byte >= from && byte <= to;

/** The share of the characters that are in everyday use, from 0 to 1. */
function everydayShare(sample: Uint8Array, { encoding, everyday, signs }: Writing): number {
  let count = 0;
  let sum = 0;
  for (let at = 0; at < sample.length; at++) {
    const lead = sample[at] ?? 0;
    if (lead < 0x80) continue;
    // Small Japanese letters of one byte are in no text of today.
    const isAlone = encoding === "shift_jis" && lead >= 0xa1 && lead <= 0xdf;
    if (!isAlone) at++;
    if (isIn(lead, signs)) continue;
    count++;
    if (everyday.some((range) => isIn(lead, range))) sum++;
  }
  return count === 0 ? 0 : sum / count;
}
