export type QuestionLanguage = "en" | "de" | "fr" | "es" | "it" | "pt" | "ru" | "zh" | "ja" | "ar" | "hi";

const SCRIPTS: readonly (readonly [QuestionLanguage, RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["zh", /\p{Script=Han}/u],
  ["ru", /\p{Script=Cyrillic}/u],
  ["ar", /\p{Script=Arabic}/u],
  ["hi", /\p{Script=Devanagari}/u],
];

/** Words that are frequent in questions, the first language with the most of them wins. */
const WORDS: readonly (readonly [QuestionLanguage, ReadonlySet<string>])[] = [
  "en the of what who whom whose which when where why how did does do is are was were many much to in and about list compare summarize summarise hello hi hey thanks thank you can all documents document",
  "de der die das den dem des ein eine einen wer wie was wo wann warum welche welcher welches welchen wieviele viele ist sind hat haben wurde wurden und oder mit von im am zum zur für über nicht bitte danke hallo dokumente dokumenten alle heißt gibt fasse zusammen vergleiche unterschied zwischen",
  "fr le la les un une des du de et est sont qui que quoi quel quelle quels quelles où quand comment combien pourquoi dans pour sur avec au aux bonjour salut merci documents tous résume comparez compare entre cette l d qu c s",
  "es el la los las un una unos de del y es son qué quién quiénes cuál cuáles cuándo dónde cómo cuánto cuántos cuánta cuántas por para con en hola gracias documentos todos resume compara entre hay según se",
  "it il lo la gli le un una di del della dei delle e è sono chi che cosa quale quali quando dove come perché quanto quanti quante per con nel nella ciao grazie documenti tutti riassumi confronta tra si",
  "pt o a os as um uma de do da dos das e é são quem que qual quais quando onde como quanto quantos quantas por para com em no na olá obrigado obrigada documentos todos resuma compare entre não se",
].map((line) => {
  const [language, ...words] = line.split(" ");
  return [language as QuestionLanguage, new Set(words)] as const;
});

/** The language a question is written in, as far as its script and its little words tell; English when they do not. */
export function questionLanguage(text: string): QuestionLanguage {
  const script = SCRIPTS.find(([, pattern]) => pattern.test(text));
  if (script) return script[0];
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  let best: QuestionLanguage = "en";
  let most = 0;
  for (const [language, known] of WORDS) {
    const count = [...words].filter((word) => known.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
