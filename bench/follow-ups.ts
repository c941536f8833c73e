/**
 * Follow-ups made of SQuAD: of two questions about one article that follow each other and share a name, the second has a
 * pronoun in its place. Asked about the twelve articles held out; "dev" asks about the other twelve.
 * And pairs written for real documents (`follow-up-pairs.ts`).
 * Run: node bench/follow-ups.ts [stride] [squad | zh | pairs] [dev] [--wrong]
 */
import { fileURLToPath } from "node:url";
import { askFiles, OWNER } from "#core/engine/answer/testing/real-files.ts";
import type { Answer, Engine } from "#core/engine/engine.ts";
import { containsAnswer } from "#core/engine/evaluate/answer-match.ts";
import { quotesOf } from "./answer-parts.ts";
import { type AnswerSet, type AskedQuestion, heldOutOf, only, squadAnswers, xquadAnswers } from "./answers-data.ts";
import { openArticles } from "./answers-engine.ts";
import { HELD_OUT, LOOKED_AT, PAIR_FILES } from "./follow-up-pairs.ts";
import { realFile } from "./real-file.ts";

/** Percent of the pairs, but for `pairs`. */
export interface FollowUpFigures {
  readonly pairs: number;
  /** What was filled in is the name that the pronoun stands for. */
  readonly understood: number;
  /** The first quote, and one of the first three, holds the answer. */
  readonly first_quote: number;
  readonly first_three: number;
  /** The same for the question with its name: the ceiling. */
  readonly first_quote_in_full: number;
  readonly first_three_in_full: number;
}

interface Pair {
  readonly before: string;
  readonly question: string;
  readonly full: AskedQuestion;
  readonly name: string;
}

export async function benchFollowUps({
  stride = 5,
  language,
  isDev = false,
  isShowing = false,
}: {
  readonly stride?: number;
  readonly language?: "zh" | undefined;
  readonly isDev?: boolean;
  readonly isShowing?: boolean;
} = {}): Promise<FollowUpFigures> {
  const set = language === undefined ? squadAnswers() : xquadAnswers(language);
  const engine = await openArticles(set.articles);
  const isHeld = heldOutOf();
  const pairs = pairsOf(
    only(set, (title) => isHeld(title) !== isDev),
    language,
  ).filter((_, at) => at % stride === 0);
  const rows: boolean[][] = [];
  for (const pair of pairs) {
    const before = await ask(engine, pair.before, []);
    const history = [
      { role: "user", content: pair.before },
      { role: "assistant", content: before.content },
    ] as const;
    const followed = await ask(engine, pair.question, history);
    const inFull = await ask(engine, pair.full.question, []);
    const isUnderstood = followed.understood?.about.includes(pair.name) ?? false;
    const row = [isUnderstood, ...isHeldBy(pair, followed), ...isHeldBy(pair, inFull)];
    rows.push(row);
    if (isShowing && (!isUnderstood || (!row[2] && row[4]))) show(pair, followed);
  }
  const percent = (at: number): number => (100 * rows.filter((row) => row[at]).length) / rows.length;
  return {
    pairs: rows.length,
    understood: percent(0),
    first_quote: percent(1),
    first_three: percent(2),
    first_quote_in_full: percent(3),
    first_three_in_full: percent(4),
  };
}

function ask(
  engine: Pick<Engine, "answer">,
  question: string,
  history: readonly { role: "user" | "assistant"; content: string }[],
): Promise<Answer> {
  return engine.answer({ scope: { owner: OWNER }, question, history, top_k: 5, hybrid: true });
}

function isHeldBy({ full }: Pair, answer: Answer): [boolean, boolean] {
  const holds = (text: string): boolean => full.answers.some((expected) => containsAnswer(text, expected));
  const quotes = quotesOf(answer).map(({ text }) => text);
  return [holds(quotes[0] ?? ""), quotes.slice(0, 3).some(holds)];
}

function pairsOf({ questions }: AnswerSet, language: "zh" | undefined): Pair[] {
  return questions.flatMap((full, at) => {
    const before = questions[at - 1];
    if (before?.title !== full.title) return [];
    const name =
      language === "zh" ? sharedRun(before.question, full.question) : sharedName(before.question, full.question);
    if (name === null) return [];
    const question = language === "zh" ? full.question.replace(name, "它") : withPronoun(full.question, name);
    return [{ before: before.question, question, full, name }];
  });
}

const NAME = /(?<=[\p{L},] )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu;

const namesOf = (question: string): readonly string[] => question.match(NAME) ?? [];

/** A name that both have, and no other name in the second. */
function sharedName(before: string, question: string): string | null {
  const earlier = namesOf(before);
  const [name, ...others] = namesOf(question);
  return name !== undefined && others.length === 0 && earlier.includes(name) ? name : null;
}

const withPronoun = (question: string, name: string): string =>
  question.replace(new RegExp(`(?:[Tt]he )?${name}(?<its>['’]s)?`, "u"), (...found) =>
    (found.at(-1) as { readonly its?: string }).its ? "its" : "it",
  );

/** What two Chinese questions begin with alike: what they are about. */
function sharedRun(before: string, question: string): string | null {
  const length = [...question].findIndex((letter, at) => letter !== before[at]);
  const run = question.slice(0, Math.max(0, length));
  return /^\p{Script=Han}{2,8}$/u.test(run) && !/[的在是什谁哪何]/u.test(run) ? run : null;
}

function show({ before, question, full, name }: Pair, { content, understood }: Answer): void {
  console.log(
    `\n${before}\n${question} (${name}: ${full.answers[0] ?? ""}) read as ${understood?.about ?? "typed"}\n${content.slice(0, 500)}`,
  );
}

/** How many of the written pairs have what answers the second question in the first quote, and in the first three. */
export async function benchPairs({ isDev = false, isShowing = false } = {}): Promise<{
  readonly pairs: number;
  readonly first_quote: number;
  readonly first_three: number;
}> {
  const pairs = isDev ? LOOKED_AT : HELD_OUT;
  const asks = await askFiles(Object.entries(PAIR_FILES).map(([name, path]) => realFile(name, SHARED + path)));
  let first_quote = 0;
  let first_three = 0;
  for (const [before, question, says] of pairs) {
    const { content } = await asks(before);
    const answer = await asks(question, [
      { role: "user", content: before },
      { role: "assistant", content },
    ]);
    const holds = quotesOf(answer).map(({ text }) => text.includes(says));
    if (holds[0]) first_quote++;
    if (holds.slice(0, 3).includes(true)) first_three++;
    else if (isShowing)
      console.log(
        `\n${before}\n${question} (${says}) read as ${answer.understood?.about ?? "typed"}\n${answer.content}`,
      );
  }
  return { pairs: pairs.length, first_quote, first_three };
}

const SHARED = fileURLToPath(new URL("../../shared/data/", import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [stride, language] = process.argv.slice(2);
  const isDev = process.argv.includes("dev");
  const isShowing = process.argv.includes("--wrong");
  if (language === "pairs") console.log(await benchPairs({ isDev, isShowing }));
  else
    console.log(
      await benchFollowUps({
        stride: Number(stride ?? 5),
        language: language === "zh" ? "zh" : undefined,
        isDev,
        isShowing,
      }),
    );
}
