// Memory of reading files of 500 MB: node bench/large-files.ts [kind …]. Each is read in a separate process.
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { DocumentType } from "../core/engine/formats.ts";
import { KINDS, type Made } from "./large-files-made.ts";
import type { LargeReply } from "./large-files.worker.ts";

/** Megabytes of heap that the sync server gives the thread. */
const HEAP_MB = 512;
/** Resident bytes that no reader may pass. */
const MOST = 1_000_000_000;
const LONGEST_MS = 300_000;

export interface LargeResult {
  readonly megabytes: number;
  /** Most resident memory of the process, in megabytes. */
  readonly peak_mb: number;
  readonly seconds: number;
  readonly outcome: string;
}

/** Each file is written to a temporary folder, read once in a separate process, and removed. */
export async function benchLargeFiles(wanted: readonly string[] = Object.keys(KINDS)) {
  const results: Record<string, LargeResult & { readonly what: string }> = {};
  const folder = await mkdtemp(join(tmpdir(), "large-files-"));
  try {
    for (const kind of wanted) {
      const made = KINDS[kind];
      if (!made) throw new Error(`There is no kind "${kind}". Kinds: ${Object.keys(KINDS).join(", ")}.`);
      const path = join(folder, `file.${made.type}`);
      await writeFileOf(path, made.write);
      results[kind] = { what: made.what, ...(await readApart(path, made.type)) };
      await rm(path);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return results;
}

async function writeFileOf(path: string, make: Made["write"]): Promise<void> {
  const stream = createWriteStream(path);
  await make(async (bytes) => {
    if (!stream.write(bytes)) await once(stream, "drain");
  });
  stream.end();
  await once(stream, "close");
}

async function readApart(path: string, type: DocumentType): Promise<LargeResult> {
  const { size } = await stat(path);
  const child = spawn(process.execPath, [new URL(import.meta.url).pathname, "--read", path, type], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  await once(child, "close");
  const megabytes = Math.round(size / 1e6);
  const last = out.trim().split("\n").at(-1) ?? "";
  return last.startsWith("{")
    ? { megabytes, ...(JSON.parse(last) as Omit<LargeResult, "megabytes">) }
    : { megabytes, peak_mb: 0, seconds: 0, outcome: "The process ended without an answer." };
}

/** In the process of one file. */
async function readHere(path: string, type: DocumentType): Promise<void> {
  const began = performance.now();
  const worker = new Worker(new URL("./large-files.worker.ts", import.meta.url), {
    workerData: { path, type },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const outcome = await new Promise<string>((resolve) => {
    const timer = setTimeout(() => resolve("not read in 300 s"), LONGEST_MS);
    worker.on("message", (reply: LargeReply) => (clearTimeout(timer), resolve(reply.outcome)));
    worker.on("error", (error) => (clearTimeout(timer), resolve(`thread ended: ${error.message}`)));
  });
  const status = await readFile("/proc/self/status", "utf8");
  const peak = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  process.stdout.write(`\n${JSON.stringify({ peak_mb: Math.round(peak / 1e6), seconds, outcome })}\n`, () =>
    process.exit(),
  );
}

if (import.meta.main) {
  const [first, path, type] = process.argv.slice(2);
  if (first === "--read" && path && type) await readHere(path, type as DocumentType);
  else {
    const wanted = process.argv.slice(2);
    for (const kind of wanted.length > 0 ? wanted : Object.keys(KINDS))
      for (const [name, result] of Object.entries(await benchLargeFiles([kind])))
        console.log(`${result.peak_mb * 1e6 > MOST ? "OVER " : ""}${name}`, JSON.stringify(result));
  }
}
