import { createDraft, shown, type Draft } from "./draft.ts";
import type { Material } from "./writer.ts";

const OFFERED = 5;

/** A short friendly answer to small talk that says what can be asked. */
export function writeChat({ question, documents }: Material): Draft {
  const draft = createDraft();
  const thanked =
    /thank|thx|cheers|dank|merci|gracias|grazie|obrigad|bedankt|спасибо|благодар|谢|ありがとう|감사|شكر|धन्यवाद|शुक्रिया/iu.test(
      question,
    );
  const left = /bye|tschüss|wiedersehen|au revoir|adiós|arrivederci|tchau|пока|свидания|再见|さようなら/iu.test(
    question,
  );
  draft.say(left ? "Goodbye!" : thanked ? "You are welcome!" : "Hello!");
  if (left) return draft.finish([], true);
  draft.say(
    documents.length === 0
      ? " Add a document, and I answer questions about it with the passages the answer rests on."
      : ` I answer questions about your ${documents.length === 1 ? "document" : `${documents.length} documents`}: ask for a fact, a summary, a comparison or a list.`,
  );
  return draft.finish([], true);
}

/** A question back, with titles to choose from. */
export function writeClarification({ documents }: Material): Draft {
  const draft = createDraft();
  draft.say("What would you like to know? Name a person, a place, a term or a document.");
  if (documents.length > 0)
    draft.say(
      ` For example about:\n${documents
        .slice(0, OFFERED)
        .map((document) => `\n- ${shown(document.title ?? document.name)}`)
        .join("")}`,
    );
  return draft.finish([], false);
}

export function writeNoDocuments(): Draft {
  const draft = createDraft();
  draft.say("There are no documents to look at yet. Add one and ask again when it has been read.");
  return draft.finish([], false);
}
