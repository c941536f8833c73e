import type { Passage } from "../../engine.ts";
import type { Library } from "../library.ts";
import type { Quotation } from "./draft.ts";

/** Items of the lists that stand in the passages, in reading order. */
export async function itemsOf(library: Library, passages: readonly Passage[]): Promise<Quotation[]> {
  const byDocument = Map.groupBy(passages, (passage) => passage.document_id);
  const found = [...byDocument].map(async ([id, own]) => {
    const { blocks } = (await library.read(id)) ?? { blocks: [] };
    return own
      .toSorted((a, b) => a.start - b.start)
      .flatMap((passage) =>
        blocks
          .filter((block) => block.kind === "list_item" && block.start >= passage.start && block.end <= passage.end)
          .filter((block) => block.end > block.start)
          .map((block): Quotation => ({ passage, start: block.start, end: block.end })),
      );
  });
  return (await Promise.all(found)).flat();
}

/** Items with words between them, a heading or a sentence, belong to two lists. */
export function listsIn(items: readonly Quotation[]): Quotation[][] {
  const lists: Quotation[][] = [];
  for (const [at, item] of items.entries()) {
    const before = items[at - 1];
    const isNew =
      !before ||
      WORDS.test(item.passage.content.slice(before.end - item.passage.start, item.start - item.passage.start));
    if (isNew) lists.push([]);
    lists.at(-1)?.push(item);
  }
  return lists;
}

const WORDS = /\p{L}{2}/u;
