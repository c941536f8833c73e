import { createDraft, shown, type Draft } from "./draft.ts";
import { framesFor } from "./frames.ts";
import type { Material } from "./writer.ts";

const OFFERED = 5;
const THANKS =
  /thank|thx|cheers|dank|merci|gracias|grazie|obrigad|bedankt|спасибо|благодар|谢|ありがとう|감사|شكر|धन्यवाद|शुक्रिया/iu;
const LEAVING =
  /(?<!\p{L})(?:bye|goodbye|good night|see you|tschüss|wiedersehen|au revoir|adiós|hasta luego|arrivederci|tchau|пока|свидания)(?!\p{L})|再见|さようなら|مع السلامة/iu;
const ABOUT_ITSELF =
  /(?<!\p{L})(?:who are you|what are you|are you|how are you|wer bist du|wie geht|qui es-tu|ça va|quién eres|est[áa]s|chi sei|come stai|кто ты|как дела|как ты|как вы)(?!\p{L})|你是谁|你好吗/iu;

/** A short friendly answer to small talk that says what can be asked. */
export function writeChat({ question, documents }: Material): Draft {
  const draft = createDraft();
  const frames = framesFor(question);
  if (LEAVING.test(question)) {
    draft.say(frames.goodbye);
    return draft.finish([], true);
  }
  const opening = THANKS.test(question) ? frames.welcome : ABOUT_ITSELF.test(question) ? frames.fine : frames.hello;
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
