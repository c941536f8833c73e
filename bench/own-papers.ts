/**
 * Questions as a new user asks them of papers of their own, without a language model: real files, read, indexed and asked
 * by the engine of the product, all of them in one library.
 * Run: node bench/own-papers.ts [--show]
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { askFiles, type RealFile } from "#core/engine/answer/testing/real-files.ts";
import type { Answer } from "#core/engine/engine.ts";
import { answerTokens, containsAnswer, tokenF1 } from "#core/engine/evaluate/answer-match.ts";
import { PAPERS, type PaperQuestion, SET_ASIDE, WORKED_ON } from "./own-papers-questions.ts";
import { MORE_PAPERS, WHO_AND_WHAT, WHO_AND_WHAT_SET_ASIDE } from "./who-and-what-questions.ts";
import { realFile } from "./real-file.ts";

const DOCUMENTS = fileURLToPath(new URL("../../shared/data/documents/", import.meta.url));

interface Judged {
  /** Said first where words are in bold, and anywhere else; or rightly refused. */
  readonly right: boolean;
  /** The first passage cited is of the right file and holds it. */
  readonly cited: boolean;
  readonly refused: boolean;
}

const read = (papers: Readonly<Record<string, string>>): RealFile[] =>
  Object.entries(papers).map(([name, path]) => realFile(name, DOCUMENTS + path));

function judge({ of, says, all = false, uncited = false }: PaperQuestion, answer: Answer): Judged {
  const refused = !answer.answered;
  if (of === null || refused) return { right: of === null && refused, cited: of === null && refused, refused };
  const [first] = answer.receipts;
  const told = answer.content.replaceAll(/[*\\]/gu, "");
  const isSaid = (expected: string): boolean => containsAnswer(told, expected);
  const bold = /^\*\*(.+?)\*\*/u.exec(answer.content)?.[1];
  const right = all
    ? says.every(isSaid)
    : bold === undefined
      ? says.some(isSaid)
      : says.some((expected) => containsAnswer(bold, expected) || isPart(bold, expected));
  const source = answer.passages[(first?.citation ?? 0) - 1];
  const cited =
    uncited || (source?.document_name === of && says.some((expected) => containsAnswer(source.content, expected)));
  return { right, cited: right && cited, refused };
}

/** "Lessig" for "Lawrence Lessig". */
const isPart = (given: string, expected: string): boolean =>
  answerTokens(given).length * 2 >= answerTokens(expected).length && tokenF1(given, expected) > 0.6;

async function measure(
  name: string,
  ask: Awaited<ReturnType<typeof askFiles>>,
  questions: readonly PaperQuestion[],
  show: boolean,
): Promise<void> {
  const judged: (Judged & { readonly question: PaperQuestion })[] = [];
  for (const question of questions) {
    const answer = await ask(question.ask);
    const one = judge(question, answer);
    judged.push({ question, ...one });
    if (show) print(question, one, answer);
  }
  const here = judged.filter(({ question }) => question.of !== null);
  const foreign = judged.filter(({ question }) => question.of === null);
  const count = (rows: readonly Judged[], is: (row: Judged) => boolean) =>
    `${rows.filter(is).length} of ${rows.length}`;
  console.log(
    [
      `${name}:`,
      `answered right           ${count(here, ({ right }) => right)}`,
      `right, and rightly cited ${count(here, ({ cited }) => cited)}`,
      `answered wrong           ${count(here, ({ right, refused }) => !right && !refused)}`,
      `refused                  ${count(here, ({ refused }) => refused)}`,
      `not there, and refused   ${count(foreign, ({ refused }) => refused)}`,
    ].join("\n  "),
  );
}

function print({ ask: text, says }: PaperQuestion, { right, cited, refused }: Judged, answer: Answer): void {
  const mark = right ? (cited ? "ok   " : "cite?") : refused ? "none " : "WRONG";
  const source = answer.passages[0];
  console.log(`${mark} ${text} [${says.join(" | ")}] (${answer.intent.kind})`);
  console.log(
    `      ${answer.content.slice(0, 420).replaceAll("\n", " / ")} — ${source?.document_name}, p. ${source?.page}`,
  );
}

if (!existsSync(DOCUMENTS)) {
  console.log("No ../shared/data here: nothing to measure.");
  process.exit(0);
}
const isShown = process.argv.includes("--show");
const isAllShown = process.argv.includes("--show-all");
const ask = await askFiles(read(PAPERS));
await measure("Worked on", ask, WORKED_ON, isShown);
await measure("Set aside", ask, SET_ASIDE, isAllShown);
const askMore = await askFiles(read({ ...PAPERS, ...MORE_PAPERS }));
await measure("Who and what, worked on", askMore, WHO_AND_WHAT, isShown);
await measure("Who and what, set aside", askMore, WHO_AND_WHAT_SET_ASIDE, isAllShown);
