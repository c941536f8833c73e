/** A library of a size that nobody fills by hand: small documents in several collections, and chats with an answer. */
export interface LibrarySize {
  /** Documents of each collection. */
  readonly collections: readonly number[];
  readonly chats: number;
}

export const MANY: LibrarySize = { collections: [2000, 800, 600, 400, 200], chats: 1000 };

export const documentsOf = ({ collections }: LibrarySize): number => collections.reduce((sum, count) => sum + count, 0);

const PLACES = ["Aberdeen", "Bergen", "Cadiz", "Dieppe", "Esbjerg", "Faro", "Genoa", "Hull", "Izmir", "Kiel"];
const GOODS = ["timber", "grain", "salt", "herring", "coal", "cloth", "copper", "wine", "wool", "tar"];
const WORDS =
  "the harbour master noted weather crew cargo weight berth pilot inspector signed ledger morning evening repairs rope anchor customs duty paid departed arrived delayed storm calm tide lantern quay warehouse crane clerk".split(
    " ",
  );

/** Markdown of about 150 words; each number gives another text with one fact that only it holds. */
export function documentText(number: number): string {
  const random = randomFrom(number + 1);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "";
  const sentence = () => `${Array.from({ length: 12 }, () => pick(WORDS)).join(" ")}.`;
  const paragraph = () => Array.from({ length: 4 }, sentence).join(" ");
  return `# Voyage ${number} to ${pick(PLACES)}\n\nVoyage ${number} carried ${100 + (number % 900)} tonnes of ${pick(GOODS)}.\n\n${paragraph()}\n\n## Log\n\n${paragraph()}\n\n${paragraph()}\n`;
}

export const documentName = (number: number) => `voyage ${String(number).padStart(4, "0")}.md`;

export const question = (number: number) => `How many tonnes did voyage ${number} carry?`;

function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
