import { connect } from "node:net";
import { setTimeout as rest } from "node:timers/promises";
import { pluginZip } from "#core/plugins/testing/make-plugin.ts";

/** What was acknowledged, over all the lives of a server. */
export interface Ledger {
  /** Titles that a conversation may have; none: it is gone. Unanswered changes leave two ways it can be. */
  readonly conversations: Map<string, ReadonlySet<string | null>>;
  /** Texts of documents by id. */
  readonly documents: Map<string, string>;
  readonly jobs: Set<string>;
  /** Jobs that install a plugin, by the plugin's slug. */
  readonly installs: Map<string, string>;
}

export const newLedger = (): Ledger => ({
  conversations: new Map(),
  documents: new Map(),
  jobs: new Set(),
  installs: new Map(),
});

interface Place {
  readonly origin: string;
  readonly token: string;
  readonly collection: string;
  readonly testCases: string;
}

/** Writes, uploads and queues jobs as fast as it is answered, until the server is killed. What was answered is in the ledger. */
export async function makeTraffic(place: Place, ledger: Ledger, round: number): Promise<void> {
  const halves = hangHalfway(place);
  const work = [
    writeForever(place, ledger, `${round}.a`),
    writeForever(place, ledger, `${round}.b`),
    uploadForever(place, ledger, round),
    queueForever(place, ledger),
    installForever(place, ledger, round),
  ];
  // Each ends with a request that is not answered.
  const ends = await Promise.allSettled(work);
  halves.destroy();
  for (const end of ends) if (end.status === "rejected" && !isCutOff(end.reason)) throw end.reason;
}

async function writeForever(place: Place, { conversations }: Ledger, name: string): Promise<never> {
  const mine: string[] = [];
  for (let at = 0; ; at++) {
    const title = `Talk ${name}.${at}`;
    const { id } = await ask<{ id: string }>(place, "POST", "/api/v1/conversations", 201, { title });
    conversations.set(id, new Set([title]));
    mine.push(id);
    if (at % 3 === 1) await change(place, conversations, id, `${title}, renamed`);
    if (at % 4 === 3) await remove(place, conversations, mine.shift() ?? id);
  }
}

async function change(place: Place, known: Ledger["conversations"], id: string, title: string): Promise<void> {
  known.set(id, new Set([...(known.get(id) ?? []), title]));
  await ask(place, "PUT", `/api/v1/conversations/${id}`, 200, { title });
  known.set(id, new Set([title]));
}

async function remove(place: Place, known: Ledger["conversations"], id: string): Promise<void> {
  known.set(id, new Set([...(known.get(id) ?? []), null]));
  await ask(place, "DELETE", `/api/v1/conversations/${id}`, 204);
  known.set(id, new Set([null]));
}

async function uploadForever(place: Place, { documents }: Ledger, round: number): Promise<never> {
  for (let at = 0; ; at++) {
    const text = `# Lighthouse ${round}.${at}\n\n${`Bay ${at} of round ${round} has a lighthouse. `.repeat(40)}`;
    const form = new FormData();
    form.set("collection_id", place.collection);
    form.set("file", new File([text], `${round}-${at}.md`));
    const { id } = await ask<{ id: string }>(place, "POST", "/api/documents/", 201, form);
    documents.set(id, text);
    await rest(100);
  }
}

async function queueForever(place: Place, { jobs, documents }: Ledger): Promise<never> {
  for (let at = 0; ; at++) {
    const { id } = await ask<{ id: string }>(place, "POST", "/api/v1/jobs", 201, jobOf(place, documents, at));
    jobs.add(id);
    await rest(150);
  }
}

async function installForever(place: Place, { installs }: Ledger, round: number): Promise<never> {
  for (let at = 0; ; at++) {
    const slug = `Killed${round}x${at}`;
    const form = new FormData();
    form.set("method", "upload");
    form.set("file", new File([new Uint8Array(pluginZip({ slug }))], "plugin.zip"));
    const { job_id } = await ask<{ job_id: string }>(place, "POST", "/api/v1/plugins/install", 201, form);
    installs.set(slug, job_id);
    await rest(200);
  }
}

function jobOf({ collection, testCases }: Place, documents: Ledger["documents"], at: number): object {
  const [document_id] = documents.keys();
  if (at % 4 === 1) return { job_type: "reindex", payload: { collection_id: collection } };
  if (at % 4 === 2)
    return { job_type: "evaluation_run", payload: { collection_id: collection, test_cases_path: testCases } };
  if (at % 4 === 3 && document_id) return { job_type: "document_process", payload: { document_id } };
  return { job_type: "export" };
}

/** An upload whose second half never comes. */
function hangHalfway({ origin, token, collection }: Place) {
  const { hostname, port } = new URL(origin);
  const part = (head: string, body: string) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}`;
  const body = `${part('name="collection_id"', `${collection}\r\n`)}${part('name="file"; filename="half.md"', "half a file ".repeat(500))}`;
  const head = [
    "POST /api/documents/ HTTP/1.1",
    `host: ${hostname}:${port}`,
    `authorization: Bearer ${token}`,
    "content-type: multipart/form-data; boundary=b",
    "content-length: 1000000",
  ];
  const socket = connect(Number(port), hostname, () => socket.write(`${head.join("\r\n")}\r\n\r\n${body}`));
  return socket.on("error", () => undefined);
}

/** Throws when the answer is not as it must be, and when there is none. */
export async function ask<Answer>(
  { origin, token }: Pick<Place, "origin" | "token">,
  method: string,
  path: string,
  expected = 200,
  body?: object,
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { "content-type": "application/json" }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== expected) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

/** `fetch` says `TypeError` for a connection that broke, before the answer or in it. */
const isCutOff = (error: unknown) => error instanceof TypeError;
