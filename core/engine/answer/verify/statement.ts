import { ELIDED } from "../../languages/sheet-words.ts";
import { RARELY_SHARED } from "../../languages/said-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { remember } from "../../remember.ts";
import { ONE, STANDING_FOR } from "../../languages/check-words.ts";
import type { LanguageCode } from "../../languages/language.ts";
import { questionLanguage } from "../understand/question-language.ts";
import { detailsOf, quotationsIn, type Details } from "./evidence.ts";
import { isOpener } from "./names.ts";
import { unitLength } from "../../names/units.ts";

/** A sentence of an answer, ready to be held against sources. */
export interface Statement extends Details {
  readonly text: string;
  /** Without "Overall, …". */
  readonly said: string;
  readonly terms: readonly string[];
  /** The terms that are no part of a name: what is said of the names. */
  readonly wording: readonly string[];
  readonly quotations: readonly string[];
  readonly language: string;
}

interface Around {
  readonly known: ReadonlySet<string>;
  readonly around: LanguageCode;
  /** Little words of the sources, which a sentence in their language leaves out, too. */
  readonly little?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** `around` is the language of the sources, in which a short sentence is more likely written than in a third one. */
export function statementOf(tokenizer: Tokenizer, text: string, { known, around, little = NONE }: Around): Statement {
  const own = questionLanguage(text);
  const language = around === "de" ? around : own;
  const details = detailsOf(text, known, false, language);
  const terms = [...new Set(tokenizer.terms(withoutElided(withoutLead(withoutFigures(text, details)))))].filter(
    (term) =>
      !ONE.has(term) &&
      !STANDING_FOR.has(term) &&
      !silentTerms(tokenizer, RARELY_SHARED).has(term) &&
      !(own === around && little.has(term)),
  );
  const named = new Set(details.names.flatMap((name) => tokenizer.terms(name.text)));
  return {
    ...details,
    text,
    said: withoutLead(text),
    terms,
    wording: terms.filter((term) => !named.has(term)),
    quotations: quotationsIn(text),
    language: own,
  };
}

const silentTerms = remember(
  (tokenizer: Tokenizer, of: readonly string[]): ReadonlySet<string> => new Set(tokenizer.terms(of.join(" "))),
);

/** "Overall, …" and "In addition, …" add nothing that a source would have to say. */
function withoutLead(text: string): string {
  const lead = /^(?:(\p{L}+)|in (?:addition|short|fact|general|particular|total)|for example|as a result),\s+/iu.exec(
    text,
  );
  return lead && (lead[1] === undefined || isOpener(lead[1].toLowerCase())) ? text.slice(lead[0].length) : text;
}

/** "N'est" and "d'ail" say what "est" and "ail" say. */
const withoutElided = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}+['’](?=\p{L})/gu, (word) => word.replace(ELIDED, ""));

/** Figures are looked up as figures; as words "1.5 million dollars" and "$1,500,000" would have nothing in common. */
function withoutFigures(text: string, { quantities, dates }: Details): string {
  let rest = "";
  let at = 0;
  for (const { from, to } of [...quantities, ...dates].sort((a, b) => a.from - b.from)) {
    rest += text.slice(at, from);
    at = to + unitLength(text.slice(to, to + 24));
  }
  return rest + text.slice(at);
}
