/**
 * How many altered sentences of a lying language model the receipts catch, and how many true ones they stop: sentences of
 * SQuAD's paragraphs that answer a question, altered, against the passages retrieved for it.
 * Run: node bench/answers-lies.ts [stride] [squad|xquad language] [show|-] [offset]
 */
import { fileURLToPath } from "node:url";
import { checkAnswer } from "#core/engine/answer/verify/check-answer.ts";
import { sentences } from "#core/engine/sentences.ts";
import type { Passage } from "#core/engine/engine.ts";
import { createTokenizer } from "#core/engine/index/tokens.ts";
import { squadAnswers, xquadAnswers, type AnswerSet } from "./answers-data.ts";
import { OWNER } from "#core/engine/answer/testing/real-files.ts";
import { openArticles } from "./answers-engine.ts";
import { ALTERATIONS, REWORDINGS, seeded, type Alteration } from "./lies.ts";
import { hasData } from "./retrieval-sets.ts";

export interface LieFigures {
  readonly kind: string;
  readonly name: string;
  readonly sentences: number;
  /** Percent that were marked as not supported. */
  readonly stopped: number;
  /** Percent that are supported, but marked "wording not checked". */
  readonly unchecked: number;
}

const tokenizer = createTokenizer();

export async function benchLies(
  set: AnswerSet,
  { stride, offset = 0, show = false }: { readonly stride: number; readonly offset?: number; readonly show?: boolean },
): Promise<LieFigures[]> {
  const engine = await openArticles(set.articles);
  const random = seeded(7);
  const names = namesOf(set);
  const rows = new Map<string, { kind: string; name: string; told: number; stopped: number; unchecked: number }>();
  const note = (kind: string, name: string, { stopped, unchecked }: Marks): void => {
    const row = rows.get(`${kind} ${name}`) ?? { kind, name, told: 0, stopped: 0, unchecked: 0 };
    const marks = { stopped: row.stopped + Number(stopped), unchecked: row.unchecked + Number(unchecked) };
    rows.set(`${kind} ${name}`, { ...row, told: row.told + 1, ...marks });
  };

  for (const { question, answers } of set.questions.filter((_, index) => index % stride === offset)) {
    const scope = { owner: OWNER };
    const { passages } = await engine.search({ scope, query: question, top_k: 5, hybrid: true, threshold: 0 });
    const found = answeringSentence(passages, answers);
    if (!found) continue;
    const given = passages.map(({ content }) => content).join("\n");
    const elsewhere = names.filter((name) => !given.toLowerCase().includes(name.toLowerCase()));
    const tell = (kind: string, { name, alter }: Alteration): void => {
      const told = alter(found.sentence, { names: elsewhere, given }, random);
      if (told === null || (kind === "altered" && given.includes(told))) return;
      const marks = marksOf(`${told} [${found.number}]`, passages);
      note(kind, name, marks);
      const isRight = kind === "altered" ? marks.stopped || marks.unchecked : !marks.stopped && !marks.unchecked;
      if (show && !isRight) console.log(`${kind} ${name}: ${told}\n   ${found.sentence} ${JSON.stringify(marks)}`);
    };
    for (const rewording of REWORDINGS) tell("true", rewording);
    for (const alteration of ALTERATIONS) tell("altered", alteration);
    note("true", "short answer", marksOf(`${answers[0] ?? ""} [${found.number}].`, passages));
    const wrong = passages.length > 1 ? (found.number % passages.length) + 1 : null;
    if (wrong !== null)
      note("true", "wrong passage cited (then moved)", marksOf(`${found.sentence} [${wrong}]`, passages));
    note("true", "no passage cited (then found)", marksOf(found.sentence, passages));
    const shown = checkAnswer(
      { tokenizer },
      { content: `${found.sentence} [${passages.length + 3}] [0]`, passages },
    ).content;
    note("altered", "marker out of range", { stopped: !/\[(?:0|[6-9]|\d\d)\]/.test(shown), unchecked: false });
  }
  return [...rows.values()].map(({ kind, name, told, stopped, unchecked }) => ({
    kind,
    name,
    sentences: told,
    stopped: (100 * stopped) / told,
    unchecked: (100 * unchecked) / told,
  }));
}

interface Marks {
  readonly stopped: boolean;
  readonly unchecked: boolean;
}

function marksOf(content: string, passages: readonly Passage[]): Marks {
  const { receipts } = checkAnswer({ tokenizer }, { content, passages });
  const stopped = receipts.some(({ supported }) => !supported);
  return { stopped, unchecked: !stopped && receipts.some(({ wording }) => wording === "unchecked") };
}

function answeringSentence(passages: readonly Passage[], answers: readonly string[]) {
  for (const [index, { content }] of passages.entries())
    for (const { start, end } of sentences(content)) {
      const sentence = content.slice(start, end).replace(/\s+/gu, " ");
      if (
        answers.some((answer) => sentence.includes(answer)) &&
        /[.!?]$/.test(sentence) &&
        !/[[\]|]|^\d+[.)]/.test(sentence)
      )
        return { sentence, number: index + 1 };
    }
  return null;
}

/** Capitalised words in the middle of sentences, of all articles. */
function namesOf({ articles }: AnswerSet): string[] {
  const names = new Set<string>();
  for (const { paragraphs } of articles)
    for (const paragraph of paragraphs)
      for (const [name] of paragraph.matchAll(/(?<=\p{Ll}\s)\p{Lu}\p{Ll}{4,}(?!\p{L})/gu)) names.add(name);
  return [...names].filter((_, index) => index % 7 === 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!hasData()) console.log("No ../shared/data here: nothing to measure.");
  else {
    const set = process.argv[3] && process.argv[3] !== "squad" ? xquadAnswers(process.argv[3]) : squadAnswers();
    for (const { kind, name, sentences: count, stopped, unchecked } of await benchLies(set, {
      stride: Number(process.argv[2] ?? 5),
      show: process.argv[4] === "show",
      offset: Number(process.argv[5] ?? 0),
    }))
      console.log(
        `${kind.padEnd(8)} ${name.padEnd(36)} ${String(count).padStart(5)}  ${stopped.toFixed(1).padStart(5)} % stopped  ${unchecked.toFixed(1).padStart(5)} % wording not checked`,
      );
  }
}
