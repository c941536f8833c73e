import { COPULA, DEFINITE_ARTICLES } from "../../languages/check-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { remember } from "../../remember.ts";
import type { Evidence, Source } from "./evidence.ts";
import { foldWord } from "./names.ts";

/** What a text says that a name stands for: the landlord of "Anna Meier (landlord)" or "Landlord: Anna Meier". */
interface Label {
  readonly text: string;
  /** Stems of the label. */
  readonly key: string;
  readonly names: ReadonlySet<string>;
}

/**
 * Labels of a statement that the source gives to other names only, while it gives the name another label: "Anna Meier
 * (tenant)" for "Anna Meier (landlord) and Jonas Weber (tenant)".
 */
export function exchangedLabels(tokenizer: Tokenizer, told: string, { sentences }: Source): string[] {
  const own = labelsIn(tokenizer, told);
  if (own.length === 0) return [];
  const given = sentences.flatMap((sentence) => (sentence.isWhole ? [] : labelsOf(tokenizer, sentence)));
  return own.flatMap(({ text, key, names }) => {
    const isMine = (other: Label): boolean => [...names].some((name) => other.names.has(name));
    const same = given.filter((other) => other.key === key);
    const isElsewhere = same.length > 0 && !same.some(isMine);
    return isElsewhere && given.some((other) => other.key !== key && isMine(other)) ? [text] : [];
  });
}

const NAME = String.raw`(?<!\p{L})\p{Lu}[\p{L}\p{M}'’-]{1,30}(?: \p{Lu}[\p{L}\p{M}.'’-]{0,30}){0,3}`;
const LABEL = String.raw`(?<!\p{L})\p{L}[\p{L}\p{M}-]{2,24}(?: \p{L}[\p{L}\p{M}-]{1,24}){0,2}`;
const ARTICLE = [...DEFINITE_ARTICLES].join("|");
const CAPITAL_ARTICLE = ARTICLE.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
const FORMS: readonly RegExp[] = [
  `(?<name>${NAME}) \\((?:the |as )?(?<label>${LABEL})\\)`,
  `(?:^|[\\n;])\\s{0,8}(?:[-*•]\\s{1,4})?(?<label>${LABEL}):\\s{1,8}(?<name>${NAME})(?=\\s{0,4}(?:[\\n;,.(]|$))`,
  `(?:^|[.;\\n]\\s{0,8})(?<name>${NAME}) (?:${COPULA}) (?:${ARTICLE}) (?<label>${LABEL})(?=\\s{0,4}(?:[.,;\\n]|$))`,
  `(?:^|[.;\\n]\\s{0,8})(?:${CAPITAL_ARTICLE}) (?<label>${LABEL}) (?:${COPULA}) (?<name>${NAME})(?=\\s{0,4}(?:[.,;\\n]|$))`,
  `(?<![\\p{L}])[Tt]he (?<label>${LABEL}),? (?<name>${NAME})(?=\\s{0,4},)`,
].map((form) => new RegExp(form, "gu"));

const labelsIn = (tokenizer: Tokenizer, text: string): Label[] =>
  FORMS.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ groups: { name = "", label = "" } = {} }) => {
      const key = tokenizer.terms(label).join(" ");
      const names = new Set(name.split(" ").map(foldWord));
      return key === "" ? [] : [{ text: label, key, names }];
    }),
  );

const labelsOf = remember((tokenizer: Tokenizer, { text }: Evidence) => labelsIn(tokenizer, text));
