import type { FileKind, FileOrder } from "../../languages/language.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import { LONGEST_FORM } from "./pattern-words.ts";
import { atFirstUse, plainOf, whole } from "./patterns.ts";

/** Which of the files are asked for: "Which PDFs do I have?", "What is my longest document?", "Which documents are in German?". */
export interface AskedFiles {
  /** Null where any kind of file is meant. */
  readonly of: FileKind | null;
  readonly order: FileOrder | null;
  /** ISO 639-1 of the language they are to be in; null where any is meant. */
  readonly language: string | null;
}

const PATTERNS = atFirstUse(() =>
  LANGUAGES.flatMap(({ code, inventory }) => {
    if (!inventory) return [];
    const named = <Name extends string>(words: Readonly<Partial<Record<Name, string>>>) =>
      Object.entries<string | undefined>(words).map(([name, source]) => [name as Name, whole(source ?? "")] as const);
    const [kinds, orders] = [named(inventory.kinds), named(inventory.orders)];
    const languages = languagesBy(code);
    return inventory.asks.map((source) => ({ pattern: whole(source), kinds, orders, languages }));
  }),
);

/** Languages that people have documents in. */
const NAMED_LANGUAGES =
  "en de fr es it pt nl ru ar hi ja zh sv da no fi pl cs sk hu ro bg el tr uk he fa ur bn ta te th vi id ko ca eu gl hr sr sl lt lv et is ga cy la";

/** Their codes by their names in one of them, in lower case. */
function languagesBy(code: string): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames([code], { type: "language" });
  return new Map(NAMED_LANGUAGES.split(" ").map((own) => [(names.of(own) ?? own).toLowerCase(), own]));
}

/** Null where a question asks for something else. */
export function askedFiles(question: string): AskedFiles | null {
  if (question.length > LONGEST_FORM) return null;
  const plain = plainOf(question);
  for (const { pattern, kinds, orders, languages } of PATTERNS()) {
    const { kind = "", order = "", language: named = "" } = pattern.exec(plain)?.groups ?? {};
    const language = languages.get(named) ?? null;
    const of = kinds.find(([, words]) => kind !== "" && words.test(kind))?.[0] ?? null;
    const by = orders.find(([, words]) => order !== "" && words.test(order))?.[0] ?? null;
    if (of || by || language) return { of, order: by, language };
  }
  return null;
}
