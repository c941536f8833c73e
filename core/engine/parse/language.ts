import { FUNCTION_WORDS } from "../languages/function-words.ts";
import type { ParsedDocument } from "../parsed-document.ts";

const SAMPLE = 6000;
/** Share of the text that shows the language of all as prose. */
const LEAST_PROSE = 0.1;
/** Letters that are enough for a guess. */
const ENOUGH = 40;
/** Words by which the most frequent ones of a language are counted. */
const ENOUGH_WORDS = 40;
/** Of all words: running text has a fourth and more, instructions with many names a tenth. */
const LEAST_SHARE = 0.08;
/** Times more of them than of any other language. */
const CLEARLY = 1.4;

/** ISO 639-1 of most of the text, from three samples; null when there is too little of it or the words decide nothing. */
export async function detectLanguage({
  text,
  blocks,
}: Pick<ParsedDocument, "text" | "blocks">): Promise<string | null> {
  const prose = sample(
    text,
    blocks.filter((block) => block.kind !== "code" && block.kind !== "table"),
  );
  // Where nearly all is code or tables, a few words beside them decide nothing.
  const words = wordsOf(prose.length < Math.min(text.length, SAMPLE) * LEAST_PROSE ? text.slice(0, SAMPLE) : prose);
  if ((words.match(/\p{L}/gu)?.length ?? 0) < ENOUGH) return null;
  return byFunctionWords(words) ?? (await byLetters(words));
}

const wordsOf = (text: string): string => text.replace(/https?:\S+|[\d_|/\\]+/g, " ");

/** Texts full of names and commands, whose letters mislead. */
function byFunctionWords(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < ENOUGH_WORDS) return null;
  const counts = Object.entries(FUNCTION_WORDS)
    .map(([language, known]) => ({ language, count: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  if (!best || best.count < words.length * LEAST_SHARE || best.count < (second?.count ?? 0) * CLEARLY) return null;
  return best.language;
}

async function byLetters(text: string): Promise<string | null> {
  const { detectAll } = await import("tinyld/light");
  const best = detectAll(text).find(({ lang }) => lang.length === 2 && isWrittenIn(text, lang));
  return best?.lang ?? null;
}

/** Scripts that are several of Unicode's. */
const MIXED: Readonly<Record<string, string>> = {
  Jpan: String.raw`\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}`,
  Hans: String.raw`\p{Script=Hani}`,
  Hant: String.raw`\p{Script=Hani}`,
  Kore: String.raw`\p{Script=Hang}\p{Script=Hani}`,
};

/** Whether a third of the letters is of the script that a language is written in: Latin letters are no Russian. */
function isWrittenIn(text: string, language: string): boolean {
  const { script = "Latn" } = new Intl.Locale(language).maximize();
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
