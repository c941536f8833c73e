import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import mammoth from "mammoth";
import { DOCUMENT_TYPES, formatOf, IMAGE_TYPES, type DocumentType } from "../core/engine/formats.ts";
import { FILES } from "../core/engine/testing/files-of-text.ts";
import { fidelity, mean, plainMarkdown, type Fidelity } from "./parse-fidelity.ts";
import { measurePdfSpeed } from "./parse-pdf-speed.ts";
import { createParseRunner, type Outcome } from "../core/engine/parse/testing/parse-run.ts";

const DOCUMENTS = new URL("../../shared/data/documents/", import.meta.url).pathname;
const TYPES: Readonly<Record<string, DocumentType>> = Object.fromEntries(
  DOCUMENT_TYPES.flatMap((type) => formatOf(type).extensions.map((extension) => [`.${extension}`, type])),
);
/** Made files of each kind that the shared data has no file of. */
const MADE = 20;
/** Characters of text in a made file. */
const LONGEST = 20_000;

export interface FormatResult {
  readonly files: number;
  readonly completed: number;
  readonly failed: number;
  readonly hung: number;
  readonly crashed: number;
  readonly slowest_ms: number;
  readonly reasons: Readonly<Record<string, readonly string[]>>;
}

/**
 * Every document of a supported type in the shared data, and how true the text is beside the usual libraries. Of kinds
 * without a file there, files are made of real texts: that shows what is lost, and no program's habits. Images have the
 * bench of text recognition.
 */
export async function benchParse() {
  if (!existsSync(DOCUMENTS)) throw new Error(`There are no documents to read at ${DOCUMENTS}.`);
  const outcomes = await parseAll(sources());
  const made = await makeFiles(new Set([...outcomes.keys()].map(typeOf)));
  for (const [path, outcome] of await parseMade(made)) outcomes.set(path, outcome);
  return {
    formats: summarise(outcomes),
    fidelity: await measureFidelity(outcomes, made),
    pdf_speed: await measurePdfSpeed(join(DOCUMENTS, "..")),
  };
}

interface MadeFile {
  readonly type: DocumentType;
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const typeOf = (path: string): DocumentType | undefined => TYPES[extname(path).toLowerCase()];

/** By path. The texts are words and sentences of real Markdown files, without marks that a format takes for its own. */
async function makeFiles(known: ReadonlySet<DocumentType | undefined>): Promise<ReadonlyMap<string, MadeFile>> {
  const paths = globSync("markdown/**/*.md", { cwd: DOCUMENTS }).sort().slice(0, MADE);
  const texts = await Promise.all(
    paths.map(async (path) =>
      plainMarkdown(await readFile(join(DOCUMENTS, path), "utf8"))
        .replace(/[^\p{L}\p{N}.,!?:()' \n-]+/gu, " ")
        .replace(/\s+/g, " ")
        .slice(0, LONGEST),
    ),
  );
  const wanted = DOCUMENT_TYPES.filter((type) => !known.has(type) && !IMAGE_TYPES.includes(type));
  return new Map(
    wanted.flatMap((type) =>
      texts.map((text, at) => {
        const bytes = FILES[type as keyof typeof FILES](text);
        return [`made/${at + 1}.${type}`, { type, text, bytes }] as const;
      }),
    ),
  );
}

async function parseMade(made: ReadonlyMap<string, MadeFile>): Promise<Map<string, Outcome>> {
  const runner = createParseRunner();
  const outcomes = new Map<string, Outcome>();
  for (const [path, { bytes, type }] of made) outcomes.set(path, await runner.run({ bytes, type }));
  await runner.close();
  return outcomes;
}

function sources(): string[] {
  const all = globSync("**/*", { cwd: DOCUMENTS }).filter((path) => TYPES[extname(path).toLowerCase()]);
  return all.filter((path) => !path.includes("groundtruth/") && basename(path) !== "expected.html").sort();
}

async function parseAll(paths: readonly string[]): Promise<Map<string, Outcome>> {
  const runner = createParseRunner();
  const outcomes = new Map<string, Outcome>();
  for (const path of paths) {
    const type = TYPES[extname(path).toLowerCase()];
    if (type)
      outcomes.set(path, await runner.run({ bytes: new Uint8Array(await readFile(join(DOCUMENTS, path))), type }));
  }
  await runner.close();
  return outcomes;
}

function summarise(outcomes: ReadonlyMap<string, Outcome>): Record<string, FormatResult> {
  const byType = Map.groupBy(outcomes, ([path]) => TYPES[extname(path).toLowerCase()] ?? "");
  const result: Record<string, FormatResult> = {};
  for (const [type, entries] of byType) {
    const count = (kind: Outcome["kind"]) => entries.filter(([, outcome]) => outcome.kind === kind).length;
    const reasons: Record<string, string[]> = {};
    for (const [path, outcome] of entries) {
      const reason =
        outcome.kind === "failed"
          ? (outcome.expected ? "" : "UNEXPECTED ") + outcome.reason
          : outcome.kind === "crash"
            ? `CRASH ${outcome.reason}`
            : outcome.kind === "hang"
              ? "HANG"
              : null;
      if (reason !== null) (reasons[reason] ??= []).push(path);
    }
    const unexpected = entries.filter(([, outcome]) => outcome.kind === "failed" && !outcome.expected).length;
    const slowest = Math.max(...entries.map(([, outcome]) => ("milliseconds" in outcome ? outcome.milliseconds : 0)));
    result[type] = {
      files: entries.length,
      completed: count("done"),
      failed: count("failed") - unexpected,
      hung: count("hang"),
      crashed: count("crash") + unexpected,
      slowest_ms: Math.round(slowest),
      reasons,
    };
  }
  return result;
}

async function measureFidelity(outcomes: ReadonlyMap<string, Outcome>, made: ReadonlyMap<string, MadeFile>) {
  const ours: Record<string, Fidelity[]> = {};
  const others: Record<string, Fidelity[]> = {};
  const worst: { readonly path: string; readonly ours: Fidelity }[] = [];
  for (const [path, outcome] of outcomes) {
    // What Readability's own tests know of a page lies beside it as JSON.
    if (path.startsWith("readability/") && path.endsWith(".json")) continue;
    const expected = made.get(path)?.text ?? (await expectedText(path));
    if (expected === undefined) continue;
    const kind = extname(path).slice(1);
    const group = made.has(path)
      ? `made ${kind}`
      : path.startsWith("readability/")
        ? "html articles"
        : `docling ${kind}`;
    const own = outcome.kind === "done" ? fidelity(outcome.text, expected) : { words: 0, order: 0 };
    (ours[group] ??= []).push(own);
    worst.push({ path, ours: own });
    const other = await otherText(path);
    if (other !== undefined) (others[group] ??= []).push(fidelity(other, expected));
  }
  const groups = Object.keys(ours).map(
    (group) => [group, { ours: mean(ours[group] ?? []), other: others[group] ? mean(others[group]) : null }] as const,
  );
  worst.sort((a, b) => a.ours.order - b.ours.order);
  return { groups: Object.fromEntries(groups), worst: worst.slice(0, 25) };
}

async function expectedText(path: string): Promise<string | undefined> {
  if (path.startsWith("readability/")) {
    const html = await readFile(join(DOCUMENTS, path.replace("source.html", "expected.html")), "utf8");
    return parseHTML(`<html><body>${html}</body></html>`).document.body.textContent ?? "";
  }
  if (!path.includes("/sources/")) return undefined;
  const own = join(DOCUMENTS, path.replace("/sources/", "/groundtruth/"));
  // Those of PDF are named without the ending of the file.
  const truth = [`${own}.md`, `${own.slice(0, -extname(own).length)}.md`].find((file) => existsSync(file));
  return truth && plainMarkdown(await readFile(truth, "utf8"));
}

/** mammoth for Word, Readability for pages; nothing for the rest. */
async function otherText(path: string): Promise<string | undefined> {
  try {
    if (path.endsWith(".docx")) return (await mammoth.extractRawText({ path: join(DOCUMENTS, path) })).value;
    if (!path.startsWith("readability/")) return undefined;
    const { document } = parseHTML(await readFile(join(DOCUMENTS, path), "utf8"));
    return new Readability(document as unknown as Document).parse()?.textContent ?? "";
  } catch {
    return "";
  }
}

function print(results: Awaited<ReturnType<typeof benchParse>>): void {
  for (const [type, { reasons, ...counts }] of Object.entries(results.formats)) {
    console.log(type, JSON.stringify(counts));
    for (const [reason, paths] of Object.entries(reasons))
      console.log(`    ${paths.length} × ${reason}\n        ${paths.slice(0, 6).join(" ")}`);
  }
  for (const [group, { ours, other }] of Object.entries(results.fidelity.groups))
    console.log(group, "ours", show(ours), "beside", other ? show(other) : "–", `(${ours.files} files)`);
  for (const { path, ours } of results.fidelity.worst) console.log("   ", show(ours), path);
  console.log("pdf", JSON.stringify(results.pdf_speed));
}

function show({ words, order }: Fidelity): string {
  return `${words.toFixed(3)}/${order.toFixed(3)}`;
}

if (import.meta.main) print(await benchParse());
