/**
 * English stemming after Porter's second algorithm ("Porter2", https://snowballstem.org/algorithms/english/stemmer.html):
 * "connections", "connected" and "connecting" become "connect". Takes one lower-case word of a–z.
 */
export function stemEnglish(word: string): string {
  const exception = EXCEPTIONS.get(word);
  if (exception !== undefined) return exception;
  if (word.length <= 2) return word;
  const marked = markConsonantY(word);
  const regions = findRegions(marked);
  return steps(marked, regions).replaceAll("Y", "y");
}

interface Regions {
  readonly r1: number;
  readonly r2: number;
}

function steps(word: string, regions: Regions): string {
  let stem = step1a(word);
  if (STOP_AFTER_1A.has(stem) || GERMAN_IED.test(stem)) return stem;
  stem = step1b(stem, regions);
  stem = step1c(stem);
  stem = replaceLongest(stem, STEP_2, regions.r1);
  stem = step3(stem, regions);
  stem = step4(stem, regions.r2);
  return step5(stem, regions);
}

const EXCEPTIONS = new Map([
  ["skis", "ski"],
  ["skies", "sky"],
  ["dying", "die"],
  ["lying", "lie"],
  ["tying", "tie"],
  ["idly", "idl"],
  ["gently", "gentl"],
  ["ugly", "ugli"],
  ["early", "earli"],
  ["only", "onli"],
  ["singly", "singl"],
  ...["sky", "news", "howe", "atlas", "cosmos", "bias", "andes"].map((word) => [word, word] as const),
]);

const STOP_AFTER_1A = new Set(["inning", "outing", "canning", "herring", "earring", "proceed", "exceed", "succeed"]);

const isVowel = (letter: string | undefined): boolean => letter !== undefined && "aeiouy".includes(letter);

function markConsonantY(word: string): string {
  if (!word.includes("y")) return word;
  let marked = "";
  for (const letter of word) marked += letter === "y" && (marked === "" || isVowel(marked.at(-1))) ? "Y" : letter;
  return marked;
}

function findRegions(word: string): Regions {
  const prefix = /^(gener|commun|arsen)/.exec(word);
  const r1 = prefix ? prefix[0].length : regionAfter(word, 0);
  return { r1, r2: regionAfter(word, r1) };
}

/** The region after the first non-vowel that follows a vowel. */
function regionAfter(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at++) if (isVowel(word[at - 1]) && !isVowel(word[at])) return at + 1;
  return word.length;
}

/** German nouns, which no English word ends like: "Mitglied", "Unterschied". */
const GERMAN_IED = /(?:gl|sch|schm)ied$/;

function step1a(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (GERMAN_IED.test(word)) return word;
  if (word.endsWith("ied") || word.endsWith("ies")) return word.slice(0, word.length > 4 ? -2 : -1);
  if (word.endsWith("us") || word.endsWith("ss")) return word;
  if (word.endsWith("s") && /[aeiouy]/.test(word.slice(0, -2))) return word.slice(0, -1);
  return word;
}

function step1b(word: string, { r1 }: Regions): string {
  for (const suffix of ["eedly", "eed"]) {
    if (word.endsWith(suffix)) return word.length - suffix.length >= r1 ? word.slice(0, -suffix.length) + "ee" : word;
  }
  const suffix = ["ingly", "edly", "ing", "ed"].find((ending) => word.endsWith(ending));
  if (suffix === undefined) return word;
  const stem = word.slice(0, -suffix.length);
  if (!/[aeiouy]/.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return stem + "e";
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(stem)) return stem.slice(0, -1);
  return isShort(stem, r1) ? stem + "e" : stem;
}

function isShort(word: string, r1: number): boolean {
  return r1 >= word.length && endsInShortSyllable(word);
}

function endsInShortSyllable(word: string): boolean {
  return /^[aeiouy][^aeiouy]$/.test(word) || /[^aeiouy][aeiouy][^aeiouywxY]$/.test(word);
}

function step1c(word: string): string {
  return word.length > 2 && /[^aeiouy][yY]$/.test(word) ? word.slice(0, -1) + "i" : word;
}

type Replacement = readonly [suffix: string, by: string, before?: RegExp];

/** Longest suffixes first; `before` is what the rest must end in. */
const STEP_2: readonly Replacement[] = [
  ["ization", "ize"],
  ["ational", "ate"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["iveness", "ive"],
  ["tional", "tion"],
  ["biliti", "ble"],
  ["lessli", "less"],
  ["entli", "ent"],
  ["ation", "ate"],
  ["alism", "al"],
  ["aliti", "al"],
  ["ousli", "ous"],
  ["iviti", "ive"],
  ["fulli", "ful"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["abli", "able"],
  ["izer", "ize"],
  ["ator", "ate"],
  ["alli", "al"],
  ["bli", "ble"],
  ["ogi", "og", /l$/],
  ["li", "", /[cdeghkmnrt]$/],
];

function replaceLongest(word: string, replacements: readonly Replacement[], region: number): string {
  for (const [suffix, by, before] of replacements) {
    if (!word.endsWith(suffix)) continue;
    const stem = word.slice(0, -suffix.length);
    return stem.length >= region && (before?.test(stem) ?? true) ? stem + by : word;
  }
  return word;
}

const STEP_3: readonly Replacement[] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["alize", "al"],
  ["icate", "ic"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ness", ""],
  ["ful", ""],
];

function step3(word: string, { r1, r2 }: Regions): string {
  if (word.endsWith("ative")) return word.length - 5 >= r2 ? word.slice(0, -5) : word;
  return replaceLongest(word, STEP_3, r1);
}

const STEP_4 = [
  "ement",
  "ance",
  "ence",
  "able",
  "ible",
  "ment",
  "ant",
  "ent",
  "ism",
  "ate",
  "iti",
  "ous",
  "ive",
  "ize",
  "al",
  "er",
  "ic",
];

function step4(word: string, r2: number): string {
  const suffix = STEP_4.find((ending) => word.endsWith(ending));
  if (suffix !== undefined) return word.length - suffix.length >= r2 ? word.slice(0, -suffix.length) : word;
  return /[st]ion$/.test(word) && word.length - 3 >= r2 ? word.slice(0, -3) : word;
}

function step5(word: string, { r1, r2 }: Regions): string {
  const before = word.slice(0, -1);
  if (word.endsWith("e"))
    return before.length >= r2 || (before.length >= r1 && !endsInShortSyllable(before)) ? before : word;
  return word.endsWith("ll") && before.length >= r2 ? before : word;
}
