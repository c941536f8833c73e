// How long a question of 2,000 hostile characters takes on the sync server, and how much later a plain question of another
// user is answered beside such questions: `node bench/answer-time.ts`. Medians of several.
import { ADVERSARIAL_TEXTS } from "#core/engine/testing/adversarial-texts.ts";
import { startInProcess } from "../sync-server/testing/start-in-process.ts";

const LENGTH = 2000;
const TIMES = 5;
/** Hostile questions of the one user at work at any moment. */
const AT_ONCE = 4;
const PLAIN = "Which lighthouse holds the number seven?";

const server = await startInProcess({});
const [anna, ben] = await Promise.all([newPerson("anna"), newPerson("ben")]);
await Promise.all([anna, ben].map(giveDocuments));
const [hers, his] = [await newSession(anna), await newSession(ben)];

for (let warm = 0; warm < 5; warm++) await Promise.all([ask(hers, PLAIN), ask(his, PLAIN)]);

const hostile = ADVERSARIAL_TEXTS.map(({ name, of }) => ({ name, text: of(LENGTH) })).filter(
  ({ text }) => text.trim() !== "" && text.isWellFormed(),
);
const times: { readonly name: string; readonly median: number }[] = [];
for (const { name, text } of hostile) times.push({ name, median: await medianOf(() => ask(hers, text)) });
const slowest = times.toSorted((a, b) => b.median - a.median);
const short = await medianOf(() => ask(hers, hostile[0]?.text.slice(0, LENGTH / 4) ?? ""));

const alone = await measured(() => ask(his, PLAIN), 40);
let going = true;
const others = Array.from({ length: AT_ONCE }, async (_, first) => {
  for (let at = first; going; at++) await ask(hers, hostile[at % hostile.length]?.text ?? "");
});
const beside = await measured(() => ask(his, PLAIN), 40);
going = false;
await Promise.all(others);
await server.close();

console.log(`| question | ms (median of ${TIMES}) |\n|---|---|`);
for (const { name, median } of slowest.slice(0, 5)) console.log(`| ${LENGTH} characters: ${name} | ${ms(median)} |`);
console.log(`| ${LENGTH} characters: median of ${times.length} texts | ${ms(slowest[times.length >> 1]?.median)} |`);
console.log(`| ${LENGTH / 4} characters: ${hostile[0]?.name ?? ""} | ${ms(short)} |`);
console.log(`| plain question alone | ${ms(middle(alone))}, slowest ${ms(alone.at(-1))} |`);
console.log(
  `| the same beside ${AT_ONCE} such questions of another user | ${ms(middle(beside))}, slowest ${ms(beside.at(-1))} |`,
);
console.log(`| later than alone | ${ms(middle(beside) - middle(alone))} |`);

/** Calls the server as somebody with an account; throws where it refuses. */
type Caller = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ readonly body: unknown; readonly headers: Headers }>;

function callerWith(authorization?: string): Caller {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const headers = {
      ...(authorization && { authorization }),
      ...(body && !isForm && { "content-type": "application/json" }),
    };
    const sent = body && (isForm ? body : JSON.stringify(body));
    const response = await fetch(server.origin + path, { method, headers, ...(sent && { body: sent }) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    const text = await response.text();
    return { body: text === "" ? undefined : (JSON.parse(text) as unknown), headers: response.headers };
  };
}

async function newPerson(username: string): Promise<Caller> {
  const [email, password] = [`${username}@example.org`, "correct horse battery"];
  const anyone = callerWith();
  await anyone("POST", "/api/v1/auth/register", { username, email, password });
  const { headers } = await anyone("POST", "/api/v1/auth/login", { email, password });
  const token = /access_token=([^;]+)/.exec(headers.getSetCookie().join("\n"))?.[1];
  if (!token) throw new Error("The login gave no token.");
  return callerWith(`Bearer ${token}`);
}

async function giveDocuments(call: Caller): Promise<void> {
  const { id } = (await call("POST", "/api/collections/", { name: "Lighthouses", description: "For measuring" }))
    .body as { readonly id: string };
  for (let part = 0; part < 5; part++) {
    const form = new FormData();
    form.set("collection_id", id);
    form.set("file", new Blob([lighthouses(part * 60)]), `lights-${part}.md`);
    await call("POST", "/api/documents/", form);
  }
  for (;;) {
    const documents = (await call("GET", "/api/documents/")).body as readonly { readonly status: string }[];
    if (documents.every(({ status }) => status === "completed")) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function lighthouses(first: number): string {
  return Array.from(
    { length: 60 },
    (_, at) =>
      `# Lighthouse ${first + at}\n\nThe lighthouse of Aa Bb number ${first + at} was built in ${1800 + at} by its keeper. It holds the number ${at} and is on a cliff above the sea.\n`,
  ).join("\n");
}

interface Session {
  readonly call: Caller;
  readonly session_id: string;
}

async function newSession(call: Caller): Promise<Session> {
  const { id } = (await call("POST", "/api/chat/sessions", { name: "Questions" })).body as { readonly id: string };
  return { call, session_id: id };
}

function ask({ call, session_id }: Session, message: string): Promise<unknown> {
  return call("POST", "/api/chat/message", { session_id, message, model: "extractive" });
}

async function measured(work: () => Promise<unknown>, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let at = 0; at < count; at++) {
    const begun = performance.now();
    await work();
    found.push(performance.now() - begun);
  }
  return found.sort((a, b) => a - b);
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  return middle(await measured(work, TIMES));
}

function middle(sorted: readonly number[]): number {
  return sorted[sorted.length >> 1] ?? 0;
}

function ms(value = 0): string {
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
}
