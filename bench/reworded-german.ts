/**
 * 150 German questions in other words than the text (`reworded-german-questions.ts`) over the paragraphs of XQuAD, without a
 * written answer; `MODEL=FOLDER` embeds them by their English glosses with MiniLM. A hash of the id parts them in two; rules
 * are looked at on "dev" only.
 * Run: node bench/reworded-german.ts dev|test
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { OWNER } from "#core/engine/answer/testing/real-files.ts";
import { embedderFor } from "#core/engine/gloss/glossed-embedder.ts";
import { containsAnswer } from "#core/engine/evaluate/answer-match.ts";
import { quotesOf } from "./answer-parts.ts";
import { openArticles } from "./answers-engine.ts";
import { openBenchModel } from "./bench-model.ts";
import { indexPassages } from "./retrieval-index.ts";
import { DATA, hasData } from "./retrieval-sets.ts";
import { REWORDED_GERMAN } from "./reworded-german-questions.ts";

interface SquadFile {
  readonly data: readonly {
    readonly title: string;
    readonly paragraphs: readonly {
      readonly context: string;
      readonly qas: readonly { readonly id: string; readonly answers: readonly { readonly text: string }[] }[];
    }[];
  }[];
}

const partOf = (id: string): string => ((createHash("sha256").update(id).digest()[0] ?? 0) % 2 === 1 ? "dev" : "test");
const percent = (count: number, all: number): string => ((count / all) * 100).toFixed(1);

async function measure(part: string): Promise<Record<string, string | number>> {
  const { data } = JSON.parse(readFileSync(`${DATA}xquad/xquad.de.json`, "utf8")) as SquadFile;
  const asked = data.flatMap(({ title, paragraphs }) =>
    paragraphs.flatMap(({ context, qas }, at) =>
      qas.flatMap(({ id, answers }) => {
        const question = REWORDED_GERMAN[id];
        if (question === undefined || partOf(id) !== part) return [];
        return [{ question, paragraph: `${title} ${at}`, context, answers: answers.map(({ text }) => text) }];
      }),
    ),
  );
  const passages = data.flatMap(({ title, paragraphs }) =>
    paragraphs.map(({ context }, at) => ({ id: `${title} ${at}`, title: "", text: context })),
  );
  const model = await openBenchModel();
  const index = await indexPassages(passages, model && (await embedderFor(model, "de")));
  const engine = await openArticles(
    data.map(({ title, paragraphs }) => ({
      title,
      language: "de",
      paragraphs: paragraphs.map(({ context }) => context),
    })),
    model,
  );
  const counts = { reciprocal: 0, paragraph: 0, five: 0, first: 0, three: 0, absent: 0 };
  for (const { question, paragraph, answers } of asked) {
    const at = (await index.search(question, 10, true)).findIndex(({ id }) => id === paragraph);
    if (at >= 0) counts.reciprocal += 1 / (at + 1);
    if (at === 0) counts.paragraph++;
    if (at >= 0 && at < 5) counts.five++;
    const answer = await engine.answer({ scope: { owner: OWNER }, question, history: [], top_k: 5, hybrid: true });
    const holding = quotesOf(answer)
      .slice(0, 3)
      .map(({ text }) => answers.some((words) => containsAnswer(text, words)));
    if (holding[0] === true) counts.first++;
    if (holding.includes(true)) counts.three++;
    if (/^(?:Kein|None of|No )/u.test(answer.content)) counts.absent++;
  }
  return {
    questions: asked.length,
    "mean reciprocal rank": (counts.reciprocal / asked.length).toFixed(3),
    "paragraph first": percent(counts.paragraph, asked.length),
    "among five": percent(counts.five, asked.length),
    "first quote": percent(counts.first, asked.length),
    "first three": percent(counts.three, asked.length),
    "told that a word is nowhere": counts.absent,
  };
}

if (import.meta.main) {
  const [part = "dev"] = process.argv.slice(2);
  if (hasData()) console.table({ [part]: await measure(part) });
  else console.log("The folder ../shared/data is not there; nothing to measure.");
}
