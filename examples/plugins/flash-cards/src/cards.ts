/** What the search answers, as far as it is used here. */
export interface Passage {
  readonly id: string;
  readonly content: string;
  readonly metadata: { readonly document_name: string; readonly page?: number };
}

/** A sentence with one word left out. */
export interface Card {
  readonly id: string;
  readonly before: string;
  readonly hidden: string;
  readonly after: string;
  readonly source: string;
}

/** Characters of a sentence that makes a card. */
const SHORTEST = 30;
const LONGEST = 280;
/** Letters of a word that is worth asking for. */
const LETTERS = 5;

/** One card for each passage that has a fitting sentence, in the order of the passages. */
export function makeCards(passages: readonly Passage[], topic: string): Card[] {
  const known = new Set(wordsOf(topic).map(({ text }) => text.toLowerCase()));
  const asked = new Set<string>();
  return passages.flatMap((passage) => {
    const candidates = sentencesOf(passage.content)
      .filter((sentence) => !asked.has(sentence))
      .flatMap((sentence) => gapIn(sentence, known));
    const [best] = candidates.toSorted((a, b) => b.worth - a.worth);
    if (!best) return [];
    const { sentence, at, word } = best;
    // Passages overlap: one sentence is asked for once.
    asked.add(sentence);
    const { document_name, page } = passage.metadata;
    return {
      id: `${passage.id} ${word}`,
      before: sentence.slice(0, at),
      hidden: word,
      after: sentence.slice(at + word.length),
      source: page === undefined ? document_name : `${document_name}, page ${page}`,
    };
  });
}

function sentencesOf(text: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });
  // Headings and rows of tables are no sentences: they end without a mark.
  return text
    .split(/\n\s*\n|\n(?=[#|*-])/)
    .flatMap((block) => [...segmenter.segment(block.replaceAll(/\s+/g, " "))].map(({ segment }) => segment.trim()))
    .filter(
      (one) =>
        one.length >= SHORTEST && one.length <= LONGEST && /[.!?。！？]["”»)]*$/u.test(one) && !/^[#|]/.test(one),
    );
}

interface Gap {
  readonly sentence: string;
  readonly at: number;
  readonly word: string;
  readonly worth: number;
}

/** The word that says most: figures and names before long words. Words of the topic give nothing away and are not asked. */
function gapIn(sentence: string, known: ReadonlySet<string>): Gap[] {
  const gaps = wordsOf(sentence).flatMap(({ text: word, at }) => {
    const isFigure = /^\d/.test(word);
    if (known.has(word.toLowerCase()) || (!isFigure && [...word].length < LETTERS)) return [];
    const isName = at > 0 && /^\p{Lu}/u.test(word);
    const worth = Math.min([...word].length, 12) + (isFigure ? 14 : 0) + (isName ? 5 : 0);
    return { sentence, at, word, worth };
  });
  return gaps.toSorted((a, b) => b.worth - a.worth).slice(0, 1);
}

function wordsOf(text: string): { readonly text: string; readonly at: number }[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ text: segment, at: index }));
}

/** How often in a row each card was known, by its id. */
export type Boxes = Readonly<Record<string, number>>;

/** Cards that were missed or never asked come first. */
export const inOrder = (cards: readonly Card[], boxes: Boxes): Card[] =>
  cards.toSorted((a, b) => (boxes[a.id] ?? 0) - (boxes[b.id] ?? 0));

export const answered = (boxes: Boxes, { id }: Card, wasKnown: boolean): Boxes => ({
  ...boxes,
  [id]: wasKnown ? (boxes[id] ?? 0) + 1 : 0,
});
