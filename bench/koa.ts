// Requests per second of the sync server beside bare Koa with the same JSON, in the same run: `node bench/koa.ts [seconds]`.
// Both are processes of their own on loopback; rounds alternate, so that a busy machine is busy for both. Where the
// system tells it, CPU time per request is given too: it counts what the requests cost whoever else runs.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SECONDS = Number(process.argv[2] ?? 2);
const ROUNDS = 5;
const CONNECTIONS = 16;
const COLLECTIONS = 50;
const DOCUMENTS = 20;

interface Target {
  readonly origin: string;
  readonly pid: number | undefined;
  readonly path: string;
  /** Of the request of this number. */
  readonly body?: (at: number) => string;
}

interface Round {
  /** Requests answered per second. */
  readonly rate: number;
  /** Microseconds of CPU time of all threads, per request. */
  readonly cost: number;
}

const root = fileURLToPath(new URL("..", import.meta.url));
let sent = 0;
const folder = await mkdtemp(join(tmpdir(), "lectern-bench-"));
const ours = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "sync-server/main.ts"], {
  cwd: root,
  env: {
    ...process.env,
    PORT: "0",
    PLATFORM_PORT: "0",
    DATA_DIR: folder,
    SHIPPED_MODELS: "off",
    LOG_LEVEL: "silent",
    RATE_LIMIT_DEFAULT: "0",
    RATE_LIMIT_UPLOAD: "0",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
const origin = `http://127.0.0.1:${await firstMatch(ours.stdout, /localhost:(\d+)/)}`;

const query = JSON.stringify({ query: "Which lighthouse holds the number seven?", top_k: 5, similarity_threshold: 0 });
await seed();
const list = await (await fetch(`${origin}/api/collections/`)).json();
const search = await (await post("/api/search_u/", query)).json();
await writeFile(join(folder, "answers.json"), JSON.stringify({ list, search }));
const bare = spawn(process.execPath, ["bench/koa-bare.ts", join(folder, "answers.json")], {
  cwd: root,
  stdio: ["ignore", "pipe", "inherit"],
});
const bareOrigin = `http://127.0.0.1:${await firstMatch(bare.stdout, /port (\d+)/)}`;

const lectern = { origin, pid: ours.pid };
const koa = { origin: bareOrigin, pid: bare.pid };

const load = loadavg()[0]?.toFixed(1);
console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, load ${load}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);
console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, alternating; medians\n`);
await compare(
  `list of ${COLLECTIONS} collections (${JSON.stringify(list).length} bytes)`,
  { ...lectern, path: "/api/collections/" },
  { ...koa, path: "/list" },
);
const searching = `search in ${DOCUMENTS} documents (${JSON.stringify(search).length} bytes)`;
await compare(
  `${searching}, the same query`,
  { ...lectern, path: "/api/search_u/", body: () => query },
  { ...koa, path: "/search", body: () => query },
);
const another = (at: number) => query.replace("?", ` ${at}?`);
await compare(
  `${searching}, each query new`,
  { ...lectern, path: "/api/search_u/", body: another },
  { ...koa, path: "/search", body: another },
);

for (const child of [ours, bare]) {
  child.kill("SIGTERM");
  await new Promise((resolve) => child.once("exit", resolve));
}
await rm(folder, { recursive: true, force: true });

async function compare(name: string, ourTarget: Target, bareTarget: Target): Promise<void> {
  const rounds: { readonly lectern: Round; readonly koa: Round }[] = [];
  await run(ourTarget, 500);
  await run(bareTarget, 500);
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ lectern: await run(ourTarget, SECONDS * 1000), koa: await run(bareTarget, SECONDS * 1000) });
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const show = (pick: (round: (typeof rounds)[number]) => Round) =>
    `${of((round) => pick(round).rate).toFixed(0)}/s (${of((round) => pick(round).cost).toFixed(0)} µs)`;
  const ratio = of((round) => round.lectern.rate / round.koa.rate).toFixed(2);
  console.log(
    `${name}: Lectern ${show((round) => round.lectern)}, bare Koa ${show((round) => round.koa)}, ratio ${ratio}`,
  );
}

/** Every connection sends its next request as soon as it has its answer. */
async function run(target: Target, milliseconds: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  const spent = cpuTime(target.pid);
  let answered = 0;
  const connection = async () => {
    while (performance.now() - begun < milliseconds) {
      await send(target, agent);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return { rate: (answered * 1000) / (performance.now() - begun), cost: (cpuTime(target.pid) - spent) / answered };
}

/** Microseconds a process has computed; NaN where the system has no /proc. Ticks are a hundredth of a second on Linux. */
function cpuTime(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  const [user, system] = (readFileSync(file, "utf8").split(") ")[1] ?? "").split(" ").slice(11, 13);
  return (Number(user) + Number(system)) * 10_000;
}

function send({ origin: base, path, body }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const text = body?.(sent++);
    const headers =
      text === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
    const asked = request(base + path, { agent, method: text === undefined ? "GET" : "POST", headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
      response.resume().once("end", resolve);
    });
    asked.once("error", reject).end(text);
  });
}

async function seed(): Promise<void> {
  let collection = "";
  for (let at = 0; at < COLLECTIONS; at++) {
    const made = await post(
      "/api/collections/",
      JSON.stringify({ name: `Collection ${at}`, description: "Made by the bench" }),
    );
    collection = ((await made.json()) as { id: string }).id;
  }
  for (let at = 0; at < DOCUMENTS; at++) {
    const form = new FormData();
    form.set("collection_id", collection);
    form.set(
      "file",
      new File(
        [`# Lighthouse ${at}\n\n${`The lighthouse of bay ${at} holds the number ${at}. `.repeat(40)}`],
        `${at}.md`,
      ),
    );
    await fetch(`${origin}/api/documents/`, { method: "POST", body: form });
  }
  const isDone = async () =>
    ((await (await fetch(`${origin}/api/documents/`)).json()) as { status: string }[]).every(
      ({ status }) => status === "completed",
    );
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
