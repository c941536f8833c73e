/**
 * Questions to manuals, each asked of one manual alone, without a language model. The files are those of Debian's packages,
 * named in `manual-questions.ts`; a folder holds them.
 * Run: node bench/manuals.ts FOLDER [--show]
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { askFiles } from "#core/engine/answer/testing/real-files.ts";
import type { Answer } from "#core/engine/engine.ts";
import { openBenchModel } from "./bench-model.ts";
import { MANUALS, type ManualQuestion, SEEN_LATER, SET_ASIDE, WORKED_ON } from "./manual-questions.ts";
import { realFile } from "./real-file.ts";

const [folder = "", ...flags] = process.argv.slice(2);
const isShown = flags.includes("--show");

/** Of one question: the first quotes that answer it, and what is wrong. */
interface Judged {
  readonly isAnswerable: boolean;
  readonly isFirst: boolean;
  readonly isInThree: boolean;
  /** In bold, where no passage answers. */
  readonly isClaimed: boolean;
  readonly isRefused: boolean;
}

const flat = (text: string): string => text.replaceAll(/[\s*\\`“”"]+/gu, " ").replaceAll(/ ([.,])/gu, "$1");

function judge({ says }: ManualQuestion, { content, answered }: Answer): Judged {
  const quotes = content.replace(/^[^>*|]*\n\n/u, "").split(/\n\n(?=>)/u);
  const holds = (text: string): boolean => says?.some((words) => flat(text).includes(flat(words))) ?? false;
  return {
    isAnswerable: says !== null,
    isFirst: holds(quotes[0] ?? ""),
    isInThree: holds(quotes.slice(0, 3).join(" ")),
    isClaimed: says === null && answered && content.startsWith("**"),
    isRefused: !answered,
  };
}

const model = await openBenchModel();
for (const [name, questions] of Object.entries({ WORKED_ON, SEEN_LATER, SET_ASIDE })) {
  const judged: Judged[] = [];
  for (const [file, asked] of Object.entries(questions)) {
    const path = join(folder, file);
    if (!existsSync(path)) {
      console.log(`${file} is not in the folder: ${MANUALS[file]}`);
      continue;
    }
    const ask = await askFiles([realFile(file, path)], model);
    for (const question of asked) {
      const answer = await ask(question.ask);
      const one = judge(question, answer);
      judged.push(one);
      if (isShown) console.log(`\n${question.ask} (${JSON.stringify(one)})\n${answer.content}`);
    }
  }
  const answerable = judged.filter(({ isAnswerable }) => isAnswerable);
  const others = judged.filter(({ isAnswerable }) => !isAnswerable);
  console.log(name, {
    answerable: answerable.length,
    first_three: answerable.filter(({ isInThree }) => isInThree).length,
    first: answerable.filter(({ isFirst }) => isFirst).length,
    refused: answerable.filter(({ isRefused }) => isRefused).length,
    others: others.length,
    claimed: others.filter(({ isClaimed }) => isClaimed).length,
  });
}
