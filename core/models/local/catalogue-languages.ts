import { OCR_LANGUAGES } from "#core/engine/ocr/languages.ts";
import type { RecogniserModel } from "./model.ts";

/** Repository on GitHub, and folder below the server's own models folder. */
export const LANGUAGE_REPOSITORY = "tesseract-ocr/tessdata_fast";
const LANGUAGE_REVISION = "4.1.0";

/** An estimate: Tesseract with a language, and a page of 300 dots an inch several times over. */
const MEMORY = 100_000_000;

/** Languages that text recognition can read, besides the one that comes with the program. */
export const RECOGNISER_MODELS: readonly RecogniserModel[] = OCR_LANGUAGES.map(({ code, name, own, size }) => ({
  kind: "recogniser",
  id: idOfLanguage(code),
  code,
  name,
  repository: LANGUAGE_REPOSITORY,
  revision: LANGUAGE_REVISION,
  files: [`${code}.traineddata`],
  approximate_bytes: size,
  licence: "Apache-2.0",
  languages: own,
  needs: { memory_bytes: MEMORY },
}));

/** Of the model with the data of a language. */
export function idOfLanguage(code: string): string {
  return `ocr-${code}`;
}
