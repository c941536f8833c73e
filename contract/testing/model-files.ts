import { createFakeHub, type FakeHub } from "#core/models/local/testing/fake-hub.ts";
import { RERANKER_MODELS } from "#core/models/local/catalogue.ts";
import { STAND_IN_MODEL } from "../models.cases.ts";

const model = RERANKER_MODELS.find(({ id }) => id === STAND_IN_MODEL);
if (!model) throw new Error("The catalogue has another reranker now: name it in models.cases.ts.");

/** Files that are laid out as the model's and are none: they can be downloaded, not run. */
export const MODEL_FILES = model.files.map((path) => ({
  path,
  bytes: new TextEncoder().encode(`This stands for ${path}. `.repeat(200)),
}));

/** Answers as the model hub does, and has this one model. */
export const createStandInHub = (): FakeHub => createFakeHub(model.repository, MODEL_FILES);

/** The same as files of a server's own models folder, by path below its origin. */
export async function modelFolder(): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const index = await Promise.all(
    MODEL_FILES.map(async ({ path, bytes }) => ({ path, size: bytes.length, digest: `sha256:${await sha256(bytes)}` })),
  );
  const base = `/models/${model?.repository}`;
  return new Map([
    [`${base}/index.json`, new TextEncoder().encode(JSON.stringify({ files: index }))],
    ...MODEL_FILES.map(({ path, bytes }) => [`${base}/${path}`, bytes] as const),
  ]);
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
