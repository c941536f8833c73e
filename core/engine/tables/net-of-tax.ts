import type { Tokenizer } from "../index/tokens.ts";
import { BEFORE_TAX } from "../languages/sheet-words.ts";
import type { TableQuestion } from "./asked.ts";

/**
 * The question with the word for a sum without tax in place of what says that in several: "the total before VAT" asks for the net
 * total, and not for the VAT. Its telling words are those of the new wording.
 */
export function inNetWords(tokenizer: Tokenizer, { question, telling }: TableQuestion): TableQuestion {
  for (const { said, word } of BEFORE_TAX) {
    const [phrase] = said.exec(question) ?? [];
    if (phrase === undefined) continue;
    const replaced: readonly string[] = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const net = { text: word, terms: tokenizer.terms(word), isName: false };
    return {
      question: question.replace(phrase, word),
      telling: [...telling.filter(({ text }) => !replaced.includes(text.toLowerCase())), net],
    };
  }
  return { question, telling };
}
