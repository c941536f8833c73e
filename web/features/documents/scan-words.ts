import type { Document } from "#core/library/documents/document.ts";
import {
  codeOfLanguage,
  ENGLISH,
  nameOfLanguage,
  OCR_LANGUAGES,
  type OcrLanguage,
  UNKNOWN_LANGUAGE,
} from "#core/engine/ocr/languages.ts";
import { ocrOf } from "./ocr-of.ts";

/** What its scanned pages look like, where that is another language than they were read in; undefined where it is not. */
export function otherLanguageOf(document: Document): { readonly words: string; readonly code?: string } | undefined {
  const ocr = ocrOf(document.metadata);
  if (ocr?.state !== "done" || ocr.seems === undefined || ocr.language !== null) return undefined;
  const readAs = ocr.languages[0] ?? ENGLISH;
  const read = nameOfLanguage(readAs);
  if (ocr.seems === UNKNOWN_LANGUAGE)
    return { words: `Much of the scanned text could not be read as ${read}. If it is in another language, choose it.` };
  // A few scanned pages, such as a cover full of names, tell less of the language than the text beside them.
  if (codeOfLanguage(String(document.metadata["language"])) === readAs) return undefined;
  const name = nameOfLanguage(ocr.seems);
  return { words: `The scanned text looks like ${name} and was read as ${read}.`, code: ocr.seems };
}

export interface LikelyFacts {
  /** Of the browser, the one liked most first: "de-AT". */
  readonly browser: readonly string[];
  /** Of documents that were read, ISO 639-1. */
  readonly documents: readonly (string | undefined)[];
  readonly fileName: string;
}

/** Languages to choose from: those that are likely first, then all others by name. */
export function sortByLikelihood(languages: readonly OcrLanguage[], facts: LikelyFacts): OcrLanguage[] {
  const likely = [...languagesOfLetters(facts.fileName), ...facts.browser.map(isoOf), ...facts.documents];
  const place = ({ iso }: OcrLanguage) => {
    const at = likely.indexOf(iso);
    return at === -1 ? likely.length : at;
  };
  return languages.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
}

const isoOf = (tag: string): string => {
  const { language, script } = new Intl.Locale(tag).maximize();
  return script === "Hant" ? "zh-Hant" : language === "nb" || language === "nn" ? "no" : language;
};

const LETTERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{Script=Hira}\p{Script=Kana}]/u, ["ja"]],
  [/\p{Script=Hang}/u, ["ko"]],
  [/\p{Script=Hani}/u, ["zh", "zh-Hant", "ja"]],
  [/\p{Script=Cyrl}/u, ["ru", "uk", "bg"]],
  [/\p{Script=Grek}/u, ["el"]],
  [/\p{Script=Hebr}/u, ["he"]],
  [/\p{Script=Arab}/u, ["ar", "fa"]],
  [/\p{Script=Deva}/u, ["hi"]],
];

/** The name of a file is mostly in the language of what is in it. */
const languagesOfLetters = (name: string): readonly string[] =>
  LETTERS.find(([letters]) => letters.test(name))?.[1] ?? [];

/** Every language that a scan can be read in: English comes with the program. */
export const SCAN_LANGUAGES: readonly OcrLanguage[] = [
  { code: ENGLISH, iso: "en", name: "English", own: "English", size: 0, hash: "" },
  ...OCR_LANGUAGES,
];

/** Whether a file is language data of Tesseract, which nobody means to add as a document. */
/** As Tesseract names the language of a file, such as "deu.traineddata.gz"; undefined where Lectern does not know it. */
export function languageOfFile(name: string): string | undefined {
  const code = name.replace(/\.traineddata(\.gz)?$/i, "").toLowerCase();
  return SCAN_LANGUAGES.some((language) => language.code === code) ? code : undefined;
}
