import { createHash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import type { Embedder, PassageText } from "#core/engine/embed-port.ts";
import { EMBEDDING_MODELS } from "#core/models/local/catalogue.ts";
import { createTransformersEmbedder } from "#core/models/local/transformers-embedder.ts";

const CACHE = fileURLToPath(new URL("../.cache/", import.meta.url));

/**
 * The embedder of the catalogue that `MODEL=FOLDER` names, laid out as on the hub; undefined where it is not set.
 * Vectors are kept in `.cache`, so that a second run compares rules and not patience.
 */
export async function openBenchModel(id = "all-minilm-l6-v2"): Promise<Embedder | undefined> {
  const folder = process.env["MODEL"];
  const model = EMBEDDING_MODELS.find((one) => one.id === id);
  if (!folder || !model) return undefined;
  const read = async (path: string) => {
    const file = join(folder, model.repository, path);
    return existsSync(file) ? new Uint8Array(await readFile(file)) : undefined;
  };
  const dtype = process.env["MODEL_DTYPE"] === "fp32" ? "fp32" : model.dtype;
  const embedder = await createTransformersEmbedder(read, { ...model, dtype, device: "cpu" });
  return keepingVectors(embedder, `${id} ${dtype}`);
}

function keepingVectors(embedder: Embedder, name: string): Embedder {
  mkdirSync(CACHE, { recursive: true });
  const rows = new DatabaseSync(join(CACHE, "bench-vectors.db"));
  rows.exec("PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 60000; PRAGMA synchronous = OFF");
  rows.exec("CREATE TABLE IF NOT EXISTS vectors (text TEXT PRIMARY KEY, vector BLOB)");
  const get = rows.prepare("SELECT vector FROM vectors WHERE text = ?");
  const put = rows.prepare("INSERT OR REPLACE INTO vectors VALUES (?, ?)");
  const keyOf = (text: string, kind: string): string =>
    createHash("sha256").update(`${name} ${kind} ${text}`).digest("base64");
  const { dimensions, embedPassages } = embedder;
  return {
    ...embedder,
    ...(embedPassages && { embedPassages: keepingPassages({ rows, name, dimensions, embedPassages }) }),
    async embed(texts, kind) {
      const vectors = new Float32Array(texts.length * dimensions);
      const missing = texts.flatMap((text, at) => {
        const known = get.get(keyOf(text, kind))?.["vector"];
        if (!(known instanceof Uint8Array)) return [{ text, at }];
        vectors.set(new Float32Array(Uint8Array.from(known).buffer), at * dimensions);
        return [];
      });
      const made = await embedder.embed(
        missing.map(({ text }) => text),
        kind,
      );
      if (missing.length > 0) rows.exec("BEGIN IMMEDIATE");
      for (const [index, { text, at }] of missing.entries()) {
        const row = made.slice(index * dimensions, (index + 1) * dimensions);
        vectors.set(row, at * dimensions);
        put.run(keyOf(text, kind), new Uint8Array(row.buffer));
      }
      if (missing.length > 0) rows.exec("COMMIT");
      return vectors;
    },
  };
}

/** The rows of a passage and of its sentences are kept together. */
function keepingPassages({
  rows,
  name,
  dimensions,
  embedPassages,
}: {
  readonly rows: DatabaseSync;
  readonly name: string;
  readonly dimensions: number;
  readonly embedPassages: NonNullable<Embedder["embedPassages"]>;
}): NonNullable<Embedder["embedPassages"]> {
  const get = rows.prepare("SELECT vector FROM vectors WHERE text = ?");
  const put = rows.prepare("INSERT OR REPLACE INTO vectors VALUES (?, ?)");
  const keyOf = (passage: PassageText): string =>
    createHash("sha256")
      .update(`${name} sentences ${JSON.stringify(passage)}`)
      .digest("base64");
  return async (passages) => {
    const known = passages.map((passage) => {
      const found = get.get(keyOf(passage))?.["vector"];
      return found instanceof Uint8Array ? new Float32Array(Uint8Array.from(found).buffer) : undefined;
    });
    const missing = passages.filter((_, at) => !known[at]);
    const made = missing.length > 0 ? await embedPassages(missing) : undefined;
    let next = 0;
    rows.exec("BEGIN IMMEDIATE");
    const fresh = missing.map((passage, at) => {
      const row = new Float32Array((1 + passage.sentences.length) * dimensions);
      row.set(made?.passages.subarray(at * dimensions, (at + 1) * dimensions) ?? []);
      row.set(made?.sentences.subarray(next, (next += passage.sentences.length * dimensions)) ?? [], dimensions);
      put.run(keyOf(passage), new Uint8Array(row.buffer));
      return row;
    });
    rows.exec("COMMIT");
    const all = known.map((row) => row ?? fresh.shift() ?? new Float32Array());
    const joined = (of: (row: Float32Array) => Float32Array): Float32Array =>
      Float32Array.from(all.flatMap((row) => [...of(row)]));
    return {
      passages: joined((row) => row.subarray(0, dimensions)),
      sentences: joined((row) => row.subarray(dimensions)),
    };
  };
}
