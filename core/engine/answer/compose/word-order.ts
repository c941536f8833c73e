/** How far the words of a question stand in the same order in a text, 0–1; little words count by how rare they are. */
export type WordOrder = (text: string) => number;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Letters by which forms of one word are taken for the same. */
const STEM = 6;
/** Words from one to the next, so that "named after" meets "named it after". */
const REACH = 3;

/** Of a question: `among` are the texts that are compared with each other. */
export function wordOrderOf(question: string, among: readonly string[]): WordOrder {
  const asked = stemsOf(question);
  const texts = among.map((text) => new Set(stemsOf(text)));
  const rarity = new Map(
    asked.map((word) => [word, rarityOf(texts.filter((own) => own.has(word)).length, among.length)]),
  );
  const pairs = pairsOf(asked).map(([first, second]) => ({
    first,
    second,
    weight: (rarity.get(first) ?? 0) + (rarity.get(second) ?? 0),
  }));
  const all = pairs.reduce((sum, { weight }) => sum + weight, 0);
  return (text) => {
    if (all === 0) return 0;
    const words = stemsOf(text);
    const places = Map.groupBy(words.keys(), (at) => words[at] ?? "");
    const kept = pairs.filter(({ first, second }) =>
      (places.get(first) ?? []).some((from) => words.slice(from + 1, from + 1 + REACH).includes(second)),
    );
    return kept.reduce((sum, { weight }) => sum + weight, 0) / all;
  };
}

/** Each word with the next, once. */
const pairsOf = (words: readonly string[]): (readonly [string, string])[] => [
  ...new Map(
    words.slice(1).map((second, at) => [`${words[at]} ${second}`, [words[at] ?? "", second] as const]),
  ).values(),
];

const stemsOf = (text: string): string[] => (text.toLowerCase().match(WORD) ?? []).map((word) => word.slice(0, STEM));

const rarityOf = (holding: number, all: number): number => Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
