import { createDraft, shown, type Draft } from "./draft.ts";
import { framesFor } from "./frames.ts";
import { GREETING } from "../understand/intent-phrases.ts";
import type { LibraryDocument } from "../library.ts";
import type { Material } from "../writer.ts";

const OFFERED = 5;
const THANKS =
  /thank|thx|cheers|dank|merci|gracias|grazie|obrigad|bedankt|спасибо|благодар|谢|ありがとう|감사|شكر|धन्यवाद|शुक्रिया/iu;
const LEAVING =
  /(?<!\p{L})(?:bye|goodbye|good night|see you|tschüss|wiedersehen|au revoir|adiós|hasta luego|arrivederci|tchau|пока|свидания)(?!\p{L})|再见|さようなら|مع السلامة/iu;
const GREETS = new RegExp(`^[\\s¡¿]*(?:${GREETING})(?![\\p{L}\\p{N}])(?!.*[?？؟])`, "u");

/** A short friendly answer to small talk that says what can be asked. */
export function writeChat({ question, documents }: Material): Draft {
  const draft = createDraft();
  const frames = framesFor(question);
  if (LEAVING.test(question)) {
    draft.say(frames.goodbye);
    return draft.finish([], true);
  }
  const opening = THANKS.test(question)
    ? frames.welcome
    : GREETS.test(question.toLowerCase())
      ? frames.hello
      : frames.fine;
  draft.say(`${opening} ${documents.length === 0 ? frames.addOne : frames.canDo(documents.length)}`);
  return draft.finish([], true);
}

/** A question back, with titles to choose from. */
export function writeClarification({ question, documents }: Material): Draft {
  const draft = createDraft();
  const frames = framesFor(question);
  draft.say(frames.askBack);
  const titles = [...new Set(documents.map(({ title, name }) => title ?? name))].slice(0, OFFERED);
  if (titles.length > 0) draft.say(` ${frames.forExample}\n${titles.map((title) => `\n- ${shown(title)}`).join("")}`);
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
