/**
 * Questions in one language over documents in another: every fourth question of XQuAD, whose texts and questions say the same
 * in each language. Without a model, and with `MODEL=FOLDER`, which compares both by their English glosses.
 * Run: MODEL=FOLDER node bench/across-languages.ts [pairs, as en-de]
 */
import { readFileSync } from "node:fs";
import { OWNER } from "#core/engine/answer/testing/real-files.ts";
import type { Embedder } from "#core/engine/embed-port.ts";
import { containsAnswer } from "#core/engine/evaluate/answer-match.ts";
import { quotesOf } from "./answer-parts.ts";
import { openArticles } from "./answers-engine.ts";
import { openBenchModel } from "./bench-model.ts";
import { DATA, hasData } from "./retrieval-sets.ts";

interface SquadFile {
  readonly data: readonly {
    readonly title: string;
    readonly paragraphs: readonly {
      readonly context: string;
      readonly qas: readonly {
        readonly id: string;
        readonly question: string;
        readonly answers: readonly { readonly text: string }[];
      }[];
    }[];
  }[];
}

const PAIRS = ["en-de", "de-en", "en-en", "de-de"];
const EVERY = 4;
const percent = (count: number, all: number): string => ((count / all) * 100).toFixed(1);
const read = (language: string) =>
  (JSON.parse(readFileSync(`${DATA}xquad/xquad.${language}.json`, "utf8")) as SquadFile).data;

async function measure(pair: string, model: Embedder | undefined): Promise<Record<string, string | number>> {
  const [from = "", to = ""] = pair.split("-");
  const asked = new Map(
    read(from).flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ qas }) => qas.map(({ id, question }) => [id, question] as const)),
    ),
  );
  const articles = read(to);
  const engine = await openArticles(
    articles.map(({ title, paragraphs }) => ({
      title,
      language: to,
      paragraphs: paragraphs.map(({ context }) => context),
    })),
    model,
  );
  const wanted = articles
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ qas }) => qas))
    .filter((_, at) => at % EVERY === 0);
  const counts = { first: 0, three: 0 };
  for (const { id, answers } of wanted) {
    const question = asked.get(id) ?? "";
    const answer = await engine.answer({ scope: { owner: OWNER }, question, history: [], top_k: 5, hybrid: true });
    const holding = quotesOf(answer)
      .slice(0, 3)
      .map(({ text }) => answers.some(({ text: words }) => containsAnswer(text, words)));
    if (holding[0] === true) counts.first++;
    if (holding.includes(true)) counts.three++;
  }
  return {
    questions: wanted.length,
    "first quote": percent(counts.first, wanted.length),
    "first three": percent(counts.three, wanted.length),
  };
}

if (import.meta.main) {
  const given = process.argv.slice(2);
  const model = await openBenchModel();
  if (!hasData()) console.log("The folder ../shared/data is not there; nothing to measure.");
  else
    for (const pair of given.length > 0 ? given : PAIRS) {
      const rows = { [`${pair}, words`]: await measure(pair, undefined) };
      console.table(model ? { ...rows, [`${pair}, glosses`]: await measure(pair, model) } : rows);
    }
}
