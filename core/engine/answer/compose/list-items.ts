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
