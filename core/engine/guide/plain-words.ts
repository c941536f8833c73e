/** UTF-16 characters of a question that is offered. */
const SHORTEST = 6;
const LONGEST = 110;
const MOST_WORDS = 16;

const MARK = /[([]\p{N}{1,2}[)\]]|[*†‡§¶#¹²³⁰⁴-⁹]|\p{Extended_Pictographic}\u{FE0F}?/gu;

/** Without the marks of footnotes, anchors and emoji: "Key figures(1)" is "Key figures". */
export const withoutMarks = (text: string): string => text.replace(MARK, "").replace(/\s+/gu, " ").trim();

const CODE = /[_\\<>{}[\]|=~@^]|\p{L}\/\p{L}|https?:|…|\(\p{Ll}\)/u;
const SHOUT = /\p{Lu}{3,} \p{Lu}{3,}/u;
/** A number that is no year: nobody types a percentage to ten digits. */
const FIGURE = /\p{N}[.,]\p{N}|\p{N}{5}|%/u;
const TWICE = /(?<![\p{L}\p{M}])(\p{L}{2,30}) \1(?![\p{L}\p{M}])/iu;

/** Whether a question reads as a person would type it: no code, no shouting, no marks, not long. */
export function isPlain(question: string): boolean {
  return (
    question.length >= SHORTEST &&
    question.length <= LONGEST &&
    question.split(" ").length <= MOST_WORDS &&
    question === withoutMarks(question) &&
    ![CODE, SHOUT, FIGURE, TWICE].some((pattern) => pattern.test(question)) &&
    isBalanced(question)
  );
}

const isBalanced = (text: string): boolean => text.split("(").length === text.split(")").length;
