import type { LibraryDocument } from "../library.ts";
import type { Material } from "../writer.ts";
import { createDraft, shown, type Draft } from "./draft.ts";
import { framesFor } from "./frames.ts";

const OFFERED = 5;

/** A question back: which of the choices is meant, or what is to be looked for, with titles to choose from. */
export function writeAskBack(
  { question, documents }: Pick<Material, "question" | "documents">,
  choices: readonly string[],
): Draft {
  const draft = createDraft();
  const frames = framesFor(question);
  const titles = [...new Set(documents.map(({ title, name }) => title ?? name))].slice(0, OFFERED);
  const offered = choices.length > 0 ? choices : titles;
  const lead =
    choices.length > 0 ? frames.whichOne : `${frames.askBack}${titles.length > 0 ? ` ${frames.forExample}` : ""}`;
  draft.say(`${lead}${offered.length > 0 ? `\n${offered.map((one) => `\n- ${shown(one)}`).join("")}` : ""}`);
  return draft.finish([], false);
}

export function writeNoDocuments(question: string): Draft {
  const draft = createDraft();
  draft.say(framesFor(question).noDocuments);
  return draft.finish([], false);
}

/** Says which documents hold no text, so that no question can be answered from them, and what to do. */
export function writeWithoutText(question: string, documents: readonly LibraryDocument[]): Draft {
  const draft = createDraft();
  draft.say(withoutText(question, documents));
  return draft.finish([], false);
}

export function withoutText(question: string, documents: readonly LibraryDocument[]): string {
  const named = documents.slice(0, OFFERED).map(({ name }) => `**${shown(name)}**`);
  return framesFor(question).withoutText(`${named.join(", ")}${documents.length > OFFERED ? ", …" : ""}`);
}
