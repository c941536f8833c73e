import { numberText, type NumberForm } from "../list-number.ts";

/** How the paragraphs of a list are numbered: `type` and `startAt` of `a:buAutoNum`. */
export interface AutoNumber {
  readonly type: string;
  readonly start: number;
}

const FORMS: Readonly<Record<string, NumberForm>> = {
  arabic: "decimal",
  alphaLc: "lower-letter",
  alphaUc: "upper-letter",
  romanLc: "lower-roman",
  romanUc: "upper-roman",
};
const MARKS: Readonly<Record<string, (number: string) => string>> = {
  Period: (number) => `${number}.`,
  ParenR: (number) => `${number})`,
  ParenBoth: (number) => `(${number})`,
  Plain: (number) => number,
};

/** Counts the numbered paragraphs of one shape in turn (ECMA-376 part 1, 20.1.10.61). */
export function createAutoNumbers() {
  const counts: { readonly type: string; number: number }[] = [];
  return {
    /** The number of the next paragraph, of a level from 1; empty for one without. */
    next(level: number, auto: AutoNumber | null): string {
      counts.splice(level);
      const before = counts[level - 1];
      if (!auto) {
        counts.splice(level - 1);
        return "";
      }
      const number = before?.type === auto.type ? before.number + 1 : auto.start;
      counts[level - 1] = { type: auto.type, number };
      const [, form = "", mark = ""] = /^(arabic|alphaLc|alphaUc|romanLc|romanUc)(\w+)$/u.exec(auto.type) ?? [];
      const written = FORMS[form];
      return written === undefined ? "" : (MARKS[mark]?.(numberText(written, number)) ?? "");
    },
  };
}
