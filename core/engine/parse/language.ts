import { FUNCTION_WORDS } from "../languages/function-words.ts";
import type { ParsedDocument } from "../parsed-document.ts";

const SAMPLE = 6000;
/** Share of the text that shows the language of all as prose. */
const LEAST_PROSE = 0.1;
/** Characters of text beside tables from which on it is enough. */
const LEAST_RUNNING = 1000;
/** Letters that are enough for a guess. */
const ENOUGH = 40;
/** Words by which the most frequent ones of a language are counted. */
const ENOUGH_WORDS = 40;
/** Of all words: running text has a fourth and more, instructions with many names a tenth. */
const LEAST_SHARE = 0.08;
/** Times more of them than of any other language. */
const CLEARLY = 1.4;
/** Different ones of a language at least, and times more than of the one that the letters tell, that say more than letters. */
const SEVERAL = 4;
const MANY_TIMES = 3;
/** Different ones at least in the short cells of tables, whose letters may be alike to those of any language. */
const FEWEST_IN_TABLES = 2;
const SHARED_SCRIPTS: ReadonlySet<string> = new Set(["Latn", "Cyrl", "Arab"]);

/** ISO 639-1 of most of the text, from three samples; null when there is too little of it or the words decide nothing. */
export async function detectLanguage({
  text,
  blocks,
}: Pick<ParsedDocument, "text" | "blocks">): Promise<string | null> {
  const written = blocks.filter(({ kind }) => kind !== "code");
  const prose = sample(
    text,
    written.filter(({ kind }) => kind !== "table"),
  );
  // The sentences of a short paper may stand in its tables, beside which are only names.
  const all = countFunctionWords(wordsOf(prose.length < LEAST_RUNNING ? sample(text, written) : ""));
  const told = (all.known[0]?.different ?? 0) >= SEVERAL ? byFunctionWords(all) : null;
  if (told !== null) return told;
  // Where nearly all is code or tables, a few words beside them decide nothing.
  const isOfOthers = prose.length < Math.min(text.length, SAMPLE) * LEAST_PROSE;
  const words = wordsOf(isOfOthers ? text.slice(0, SAMPLE) : prose);
  if ((words.match(/\p{L}/gu)?.length ?? 0) < ENOUGH) return null;
  const counts = countFunctionWords(words);
  const guess = byFunctionWords(counts) ?? (await byLetters(words, counts));
  const different = counts.known.find(({ language }) => language === guess)?.different ?? 0;
  const isUnsure = isOfOthers && different < FEWEST_IN_TABLES && guess !== null && SHARED_SCRIPTS.has(scriptOf(guess));
  return isUnsure ? null : guess;
}

const wordsOf = (text: string): string => text.replace(/https?:\S+|[\d_|/\\]+/g, " ");

interface Counts {
  readonly words: number;
  /** Most first. */
  readonly known: readonly { readonly language: string; readonly count: number; readonly different: number }[];
}

function countFunctionWords(text: string): Counts {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const known = Object.entries(FUNCTION_WORDS)
    .map(([language, own]) => {
      const found = words.filter((word) => own.has(word));
      return { language, count: found.length, different: new Set(found).size };
    })
    .sort((a, b) => b.count - a.count);
  return { words: words.length, known };
}

/** Texts full of names and commands, whose letters mislead. */
function byFunctionWords({ words, known: [best, second] }: Counts): string | null {
  if (words < ENOUGH_WORDS || !best) return null;
  if (best.count < words * LEAST_SHARE || best.count < (second?.count ?? 0) * CLEARLY) return null;
  return best.language;
}

/** Lists and notes with few of these words are still of no language that has hardly any of them beside several of another. */
async function byLetters(text: string, { known }: Counts): Promise<string | null> {
  const { detectAll } = await import("tinyld/light");
  const guess = detectAll(text).find(({ lang }) => lang.length === 2 && isWrittenIn(text, lang))?.lang ?? null;
  const [most] = known.toSorted((a, b) => b.different - a.different);
  const own = known.find(({ language }) => language === guess)?.different;
  const isOther = most && own !== undefined && most.different >= SEVERAL && own * MANY_TIMES <= most.different;
  return isOther ? most.language : guess;
}

/** Scripts that are several of Unicode's. */
const MIXED: Readonly<Record<string, string>> = {
  Jpan: String.raw`\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}`,
  Hans: String.raw`\p{Script=Hani}`,
  Hant: String.raw`\p{Script=Hani}`,
  Kore: String.raw`\p{Script=Hang}\p{Script=Hani}`,
};

const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? "Latn";

/** Whether a third of the letters is of the script that a language is written in: Latin letters are no Russian. */
function isWrittenIn(text: string, language: string): boolean {
  const script = scriptOf(language);
  const letters = new RegExp(`[${MIXED[script] ?? String.raw`\p{Script=${script}}`}]`, "gu");
  return (text.match(letters)?.length ?? 0) * 3 >= (text.match(/\p{L}/gu)?.length ?? 0);
}

function sample(text: string, blocks: ParsedDocument["blocks"]): string {
  const parts: string[] = [];
  let length = 0;
  for (const at of [0.1, 0.5, 0.8]) {
    const from = Math.floor(blocks.length * at);
    let taken = 0;
    for (let i = from; i < blocks.length && taken < SAMPLE / 3; i++) {
      const block = blocks[i];
      if (!block) break;
      const part = text.slice(block.start, Math.min(block.end, block.start + SAMPLE / 3));
      parts.push(part);
      taken += part.length;
    }
    length += taken;
  }
  return length === 0 ? "" : parts.join("\n");
}
