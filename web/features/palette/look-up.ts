import MiniSearch from "minisearch";
import type { IconName } from "../../ui/icon.tsx";

export interface Entry {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly icon: IconName;
  readonly note?: string;
  /** Words to set in bold. */
  readonly words?: readonly string[];
  run(): void;
}

/** How many of each group are shown. */
const PER_GROUP = 6;

/** Finds entries as one types: by beginnings of words, forgiving a slip of the finger. Without a query it gives the first of each group. */
export function createLookUp(entries: readonly Entry[]): (query: string) => readonly Entry[] {
  const index = new MiniSearch<{ id: number; title: string }>({ fields: ["title"], tokenize: words });
  index.addAll(entries.map(({ title }, id) => ({ id, title })));
  return (query) => {
    if (query.trim() === "") return firstOfEach(entries);
    const options = { prefix: true, fuzzy: (term: string) => (term.length > 4 ? 0.2 : 0), combineWith: "AND" as const };
    const found = index.search(query, options).map(({ id }) => entries[Number(id)]);
    return firstOfEach(found.filter((entry) => entry !== undefined));
  };
}

function firstOfEach(entries: readonly Entry[]): readonly Entry[] {
  const groups = Map.groupBy(entries, ({ group }) => group);
  return [...groups.values()].flatMap((group) => group.slice(0, PER_GROUP));
}

const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
