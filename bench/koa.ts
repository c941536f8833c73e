// Requests per second of the sync server beside bare Koa with the same JSON, in the same run: `node bench/koa.ts [seconds]`.
// Both are processes of their own on loopback; rounds alternate, so that a busy machine is busy for both.
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SECONDS = Number(process.argv[2] ?? 2);
const ROUNDS = 5;
const CONNECTIONS = 16;
const COLLECTIONS = 50;
const DOCUMENTS = 20;

interface Target {
  readonly origin: string;
  readonly path: string;
  readonly body?: string;
}

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "lectern-bench-"));
const ours = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "sync-server/main.ts"], {
  cwd: root,
  env: { ...process.env, PORT: "0", PLATFORM_PORT: "0", DATA_DIR: folder, LOG_LEVEL: "silent" },
  stdio: ["ignore", "pipe", "inherit"],
});
const origin = `http://127.0.0.1:${await firstMatch(ours.stdout, /localhost:(\d+)/)}`;

const query = JSON.stringify({ query: "Which lighthouse holds the number seven?", top_k: 5, similarity_threshold: 0 });
await seed();
const list = await (await fetch(`${origin}/api/collections/`)).json();
const search = await (await post("/api/search_u/", query)).json();
await writeFile(join(folder, "answers.json"), JSON.stringify({ list, search }));
const bare = spawn(process.execPath, ["bench/koa-bare.ts", join(folder, "answers.json")], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
const bareOrigin = `http://127.0.0.1:${await firstMatch(bare.stdout, /port (\d+)/)}`;

console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`);
console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, alternating; medians\n`);
await compare(`list of ${COLLECTIONS} collections (${JSON.stringify(list).length} bytes)`, { origin, path: "/api/collections/" }, { origin: bareOrigin, path: "/list" });
await compare(`search in ${DOCUMENTS} documents (${JSON.stringify(search).length} bytes)`, { origin, path: "/api/search_u/", body: query }, { origin: bareOrigin, path: "/search", body: query });

for (const child of [ours, bare]) {
  child.kill("SIGTERM");
  await new Promise((resolve) => child.once("exit", resolve));
}
await rm(folder, { recursive: true, force: true });

async function compare(name: string, lectern: Target, koa: Target): Promise<void> {
  const rates: { readonly lectern: number; readonly koa: number }[] = [];
  await rate(lectern, 500);
  await rate(koa, 500);
  for (let round = 0; round < ROUNDS; round++) rates.push({ lectern: await rate(lectern, SECONDS * 1000), koa: await rate(koa, SECONDS * 1000) });
  const of = (pick: (each: (typeof rates)[number]) => number) => median(rates.map(pick));
  const ratio = of((each) => each.lectern / each.koa);
  console.log(`${name}: Lectern ${of((each) => each.lectern).toFixed(0)}/s, bare Koa ${of((each) => each.koa).toFixed(0)}/s, ratio ${ratio.toFixed(2)}`);
}

/** Requests answered per second when every connection sends its next request at once. */
async function rate(target: Target, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  let answered = 0;
  const connection = async () => {
    while (performance.now() - begun < milliseconds) {
      await send(target, agent);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return (answered * 1000) / (performance.now() - begun);
}

function send({ origin: base, path, body }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const sent = request(base + path, { agent, method: body === undefined ? "GET" : "POST", headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
      response.resume().once("end", resolve);
    });
    sent.once("error", reject).end(body);
  });
}

async function seed(): Promise<void> {
  let collection = "";
  for (let at = 0; at < COLLECTIONS; at++) {
    const made = await post("/api/collections/", JSON.stringify({ name: `Collection ${at}`, description: "Made by the bench" }));
    collection = ((await made.json()) as { id: string }).id;
  }
  for (let at = 0; at < DOCUMENTS; at++) {
    const form = new FormData();
    form.set("collection_id", collection);
    form.set("file", new File([`# Lighthouse ${at}\n\n${`The lighthouse of bay ${at} holds the number ${at}. `.repeat(40)}`], `${at}.md`));
    await fetch(`${origin}/api/documents/`, { method: "POST", body: form });
  }
  const isDone = async () => ((await (await fetch(`${origin}/api/documents/`)).json()) as { status: string }[]).every(({ status }) => status === "completed");
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 100));
}

function post(path: string, body: string): Promise<Response> {
  return fetch(origin + path, { method: "POST", headers: { "content-type": "application/json" }, body });
}

function firstMatch(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const found = pattern.exec(text)?.[1];
      if (found) resolve(found);
    });
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
