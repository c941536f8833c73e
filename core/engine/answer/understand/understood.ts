import type { AskedFiles } from "./asked-files.ts";
import type { AskedParts } from "./asked-parts.ts";
import type { Intent } from "../../intent.ts";
import type { LanguageCode } from "../../languages/language.ts";

/** What a message asks for, read without a model. `understand` gives it; `compose` writes from it, `verify` holds claims to it. */
export interface Understood {
  /** As typed. */
  readonly asked: string;
  /** With what earlier messages supply filled in: what is searched for. */
  readonly question: string;
  /** What was filled in from an earlier message, to be shown with a way to take it back; null where nothing was. */
  readonly followUp: { readonly about: string } | null;
  /** Terms that only say which thing is meant: filled in, or the name of the document asked. The other words weigh more. */
  readonly given: ReadonlySet<string>;
  /** ISO 639-1 of the question: the language of our own words around the quotes. */
  readonly language: LanguageCode;
  /** What the API says of it. */
  readonly intent: Intent;
  readonly request: Request;
  /** Documents named with an "@", or asked what they say of something: nothing else is looked at; null where none is. */
  readonly document_ids: readonly string[] | null;
  /** The words that tell what is asked, in order; question words and stop words are none. */
  readonly telling: readonly TellingWord[];
}

export type Request =
  | { readonly kind: "talk"; readonly talk: Talk }
  /** It is unclear what is meant: asks back, with the choices where there are some. */
  | { readonly kind: "unclear"; readonly choices: readonly string[] }
  /** `topic` is null where everything in scope is to be summarised, or the documents named. */
  | {
      readonly kind: "summary";
      readonly topic: string | null;
      readonly document_ids: readonly string[] | null;
      /** It is asked for in another language or in other words, which takes a language model. */
      readonly isReworded?: true;
    }
  | {
      readonly kind: "listing";
      readonly of: "documents" | "things";
      /** Empty where everything is to be listed. */
      readonly topic: string;
      readonly terms: readonly string[];
      /** Those of them that only say what sort of things to list: "steps", "rules". */
      readonly sorts: ReadonlySet<string>;
      /** Those documents are wanted that do not mention the topic. */
      readonly isNegated: boolean;
      /** Which files are to be listed, where no topic is given. */
      readonly files?: AskedFiles;
    }
  /** The contents of one document, or the part of it with that number. */
  | ({ readonly kind: "parts" } & AskedParts)
  /** "Tell me something interesting": quotes a telling passage of up to three documents. */
  | { readonly kind: "interesting" }
  | { readonly kind: "comparison"; readonly sides: readonly string[]; readonly topic: string | null }
  | { readonly kind: "question"; readonly form: QuestionForm; readonly wants: AnswerKind };

export type SummaryRequest = Extract<Request, { readonly kind: "summary" }>;

export type Talk = "greeting" | "thanks" | "goodbye" | "how_are_you" | "abilities" | "entertain" | "about_lectern";

/** How the quotes are put together. */
export type QuestionForm = "fact" | "definition" | "person" | "reason" | "steps" | "list" | "yes_no";

/** What kind of thing answers. */
export type AnswerKind =
  | "count"
  | "amount"
  | "percent"
  | "measure"
  | "date"
  | "year"
  | "duration"
  | "frequency"
  | "licence"
  | "person"
  | "place"
  | "organisation"
  | "thing";

export interface TellingWord {
  /** As written in the question. */
  readonly text: string;
  /** As the index has it. */
  readonly terms: readonly string[];
  /** A name, a number or an identifier: a quote without it is about something else. */
  readonly isName: boolean;
}
