import { languageOf } from "../../languages/languages.ts";
import type { Frames } from "../../languages/language.ts";
import { questionLanguage } from "../understand/question-language.ts";

/** Our own words around the quotes, in the language of the question. */
export const framesFor = (question: string): Frames => languageOf(questionLanguage(question)).frames;
