import { headingsAt } from "../../chunk/units.ts";
import type { Passage } from "../../engine.ts";
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
    const start = draft.receipts.find(({ citation }) => citation === at + 1)?.start;
    return typeof start === "number" ? underItsHeading(library, passage, start) : passage;
  });
  return { ...draft, passages: await Promise.all(passages) };
}

async function underItsHeading(library: Pick<Library, "read">, passage: Passage, start: number): Promise<Passage> {
  const above = headingAbove({ passage, start });
  if (above === undefined || above === ownHeading(passage.heading)) return passage;
  // The line may only look like a heading: the document tells.
  const document = await library.read(passage.document_id);
  return document ? { ...passage, heading: headingsAt(document, start) ?? passage.heading } : passage;
}
