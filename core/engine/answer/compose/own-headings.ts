import { headingsAt } from "../../chunk/units.ts";
import type { Passage, Receipt } from "../../engine.ts";
import type { Library } from "../library.ts";
import type { Draft } from "./draft.ts";
import { headingAbove } from "./heading-above.ts";
import { ownHeading } from "./prose.ts";

/**
 * The cited passages with the headings that their quotes stand under: a passage may hold several short sections, and has the
 * heading of the first.
 */
export async function withOwnHeadings(library: Pick<Library, "read">, draft: Draft): Promise<Draft> {
  const passages = draft.passages.map((passage, at) => {
    const quoted = draft.receipts.find(({ citation }) => citation === at + 1);
    return quoted ? underItsHeading(library, passage, quoted) : passage;
  });
  return { ...draft, passages: await Promise.all(passages) };
}

async function underItsHeading(
  library: Pick<Library, "read">,
  passage: Passage,
  { start, end }: Pick<Receipt, "start" | "end">,
): Promise<Passage> {
  if (start === null || end === null) return passage;
  // A heading that is quoted stands under itself.
  const above = headingAbove({ passage, start: end });
  if (above === undefined || above === ownHeading(passage.heading)) return passage;
  // The line may only look like a heading: the document tells.
  const document = await library.read(passage.document_id);
  return document ? { ...passage, heading: headingsAt(document, start) ?? passage.heading } : passage;
}
