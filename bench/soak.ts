// Fifty clients of ten users for ten minutes (SOAK_MINUTES, or `node bench/soak.ts seconds`) on loopback: errors, memory,
// event loop, handles and queue of the server, and beside it, in pauses of the traffic, bare Koa with the same token
// check and the same JSON. It stops by itself, and fails when a single request did.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import jwt from "jsonwebtoken";
import { runClient } from "./soak-client.ts";
import { createSender, newTally, type Sender } from "./soak-http.ts";
import type { Vitals } from "./soak-probe.ts";
import {
  handlesLine,
  loopLine,
  median,
  memoryLines,
  queueLine,
  tableOf,
  type QueueSample,
  type Sample,
} from "./soak-report.ts";

const SECONDS = Number(process.argv[2] ?? Number(process.env["SOAK_MINUTES"] ?? 10) * 60);
const CLIENTS = 50;
const USERS = 10;
const ROUNDS = 5;
const ROUND_MS = Math.min(2000, Math.max(200, (SECONDS * 1000) / 300));
const CONNECTIONS = 16;
const LISTS = [
  "/api/v1/personas?limit=50",
  "/api/v1/users/current/conversations",
  "/api/collections/",
  "/api/v1/navigation-routes",
];
const LONGEST_START = 60_000;

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "lectern-soak-"));
const children: ChildProcess[] = [];
// Whatever happens, nothing is left running.
process.once("exit", () => children.forEach((child) => child.kill("SIGKILL")));

const samples: Sample[] = [];
const queue: QueueSample[] = [];
let began = Infinity;
const server = start(["--import", "./bench/soak-probe.ts", "sync-server/main.ts"], serverEnvironment());
server.on("message", ({ vitals }: { vitals: Vitals }) => samples.push({ ...vitals, at: seconds() }));
const origin = `http://127.0.0.1:${await firstMatch(server, /localhost:(\d+)/)}`;
const sender = createSender(origin, 2 * CLIENTS);
const tally = newTally();

const tokens = await Promise.all(Array.from({ length: USERS }, (_, at) => newUser(at)));
const [first = ""] = tokens;
for (let at = 0; at < 50; at++)
  await json("/api/collections/", { name: `Collection ${at}`, description: "Made by the soak" }, 201);
for (let at = 0; at < 45; at++) await json("/api/v1/conversations", { title: `Conversation ${at}` }, 201);
for (let at = 0; at < 15; at++)
  await json("/api/v1/personas", { name: `Persona ${at}`, system_prompt: "Answer." }, 201);
const bare = await startBare();

console.log(
  `${CLIENTS} clients of ${USERS} users for ${SECONDS} s, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
const gate = createGate();
began = performance.now();
const clients = Array.from({ length: CLIENTS }, (_, number) =>
  runClient({ sender, tally, token: tokens[number % USERS] ?? "", number, turn: gate.turn }),
);
const watching = watchQueue();
const compared = new Map<string, { readonly ours: Round[]; readonly bare: Round[] }>();
for (let round = 0; round < ROUNDS; round++) {
  await until(((round + 0.7) * SECONDS) / ROUNDS);
  await compareRound();
}
await until(SECONDS);
gate.end();
await Promise.all(clients);
const traffic = seconds();
await watching;
sender.close();
await new Promise((resolve) => setTimeout(resolve, 6000));

report();
await stop();
if (tally.errors.size > 0) process.exitCode = 1;

function report(): void {
  const during = samples.filter(({ at }) => at >= 0 && at <= traffic);
  const requests = [...tally.times.values()].reduce((sum, { length }) => sum + length, 0);
  const errors = [...tally.errors.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${requests} requests in ${traffic.toFixed(0)} s, ${errors} errors\n\n${tableOf(tally)}\n`);
  for (const [said, count] of [...tally.errors].slice(0, 10)) console.log(`error, ${count} times: ${said}`);
  console.log(memoryLines(during, traffic));
  console.log(loopLine(during));
  console.log(handlesLine(during, samples.at(-1)?.handles));
  console.log(`${queueLine(queue, traffic)}\n`);
  console.log(
    `GET lists with a token, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_MS / 1000} s each, in pauses of the traffic; medians`,
  );
  for (const [path, { ours, bare: theirs }] of compared) {
    const shown = (rounds: readonly Round[]) =>
      `${median(rounds.map((round) => round.rate)).toFixed(0)}/s (${median(rounds.map(({ cost }) => cost)).toFixed(0)} µs)`;
    const ratio = median(ours.map(({ rate }, at) => rate / (theirs[at]?.rate ?? NaN)));
    console.log(`${path}: Lectern ${shown(ours)}, bare Koa ${shown(theirs)}, ratio ${ratio.toFixed(2)}`);
  }
}

async function compareRound(): Promise<void> {
  await gate.pause();
  for (const path of LISTS) {
    const rates = compared.get(path) ?? { ours: [], bare: [] };
    compared.set(path, rates);
    // As a user's own lists are: nobody writes meanwhile.
    await ask(server, origin, path, first, ROUND_MS / 4);
    rates.ours.push(await ask(server, origin, path, first, ROUND_MS));
    await ask(bare.child, bare.origin, path, bare.token, ROUND_MS / 4);
    rates.bare.push(await ask(bare.child, bare.origin, path, bare.token, ROUND_MS));
  }
  gate.goOn();
}

interface Round {
  /** Requests answered per second. */
  readonly rate: number;
  /** Microseconds of CPU time of all threads, per request: what one costs whoever else runs. */
  readonly cost: number;
}

/** Every connection sends its next request as soon as it has its answer. */
async function ask(
  child: ChildProcess,
  base: string,
  path: string,
  token: string,
  milliseconds: number,
): Promise<Round> {
  const own: Sender = createSender(base, CONNECTIONS);
  const from = performance.now();
  const spent = cpuTime(child.pid);
  let answered = 0;
  const connection = async () => {
    while (performance.now() - from < milliseconds) {
      await own.send({ method: "GET", path }, token);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  own.close();
  return { rate: (answered * 1000) / (performance.now() - from), cost: (cpuTime(child.pid) - spent) / answered };
}

/** Microseconds a process has computed; NaN where the system has no /proc. Ticks are a hundredth of a second on Linux. */
function cpuTime(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  const [user, system] = (readFileSync(file, "utf8").split(") ")[1] ?? "").split(" ").slice(11, 13);
  return (Number(user) + Number(system)) * 10_000;
}

/** Lets clients through, holds them between two requests, or ends them. */
function createGate() {
  let open: PromiseWithResolvers<void> | undefined;
  let ended = false;
  let waiting = 0;
  return {
    async turn(): Promise<boolean> {
      waiting++;
      await open?.promise;
      waiting--;
      return !ended;
    },
    async pause(): Promise<void> {
      open = Promise.withResolvers();
      while (waiting < CLIENTS && !ended) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    goOn(): void {
      open?.resolve();
      open = undefined;
    },
    end(): void {
      ended = true;
      this.goOn();
    },
  };
}

async function watchQueue(): Promise<void> {
  while (seconds() < SECONDS) {
    const counts = await Promise.all(
      tokens.flatMap((token) =>
        ["pending", "running"].map(async (status) => {
          const { headers } = await sender.send(
            { method: "GET", path: `/api/v1/jobs?limit=1&status=${status}` },
            token,
            tally,
            "list",
          );
          return Number(headers["x-total-count"]);
        }),
      ),
    );
    queue.push({ at: seconds(), open: counts.reduce((sum, count) => sum + count, 0) });
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function newUser(at: number): Promise<string> {
  const email = `soak-${at}@example.org`;
  const password = "correct horse battery";
  await sender.send(
    { method: "POST", path: "/api/v1/auth/register", json: { username: `soak-${at}`, email, password }, expected: 201 },
    "",
  );
  const { headers } = await sender.send({ method: "POST", path: "/api/v1/auth/login", json: { email, password } }, "");
  const cookie = headers["set-cookie"]?.find((text) => text.startsWith("access_token="));
  return /=([^;]+)/.exec(cookie ?? "")?.[1] ?? "";
}

function json(path: string, body: unknown, expected: number) {
  return sender.send({ method: "POST", path, json: body, expected }, first);
}

async function startBare() {
  const key = "a key of the bench alone, as long as one should be";
  const lists: Record<string, unknown> = {};
  for (const path of LISTS)
    lists[path.split("?")[0] ?? path] = JSON.parse((await sender.send({ method: "GET", path }, first)).text);
  await writeFile(join(folder, "answers.json"), JSON.stringify({ key, lists }));
  const child = start(["bench/soak-bare.ts", join(folder, "answers.json")], process.env);
  const token = jwt.sign({ typ: "access", sid: crypto.randomUUID() }, key, {
    subject: crypto.randomUUID(),
    expiresIn: "2h",
  });
  return { child, origin: `http://127.0.0.1:${await firstMatch(child, /port (\d+)/)}`, token };
}

/** The limits are there and counted, only out of reach. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const limits = ["REGISTER", "LOGIN", "REFRESH", "UPLOAD", "DEFAULT"].map((name) => [
    `RATE_LIMIT_${name}`,
    "1000000000",
  ]);
  return {
    ...process.env,
    PORT: "0",
    PLATFORM_PORT: "0",
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "error",
    OLLAMA_URL: "off",
    ...Object.fromEntries(limits),
  };
}

function start(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  children.push(child);
  return child;
}

async function stop(): Promise<void> {
  for (const child of children.toReversed()) {
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    const code = await ended;
    if (child === server)
      console.log(
        `ended ${code === 0 ? "cleanly" : `with ${code}`}, ${(await readdir(join(folder, "data", "tmp"))).length} files of uploads left`,
      );
  }
  await rm(folder, { recursive: true, force: true });
}

function firstMatch({ stdout }: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready in ${LONGEST_START / 1000} s.`)), LONGEST_START);
    let text = "";
    stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const found = pattern.exec(text)?.[1];
      if (found) resolve(found);
      if (found) clearTimeout(timer);
    });
  });
}

function seconds(): number {
  return began === Infinity ? -1 : (performance.now() - began) / 1000;
}

async function until(at: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, (at - seconds()) * 1000)));
}
