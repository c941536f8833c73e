import type { LibraryDocument } from "../library.ts";
import type { Material } from "../writer.ts";
import type { UnreadDocument } from "../../retrieve/unread.ts";
import { createDraft, shown, type Draft } from "./draft.ts";
import { languageOf } from "../../languages/languages.ts";
import type { Frames } from "../../languages/language.ts";
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

export function writeNoDocuments({ question, unread }: Pick<Material, "question" | "unread">): Draft {
  const draft = createDraft();
  draft.say(unread.length > 0 ? framesFor(question).noneSoFar([]) : framesFor(question).noDocuments);
  return draft.finish([], false);
}

/** Says which documents hold no text, so that no question can be answered from them, and what to do. */
export function writeWithoutText(question: string, documents: readonly LibraryDocument[]): Draft {
  const draft = createDraft();
  draft.say(withoutText(question, documents));
  return draft.finish([], false);
}

export const withoutText = (question: string, documents: readonly LibraryDocument[]): string =>
  framesFor(question).withoutText(named(documents, boldName));

/** Names what was not searched; null where everything was. */
export function notReadSoFar({ question, unread }: Pick<Material, "question" | "unread">): string | null {
  const frames = framesFor(question);
  const withPages = (document: UnreadDocument): string =>
    `${boldName(document)}${document.pages === null ? "" : ` (${frames.pages(document.pages)})`}`;
  return unread.length === 0 ? null : frames.notRead(named(unread, withPages));
}

const boldName = ({ name }: { readonly name: string }): string => `**${shown(name)}**`;

const named = <One>(documents: readonly One[], nameOf: (one: One) => string): string =>
  `${documents.slice(0, OFFERED).map(nameOf).join(", ")}${documents.length > OFFERED ? ", …" : ""}`;

/** That nothing answers, of what was read. */
export const nothingFits = (frames: Frames, { documents, unread }: Pick<Material, "documents" | "unread">): string =>
  unread.length > 0 ? frames.noneSoFar([]) : frames.nothingFound(documents.length);

const MOST_LANGUAGES = 3;

/** That the documents are in other languages than the question; null where one is in the same, or its language is not known. */
export function otherLanguage({ documents, understood }: Pick<Material, "documents" | "understood">): string | null {
  const languages = documents.map(({ language }) => language?.slice(0, 2));
  const known = [...new Set(languages)].filter((code) => code !== undefined);
  if (known.length === 0 || languages.includes(undefined) || known.includes(understood.language)) return null;
  const names = new Intl.DisplayNames([understood.language], { type: "language" });
  const said = known.slice(0, MOST_LANGUAGES).map((code) => names.of(code) ?? code);
  return languageOf(understood.language).frames.otherLanguage(said.join(", "));
}
