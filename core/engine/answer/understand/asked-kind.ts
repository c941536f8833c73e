import type { Language } from "../../languages/language.ts";
import { languageOf } from "../../languages/languages.ts";
import { compiled, inWords, plainOf } from "./patterns.ts";
import { questionLanguage } from "./question-language.ts";
import type { AnswerKind, QuestionForm } from "./understood.ts";

/** How a question wants its quotes put together, and what kind of thing answers it. */
export interface AskedKind {
  readonly form: QuestionForm;
  readonly wants: AnswerKind;
}

export function askedKind(question: string): AskedKind {
  const text = plainOf(question);
  const language = languageOf(questionLanguage(question));
  return { form: formOf(language, text), wants: wantedBy(language, text) };
}

/** The more telling forms first. */
const FORMS = ["steps", "reason", "person", "list", "yes_no", "definition"] as const satisfies readonly QuestionForm[];

function formOf({ forms, unspaced }: Language, text: string): QuestionForm {
  const bound = unspaced ? "" : "(?<![\\p{L}\\p{M}])";
  return FORMS.find((form) => forms[form] && compiled(`${bound}(?:${forms[form]})`).test(text)) ?? "fact";
}

const KINDS = [
  "year",
  "percent",
  "amount",
  "duration",
  "measure",
  "frequency",
  "count",
  "date",
  "organisation",
  "person",
  "place",
  "licence",
] as const satisfies readonly AnswerKind[];

/** What is asked for first: "When did they raise the price?" wants a date. Of kinds that begin at one word the earlier named. */
function wantedBy(language: Language, text: string): AnswerKind {
  const asked = KINDS.flatMap((kind) => {
    const source = language.wants[kind];
    const at = source === undefined ? -1 : text.search(inWords(language, source));
    return at === -1 ? [] : [{ kind, at }];
  });
  const [first] = asked.toSorted((a, b) => a.at - b.at);
  const { asker } = language.verbs ?? {};
  // "What was it when it began?" asks for no date.
  const isOther =
    first?.kind === "date" && asker !== undefined && inWords(language, asker).test(text.slice(0, first.at));
  return first === undefined || isOther ? "thing" : first.kind;
}
