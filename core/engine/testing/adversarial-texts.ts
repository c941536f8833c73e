/** Pieces that make a text on which a careless pattern or loop takes quadratic time, when repeated. */
const PIECES: Readonly<Record<string, string>> = {
  "one huge word": "abcdefg",
  capitals: "A",
  "capitalised words": "Aa Bb ",
  "names with particles": "Aa of the ",
  digits: "1",
  "grouped digits": "1,234 ",
  years: "In 1990 ",
  brackets: "((",
  citations: "[1] ",
  quotes: "\"'",
  "opened quotes": "„a ",
  commas: ",",
  "words and commas": "a, ",
  spaces: " ",
  newlines: "\n",
  "blank lines": "\n \n",
  "many short lines": "a\n",
  rules: "- ",
  hyphens: "a-",
  dots: ".",
  initials: "A. B. ",
  "table cells": "| a ",
  "markup of Markdown": "**_[`",
  "nested markup": "<b><i>",
  entities: "&amp;",
  apostrophes: "x's ",
  "combining marks": "e\u0301\u0301",
  emoji: "👩‍👩‍👧 ",
  Chinese: "什么漢字的",
  Thai: "ภาษาไทย",
  Russian: "Кто был ",
  Arabic: "من هو ",
  Hindi: "क्या है ",
  "question words": "who was what is ",
  comparisons: "compare a and b ",
  "alternating kinds": "a1 ,",
  backslashes: "\\",
  "lone surrogates": "\ud800a",
};

export interface AdversarialText {
  readonly name: string;
  /** So many UTF-16 characters of it. */
  of(length: number): string;
}

export const ADVERSARIAL_TEXTS: readonly AdversarialText[] = Object.entries(PIECES).map(([name, piece]) => ({
  name,
  of: (length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
}));
