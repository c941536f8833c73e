/**
 * Light stemmers: they take off the commonest endings and prefixes, so that the inflected forms of a word meet,
 * and leave the rest alone. After the idea of Savoy's light stemmers (2006) and, for Arabic, of Larkey's "light10" (2002);
 * for Hindi after the suffix classes of Ramanathan and Rao (2003).
 */

/** Takes a lower-case Cyrillic word with ё already written е. */
export function stemCyrillic(word: string): string {
  return stripSuffix(stripSuffix(word, CYRILLIC_REFLEXIVE, 4), CYRILLIC_ENDINGS, 3).replace(/(?:н){2}$|[ьй]$/u, (end) =>
    end === "нн" ? "н" : "",
  );
}

const CYRILLIC_REFLEXIVE = ["ся", "сь"];
const CYRILLIC_ENDINGS = longestFirst(
  "иями ями ами иях ях ах иям ям ам ией ьей ей ием ьем ем ом ой ов ев ии ие ье ия ья ию ью ого его ому ему ыми ими ую юю ая яя ое ее ый ий ые их ых ым им ом ешь ишь ете ите ете ут ют ат ят ет ит ла ло ли ал ял ил ел ать ять ить еть уть ть ти ал у ю а я о е и ы ь й",
);

/** Takes an Arabic word; vowel marks and the forms of alef are folded here. */
export function stemArabic(word: string): string {
  const plain = word
    .replace(/[\u064B-\u065F\u0670\u0640]/gu, "")
    .replace(/[أإآٱ]/gu, "ا")
    .replace(/ى/gu, "ي")
    .replace(/ة/gu, "ه");
  const withoutPrefix = stripPrefix(stripPrefix(plain, ["و"], 4), ARABIC_ARTICLES, 3);
  return stripSuffix(withoutPrefix, ARABIC_SUFFIXES, 2);
}

const ARABIC_ARTICLES = longestFirst("وال بال كال فال لل ال");
const ARABIC_SUFFIXES = longestFirst("ها ان ات ون ين يه ية ه ي");

/** Takes a word in Devanagari. */
export function stemHindi(word: string): string {
  return stripSuffix(
    word
      .normalize("NFC")
      .replace(/[\u0901\u0902]/gu, "ं")
      .replace(/\u093C/gu, ""),
    HINDI_SUFFIXES,
    2,
  );
}

const HINDI_SUFFIXES = longestFirst(
  "ाएंगी ाएंगे ाऊंगी ाऊंगा ाइयाँ ाइयों ाइयां ाएगी ाएगा ाओगी ाओगे एंगी एंगे ूंगी ूंगा ातीं नाओं नाएं ताओं ताएं ियाँ ियों ियां ाकर ाइए ाईं ाया ेगी ेगा ोगी ोगे ाने ाना ाते ाती ाता तीं ाओं ाएं ुओं ुएं ुआं कर ाओ िए ाई ाए ने नी ना ते ीं ती ता ाँ ां ों ें ो े ू ु ी ि ा",
);

/** Takes a lower-case Greek word without accents, ς written σ. */
export function stemGreek(word: string): string {
  return stripSuffix(word, GREEK_ENDINGS, 3);
}

const GREEK_ENDINGS = longestFirst(
  "θηκαν θηκε ματοσ ματων ματα μα ουμε ουνε ετε ουν εται ονται ονταν οταν ομαι ησαν ησε ηκαν ηκε εωσ εων εισ ει εσ ησ η ουσ οσ ου ον οι ο ων ω ασ αν αι α ε",
);

/**
 * Takes a lower-case Turkish word in plain letters (ı written i, ş s, ğ g, ç c, ö o, ü u). Endings follow one another, and
 * most show by the letter before them whether they are one: "-nin" after a vowel, "-in" after a consonant.
 */
export function stemTurkish(word: string): string {
  let stem = word;
  for (let times = 0; times < MOST_ENDINGS; times++) {
    const shorter = stem.replace(TURKISH_ENDING, "");
    if (shorter === stem || shorter.length < 3) break;
    stem = shorter;
  }
  const hard = HARDENED[stem.at(-1) ?? ""];
  return hard === undefined ? stem : stem.slice(0, -1) + hard;
}

const MOST_ENDINGS = 6;
const TURKISH_ENDING = new RegExp(
  [
    "(?<=[aeiou])(?:n[iu]n|nd[ae]n?|[yn][aeiu]|yl[ae]|s[iu]?|[mn][iu]z)",
    "(?<=[^aeiou])(?:[iu]n|[aeiu]|[iu]m|[iu][mn][iu]z|[iu]l|[iu]p)",
    "l[ae]r|[dt][ae]n?|l[ae]|c[ae]|[dt][ae]ki|[dt][iu]r?|m[iu]s|[iu]yor|[ae]c[ae][kg]|m[ae]k?|[dt][iu][kg]|[ae]r[ae]k",
  ]
    .map((ending) => `(?:${ending})$`)
    .join("|"),
);
/** "kitabı" is of "kitap", "ağacı" of "ağaç", "ekmeği" of "ekmek". */
const HARDENED: Readonly<Record<string, string>> = { b: "p", d: "t", g: "k" };

function longestFirst(list: string): readonly string[] {
  return [...new Set(list.split(" "))].sort((a, b) => b.length - a.length);
}

function stripSuffix(word: string, suffixes: readonly string[], keep: number): string {
  const suffix = suffixes.find((ending) => word.length - ending.length >= keep && word.endsWith(ending));
  return suffix === undefined ? word : word.slice(0, -suffix.length);
}

function stripPrefix(word: string, prefixes: readonly string[], keep: number): string {
  const prefix = prefixes.find((beginning) => word.length - beginning.length >= keep && word.startsWith(beginning));
  return prefix === undefined ? word : word.slice(prefix.length);
}
