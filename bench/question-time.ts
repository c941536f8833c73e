/**
 * Milliseconds that questions of a person take over thirteen documents, without a language model: the ten of the newcomer
 * and three annual and quarterly reports. "First" is the first time a question is asked, after six others; "again" the best
 * of two more.
 * Run: node bench/question-time.ts [--show]
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { askFiles } from "#core/engine/answer/testing/real-files.ts";
import { filingQuestions } from "./filings-data.ts";
import { hasData } from "./retrieval-sets.ts";
import { realFile } from "./real-file.ts";

const SHARED = fileURLToPath(new URL("../../shared/data/", import.meta.url));
const FILINGS = ["AMCOR_2023Q2_10Q.pdf", "BOEING_2018_10K.pdf", "NETFLIX_2017_10K.pdf"];
/** What people ask of such papers, written before any was timed. */
const OWN = [
  "What was Boeing's total revenue in 2018?",
  "How many employees did Boeing have at the end of 2018?",
  "By how much did Netflix's revenue grow from 2016 to 2017?",
  "What were Amcor's net sales in the second quarter of fiscal 2023?",
  "Which year had the highest net income at Netflix?",
  "What is the sum of cost of products and cost of services at Boeing in 2018?",
  "Compare Boeing and Netflix",
  "Which documents mention goodwill?",
  "Who is the president of Boeing?",
  "What risks does Amcor name?",
  "What is free cash flow?",
  "Why did cost of revenues increase?",
  "How many pages does the Netflix report have?",
  "When does Amcor's fiscal year end?",
  "What is the par value of the common stock?",
  "Is the duck a bird?",
  "How do I scale Open WebUI?",
  "Summarise the Netflix report",
  "dividends per share 2018",
  "streaming content obligations",
  "What did Lessig say about Eldred?",
  "Who audited the financial statements?",
];
const WARM = OWN.slice(-6);

if (hasData()) await measure();
else console.log("No ../shared/data here: nothing to measure.");

async function measure(): Promise<void> {
  const { files, questions } = JSON.parse(readFileSync(`${SHARED}questions/newcomer.json`, "utf8")) as {
    readonly files: Readonly<Record<string, string>>;
    readonly questions: readonly { readonly ask: string }[];
  };
  const ask = await askFiles([
    ...Object.entries(files).map(([name, path]) => realFile(name, SHARED + path)),
    ...FILINGS.map((name) => realFile(name, `${SHARED}filings/pdfs/${name}`)),
  ]);
  const asked = [
    ...OWN,
    ...questions.map((one) => one.ask),
    ...filingQuestions().flatMap(({ question, file }) => (FILINGS.includes(file) ? [question] : [])),
  ];
  for (const question of WARM) await ask(question);
  const times: { readonly question: string; readonly first: number; readonly again: number }[] = [];
  const timed = async (question: string): Promise<number> => {
    const began = performance.now();
    await ask(question);
    return performance.now() - began;
  };
  for (const question of asked.filter((one) => !WARM.includes(one)))
    times.push({
      question,
      first: await timed(question),
      again: Math.min(await timed(question), await timed(question)),
    });
  console.log(`| ${times.length} questions | p50 | p95 | slowest |\n| --- | --: | --: | --: |`);
  for (const which of ["first", "again"] as const) {
    const sorted = times.map((one) => one[which]).toSorted((a, b) => a - b);
    const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    console.log(`| ${which} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
  }
  if (!process.argv.includes("--show")) return;
  for (const { question, first, again } of times.toSorted((a, b) => b.first - a.first).slice(0, 15))
    console.log(`${Math.round(first)} ${Math.round(again)} ${question}`);
}
