import type { FileKind, FileOrder } from "../../languages/language.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import { LONGEST_FORM } from "./pattern-words.ts";
import { atFirstUse, plainOf, whole } from "./patterns.ts";

/** Which of the files are asked for: "Which PDFs do I have?", "What is my longest document?". */
export interface AskedFiles {
  /** Null where any kind of file is meant. */
  readonly of: FileKind | null;
  readonly order: FileOrder | null;
}

const PATTERNS = atFirstUse(() =>
  LANGUAGES.flatMap(({ inventory }) => {
    if (!inventory) return [];
    const named = <Name extends string>(words: Readonly<Partial<Record<Name, string>>>) =>
      Object.entries<string | undefined>(words).map(([name, source]) => [name as Name, whole(source ?? "")] as const);
    const [kinds, orders] = [named(inventory.kinds), named(inventory.orders)];
    return inventory.asks.map((source) => ({ pattern: whole(source), kinds, orders }));
  }),
);

/** Null where a question asks for something else. */
export function askedFiles(question: string): AskedFiles | null {
  if (question.length > LONGEST_FORM) return null;
  const plain = plainOf(question);
  for (const { pattern, kinds, orders } of PATTERNS()) {
    const { kind = "", order = "" } = pattern.exec(plain)?.groups ?? {};
    const of = kinds.find(([, words]) => kind !== "" && words.test(kind))?.[0] ?? null;
    const by = orders.find(([, words]) => order !== "" && words.test(order))?.[0] ?? null;
    if (of || by) return { of, order: by };
  }
  return null;
}
