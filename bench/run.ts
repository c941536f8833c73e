// Everything that is measured, quality first, one after another: npm run bench [name …]. Writes bench/RESULTS.md.
import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { fileURLToPath } from "node:url";

interface Bench {
  readonly name: string;
  readonly title: string;
  /** What it is compared with, and what is aimed for. */
  readonly about: string;
}

const BENCHES: readonly Bench[] = [
  {
    name: "retrieval",
    title: "Retrieval quality",
    about:
      "nDCG@10 on every set, beside MiniSearch with the same stemming and stop words. Aims: English macro average ≥ 0.62, hybrid below BM25 on no set by more than 0.003, Chinese within 3 % of English on XQuAD.",
  },
  {
    name: "retrieval-calibration",
    title: "What the default threshold keeps",
    about:
      "Relevant hits among the first five that score 0.7 or more, and questions that belong to another set of which a hit does. Each set whole and as a library of 30 passages.",
  },
  {
    name: "retrieval-filings",
    title: "Filings",
    about:
      "The page of the evidence among those of the first five hits, in the right filing alone and over all. Constants were chosen on every second company. Aims: one filing ≥ 0.45, all ≥ 0.30.",
  },
  { name: "chunking", title: "Chunks", about: "How much of the excerpts that answer is covered by the first chunks." },
  {
    name: "answers",
    title: "Extractive answers",
    about:
      "Exact match and F1 on SQuAD with retrieval over all its paragraphs, citations, refusals; no language model. Every third question about the twelve articles that nothing was fitted on (every second of the 24 by title); the weights come from the other twelve and from XQuAD without them. What is not refused elsewhere is mostly asked of a sister article that says something near it (Genghis Khan and the Yuan dynasty).",
  },
  {
    name: "own-papers",
    title: "Questions to papers of one's own",
    about:
      "A hundred and eighteen questions as a new user asks them, sixty-four of fifteen real files in one library (a book, papers, articles, handbooks, tables) and fifty-four for who somebody and what something is, with eight files more; no language model. Right is what is said in bold where words are in bold, rightly cited where the first passage cited is of the right file and holds it.",
  },
  {
    name: "table-look-ups",
    title: "Look-ups of table cells",
    about:
      "Two hundred questions made from row and column heads of tables in filings, Word files, slides, web pages and Markdown, with empty corners, year columns and two head rows (seeded). The expected cells are read from the files by the bench itself. Each file is searched alone; ten passages are found and the tables in and beside them looked up. Rules were chosen on half of the files; the others were only measured (aim: 85 % right, 95 % of claims).",
  },
  {
    name: "answers-lies",
    title: "Lies of a language model, and true sentences",
    about:
      "Sentences of SQuAD that answer, altered, against the passages retrieved: how many the receipts stop (aim: every altered number, name and quotation), and how many true ones in other words (aim: none).",
  },
  {
    name: "parse",
    title: "Reading files",
    about:
      "Every document of the corpus in a worker that is ended after 10 s without progress or at 512 MB. Text fidelity beside mammoth and Readability; PDF pages beside a bare pdfjs text loop (aim ≥ 0.9).",
  },
  {
    name: "search-speed",
    title: "Search speed",
    about: "Beside MiniSearch on the same chunks (aim ≥ 40× at 100,000).",
  },
  {
    name: "embedding",
    title: "Embedding",
    about:
      "Passages a second beside a bare session of the same onnxruntime with the same tokens in the same batches: onnxruntime-node, and onnxruntime-web in a worker of Chromium (aim ≥ 0.92).",
  },
  {
    name: "generation",
    title: "Streaming an answer",
    about:
      "A token's way from a model's worker through coordinator, service worker and event stream to the page, with a stand-in model (aim ≤ 0.2 ms).",
  },
  { name: "storage", title: "Storage", about: "Rows and blobs beside bare node:sqlite and file writes." },
  {
    name: "sync",
    title: "Sync",
    about:
      "10,000 rows between devices and the server beside PouchDB 9 with express-pouchdb (aim ≥ 4× each way, ≤ 1,000 KB), a hundred edits (aim ≤ 16 KB in 2 requests), nothing new (aim ≤ 0.6 KB in 1), 100,000 rows pulled (aim ≤ 3.5 s), 100,000 chunks on a second device until a search answers (aim ≤ 12 s), an edit until another device shows it (aim p95 ≤ 150 ms), code (aim ≤ 12 KB gzipped). Every byte on the wire counts. Both have done each case once before. PouchDB keeps its databases in memory and syncs nothing; our server writes a file in WAL mode with synchronous=NORMAL, which syncs at checkpoints, and once more a file in a folder in memory. Devices keep their rows in memory.",
  },
  { name: "koa", title: "The server", about: "Requests per second beside bare Koa with the same JSON (aim ≥ 0.8)." },
  {
    name: "answer-time",
    title: "Long questions, and others beside them",
    about:
      "The sync server with two users: questions of 2,000 hostile characters (aim ≤ 300 ms), and a plain question of another user beside four of them (aim ≤ 250 ms later than alone).",
  },
  {
    name: "question-time",
    title: "Questions over thirteen documents",
    about:
      "Milliseconds of 57 questions of a person over the ten documents of the newcomer and three filings, no language model: the first time a question is asked, and the best of two more (aim: p95 ≤ 150).",
  },
  {
    name: "browser",
    title: "In the browser",
    about:
      "The built app in Chromium: search through the service worker (aim p95 ≤ 15 ms), searchable after a reload (aim ≤ 1 s at 100,000 chunks), first load in bytes on the wire (aim ≤ 100 kB of scripts).",
  },
  {
    name: "many-documents",
    title: "Many documents and chats",
    about:
      "A browser profile with 4,000 documents and 1,000 chats, started afresh: the first question (aim ≤ 1.5 s), a collection of 2,000 documents (aim ≤ 500 ms, no task over 100 ms), the size of the page. The rows are made by the engine in Node and written by the app's own storage code.",
  },
  {
    name: "soak",
    title: "Fifty clients for ten minutes",
    about:
      "Mixed traffic with tokens on loopback (SOAK_MINUTES for another length). Aims: no errors, no slope in memory, no growing queue; GET lists with a token beside bare Koa with the same token check and JSON (aim ≥ 0.8).",
  },
];

const root = fileURLToPath(new URL("..", import.meta.url));
const results = `${root}bench/RESULTS.md`;
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length) {
  console.error(`There is no bench ${unknown.join(", ")}. There are: ${BENCHES.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

const sections = await readSections();
for (const bench of BENCHES) {
  if (wanted.length && !wanted.includes(bench.name)) continue;
  console.log(`\n== ${bench.title} (${bench.name})`);
  const load = loadavg()[0]?.toFixed(1) ?? "?";
  const output = await runBench(bench.name);
  sections.set(
    bench.title,
    `${bench.about}\n\n\`\`\`text\n${output.trim()}\n\`\`\`\n\n${new Date().toISOString().slice(0, 16)}Z, ${machine()}, load before ${load}\n`,
  );
  await writeSections();
}

function runBench(name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", `bench/${name}.ts`], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      process.stdout.write(text);
    });
    child.on("close", (code) => (code === 0 ? resolve(output) : reject(new Error(`${name} ended with ${code}`))));
  });
}

/** A run of some benches leaves the results of the others, and sections written by hand, as they are. */
async function readSections(): Promise<Map<string, string>> {
  const text = await readFile(results, "utf8").catch(() => "");
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf("\n")), section.slice(section.indexOf("\n") + 1).trim()]),
  );
}

async function writeSections(): Promise<void> {
  const ordered = [...sections].map(([title, section]) => `## ${title}\n\n${section.trim()}\n`);
  const head =
    "# Results\n\nWritten by `npm run bench`. Machines differ and are busy; ratios within one run are what counts.\n\n";
  await writeFile(results, head + ordered.join("\n"));
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus()[0]?.model.trim() ?? "unknown processor"}, ${availableParallelism()} cores, ${gigabytes} GB, Node ${process.version}`;
}
