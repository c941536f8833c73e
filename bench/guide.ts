// Makes the guide of real files in one library and prints what it holds: `node bench/guide.ts [part] [most]`.
// Part `seen` are the files that were looked at while the patterns were written, `hidden` all others.
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { documentTypeOf } from "#core/library/documents/document-type.ts";
import { createRealEngine } from "#contract/testing/real-engine.ts";
import { documents } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { createMemoryBlobs } from "../core/storage/testing/memory-blobs.ts";
import { createMemoryStore } from "../core/storage/testing/memory-store.ts";
import { put } from "../core/storage/store.ts";
import { tables } from "#core/api/tables.ts";

const DATA = new URL("../../shared/data/", import.meta.url).pathname;
const KINDS = /\.(?:pdf|docx|doc|pptx|ppt|md|html?)$/i;
const LARGEST = 4_000_000;
/** Files with less text than this are left out: they have nothing to ask for. */
const FEWEST_CHUNKS = 4;

const [part = "seen", most = "24"] = process.argv.slice(2);
if (!existsSync(DATA)) throw new Error(`There is no ${DATA}: this bench needs the shared data.`);

const files = globSync(["documents/**/*", "filings/**/*"], { cwd: DATA })
  .filter((path) => KINDS.test(path) && !path.includes("groundtruth") && !path.endsWith("expected.html"))
  .sort()
  .filter((path) => (hash(path) % 2 === 0) === (part === "seen"));
const step = Math.max(1, Math.floor(files.length / (3 * Number(most))));
const chosen = files.filter((_, index) => index % step === 0);

const store = createMemoryStore(tables);
const blobs = createMemoryBlobs();
const engine = createRealEngine({ store, blobs });
const rows = [];
for (const path of chosen) {
  if (rows.length === Number(most)) break;
  const bytes = readFileSync(DATA + path);
  if (bytes.length > LARGEST) continue;
  const name = basename(path);
  const type = documentTypeOf(name);
  try {
    const file = await blobs.put(new Uint8Array(bytes));
    const base = sampleDocument({ original_filename: name, file: file.id });
    const request = { owner: base.owner, document_id: base.id, original_filename: name, type, file: file.id };
    const made = await engine.process(request, () => undefined, AbortSignal.timeout(60_000));
    const row = { ...base, ...made, segments: [...made.segments], metadata: { ...made.metadata } };
    await store.write([put(documents, row)]);
    if (made.chunk_count >= FEWEST_CHUNKS) rows.push({ row, path });
  } catch (error) {
    console.log(`not read: ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

let [withQuestions, questions] = [0, 0];
const times: number[] = [];
for (const { row, path } of rows) {
  const began = performance.now();
  const guide = await engine.guide({ scope: { owner: row.owner }, document_id: row.id });
  times.push(performance.now() - began);
  if (!guide) throw new Error(`no guide of ${path}`);
  if (guide.questions.length > 0) withQuestions++;
  questions += guide.questions.length;
  console.log(`\n${path} ${row.metadata["language"]} (${row.chunk_count} chunks, ${Math.round(times.at(-1) ?? 0)} ms)`);
  const { title, kind, date, names, terms, headings } = guide;
  console.log(JSON.stringify({ title, kind, date, names, terms, headings: headings.map(({ text }) => text) }));
  for (const { text } of guide.questions) {
    const scope = { owner: row.owner, document_ids: [row.id] };
    const { receipts } = await engine.answer({ scope, question: text, history: [], top_k: 5, hybrid: true });
    const first = receipts.find(({ citation }) => citation !== null)?.quote ?? "";
    console.log(`  ? ${text}\n      ${first.replace(/\s+/gu, " ").slice(0, 220)}`);
  }
}
times.sort((a, b) => a - b);
const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
console.log(
  `\n${part}: ${rows.length} documents, ${withQuestions} with questions, ${questions} questions, time ${at(0.5)} ms (half), ${at(0.9)} ms (nine of ten)`,
);

function hash(text: string): number {
  let value = 0;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return value;
}
