/**
 * What a newcomer asked of ten documents, without a language model: real files in one library, by the engine of the product.
 * These questions have been looked at while rules were changed.
 * Run: node bench/newcomer.ts [--show]
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { askFiles } from "#core/engine/answer/testing/real-files.ts";
import type { Answer } from "#core/engine/engine.ts";
import { openBenchModel } from "./bench-model.ts";
import { NEWCOMER_QUOTES } from "./newcomer-quotes.ts";
import { quotesOf, shortAnswerOf } from "./answer-parts.ts";
import { hasData } from "./retrieval-sets.ts";
import { realFile } from "./real-file.ts";

const SHARED = fileURLToPath(new URL("../../shared/data/", import.meta.url));

interface NewcomerQuestion {
  readonly ask: string;
  /** The question before it in the same chat. */
  readonly after?: string;
  readonly expect: "answer" | "quote" | "absent" | "summary" | "list" | "compare" | "talk";
  readonly says?: readonly string[];
  readonly file?: string;
  readonly documents?: readonly string[];
}

interface Newcomer {
  readonly files: Readonly<Record<string, string>>;
  readonly questions: readonly NewcomerQuestion[];
}

export interface NewcomerFigures {
  /** Questions that a passage or row answers, and of how many it is among the first one, or three, quotes. */
  readonly quotable: number;
  readonly first_quote: number;
  readonly first_three: number;
  /** Short answers given, and those that are wrong. */
  readonly short_answers: number;
  readonly false_claims: number;
  /** Questions said to have no answer here, though the documents hold it. */
  readonly nothing_found: number;
  /** Questions no document answers, and of how many that is said. */
  readonly absent: number;
  readonly said_absent: number;
  /** Other requests (summary, list, comparison, talk), and how many were read as such. */
  readonly others: number;
  readonly others_read: number;
  /** Milliseconds within which 95 of 100 questions were answered. */
  readonly p95_ms: number;
}

export async function benchNewcomer(show = false): Promise<NewcomerFigures> {
  const { files, questions } = JSON.parse(readFileSync(`${SHARED}questions/newcomer.json`, "utf8")) as Newcomer;
  const ask = await askFiles(
    Object.entries(files).map(([name, path]) => realFile(name, SHARED + path)),
    await openBenchModel(),
  );
  for (const { ask: text } of questions) await ask(text);
  const times: number[] = [];
  const judged: Judged[] = [];
  for (const question of questions) {
    const before = question.after === undefined ? null : await ask(question.after);
    const history =
      question.after === undefined || before === null
        ? []
        : ([
            { role: "user", content: question.after },
            { role: "assistant", content: before.content },
          ] as const);
    const began = performance.now();
    const answer = await ask(question.ask, history);
    times.push(performance.now() - began);
    const own = judge(question, answer);
    judged.push(own);
    if (show) console.log(`\n${own.right ? "right" : "WRONG"} ${question.expect}: ${question.ask}\n${answer.content}`);
  }
  const count = (is: (one: Judged) => boolean): number => judged.filter(is).length;
  return {
    quotable: count(({ kind }) => kind === "quotable"),
    first_quote: count(({ kind, place }) => kind === "quotable" && place === 0),
    first_three: count(({ kind, place }) => kind === "quotable" && place >= 0 && place < 3),
    short_answers: count(({ hasShort }) => hasShort),
    false_claims: count(({ falseClaim }) => falseClaim),
    nothing_found: count(({ kind, answered }) => kind === "quotable" && !answered),
    absent: count(({ kind }) => kind === "absent"),
    said_absent: count(({ kind, answered }) => kind === "absent" && !answered),
    others: count(({ kind }) => kind === "other"),
    others_read: count(({ kind, right }) => kind === "other" && right),
    p95_ms: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
  };
}

interface Judged {
  readonly kind: "quotable" | "absent" | "other";
  readonly right: boolean;
  /** Of the first quote that holds what is expected; -1 where none does. */
  readonly place: number;
  readonly hasShort: boolean;
  readonly falseClaim: boolean;
  readonly answered: boolean;
}

const INTENTS = { summary: "collection_summary", list: "listing", compare: "comparison", talk: "chat" } as const;

function judge({ ask, expect, says, file, documents }: NewcomerQuestion, answer: Answer): Judged {
  const { answered } = answer;
  const short = shortAnswerOf(answer);
  const expected = says ?? NEWCOMER_QUOTES[ask] ?? [];
  const holds = (text: string): boolean =>
    expected.length === 0 || expected.some((one) => plain(text).includes(plain(one)));
  if (expect === "answer" || expect === "quote") {
    const place = quotesOf(answer).findIndex(
      ({ document, text }) => (file === undefined || document === file) && holds(text),
    );
    const falseClaim = short !== null && !holds(short);
    return {
      kind: "quotable",
      right: place >= 0 && place < 3 && !falseClaim && answered,
      place,
      hasShort: short !== null,
      falseClaim,
      answered,
    };
  }
  const claims = { place: -1, hasShort: short !== null, falseClaim: short !== null && expect === "absent", answered };
  if (expect === "absent") return { kind: "absent", right: short === null, ...claims };
  const isRead = answer.intent.kind === INTENTS[expect];
  const named = (documents ?? []).every((name) => answer.content.includes(name));
  return { kind: "other", right: isRead && named, ...claims };
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s*\\]+/gu, " ");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!hasData()) console.log("No ../shared/data here: nothing to measure.");
  else
    for (const [name, value] of Object.entries(await benchNewcomer(process.argv.includes("--show"))))
      console.log(`${name.padEnd(16)} ${Math.round(value as number)}`);
}
