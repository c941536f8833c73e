import { readdirSync, readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { askFiles } from "#core/engine/answer/testing/real-files.ts";
import { openBenchModel } from "./bench-model.ts";
import { quotesOf } from "./answer-parts.ts";
import { realFile } from "./real-file.ts";
const [folder = "", part = "dev", show = "wrong"] = process.argv.slice(2);
const names = readdirSync(folder).filter((n) =>
  /\.(html|pdf|txt|md|docx|odt|epub|odt|epub|xlsx|pptx|ods|odp|eml|doc|ppt|csv)$/.test(n),
);
const ask = await askFiles(
  names.map((n) => realFile(n, join(folder, n))),
  await openBenchModel(),
);
const flat = (t: string) => t.replaceAll(/[\s*\\`“”"’'‘|_#>­-]+/gu, "").toLowerCase();
interface Q {
  file: string;
  question: string;
  answers: string[];
  kind: string;
  row?: string;
}
const qs: Q[] = JSON.parse(readFileSync(join(folder, "questions.json"), "utf8"));
const partOf = (t: string) => (createHash("sha256").update(t).digest()[0]! % 2 === 1 ? "dev" : "test");
let n = 0,
  first = 0,
  three = 0,
  none = 0,
  un = 0;
const bold: string[] = [];
const kinds: Record<string, number[]> = {};
for (const q of qs) {
  q.file ??= "";
  const given = q as unknown as { answer?: string | null; part?: string; language?: string; passage?: string };
  q.answers ??= given.answer ? [given.answer] : [];
  q.kind ??= given.language ?? "";
  q.row ??= given.passage;
  if (part !== "all" && (given.part ?? partOf(q.question)) !== part) continue;
  const a = await ask(q.question);
  const quotes = quotesOf(a);
  const head = a.content.split("\n\n").filter((b) => !b.startsWith(">"))[0] ?? "";
  const texts = quotes.map((x) => ({
    doc: a.passages.find((o) => o.chunk_id === x.chunk_id)?.document_name,
    text: x.text,
  }));
  const holds = (x: { doc: string | undefined; text: string }) =>
    x.doc === q.file && q.answers.some((w) => flat(x.text).includes(flat(w)));
  const said = q.answers.some((w) => flat(head).includes(flat(w)));
  if (q.answers.length === 0) {
    un++;
    const b = /\*\*(.+?)\*\*/.exec(a.content)?.[1];
    bold.push(`${q.question} -> ${b ?? "-"} | ${head.slice(0, 140)}`);
    continue;
  }
  n++;
  const f = said || texts.slice(0, 1).some(holds),
    t = said || texts.slice(0, 3).some(holds);
  if (f) first++;
  if (t) three++;
  if (texts.length === 0 && !said) none++;
  const k = (kinds[q.kind] ??= [0, 0, 0]);
  k[0]!++;
  if (f) k[1]!++;
  if (t) k[2]!++;
  if (show === "all" || (show === "wrong" && !f)) {
    console.log(
      `\n### [${q.kind}] ${q.question}\n    want ${q.file}: ${q.answers.join(" | ")} ${q.row ? "row " + q.row : ""}   ${t ? "in three" : "MISSED"}`,
    );
    console.log("   ", head.slice(0, 200).replaceAll("\n", " "));
    for (const x of texts.slice(0, 3))
      console.log(`    - [${x.doc}] ${holds(x) ? "✓ " : ""}${x.text.replaceAll("\n", " ").slice(0, 380)}`);
  }
}
console.log(
  `\n${part}: ${n} questions, first ${first} (${((first / n) * 100).toFixed(1)}), three ${three} (${((three / n) * 100).toFixed(1)}), nothing ${none}`,
);
console.log(kinds);
console.log("unanswerable:", un);
for (const b of bold) console.log("   ", b);
