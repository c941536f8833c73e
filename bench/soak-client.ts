// One of the soak's clients: keeps a few of each thing, so that what is stored stays as it is while requests come and go.
import { RequestError, type Sender, type Tally } from "./soak-http.ts";

export interface ClientDeps {
  readonly sender: Sender;
  readonly tally: Tally;
  readonly token: string;
  readonly number: number;
  /** Resolves when the client may go on; `false` ends it. */
  readonly turn: () => Promise<boolean>;
}

/** Of each thing a client has at once. */
const KEPT = 5;
/** Milliseconds between two requests of a client, at most. */
const LONGEST_PAUSE = 120;

type Made = Record<"conversation" | "persona" | "document" | "job", string[]>;

/** Sends until its turn is over, then takes away what it made. */
export async function runClient(deps: ClientDeps): Promise<void> {
  const { number } = deps;
  const random = seeded(number + 1);
  const made: Made = { conversation: [], persona: [], document: [], job: [] };
  const client = createClient(deps, made, random);
  await client.begin();
  while (await deps.turn()) {
    try {
      await client.something();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_PAUSE));
  }
}

function createClient({ sender, tally, token, number }: ClientDeps, made: Made, random: () => number) {
  let collection = "";
  let session = "";
  let counter = 0;

  const call = async (kind: string, method: string, path: string, json?: unknown, expected = 200) => {
    const { text } = await sender.send(
      { method, path, expected, ...(json !== undefined && { json }) },
      token,
      tally,
      kind,
    );
    return text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
  };
  const one = (kind: keyof Made) => made[kind][Math.floor(random() * made[kind].length)];
  const keep = async (kind: keyof Made, id: unknown, remove: (old: string) => Promise<unknown>) => {
    made[kind].push(String(id));
    if (made[kind].length <= KEPT) return;
    const old = made[kind].shift();
    if (old) await remove(old);
  };

  const actions: readonly (readonly [weight: number, act: () => Promise<unknown>])[] = [
    [10, () => call("list", "GET", "/api/v1/personas?limit=50")],
    [10, () => call("list", "GET", "/api/v1/users/current/conversations?limit=50")],
    [6, () => call("list", "GET", "/api/documents/?limit=20")],
    [6, () => call("list", "GET", "/api/collections/")],
    [4, () => call("list", "GET", "/api/v1/jobs?limit=20")],
    [8, () => call("get", "GET", `/api/v1/conversations/${one("conversation")}/with-messages`)],
    [8, () => call("get", "GET", `/api/v1/personas/${one("persona")}`)],
    [6, () => call("get", "GET", `/api/documents/${one("document")}`)],
    [3, () => sender.send({ method: "GET", path: `/api/documents/${one("document")}/file` }, token, tally, "file")],
    [4, newConversation],
    [
      6,
      () =>
        call(
          "write",
          "POST",
          `/api/v1/conversations/${one("conversation")}/messages`,
          { sender: "user", message: word() },
          201,
        ),
    ],
    [4, newPersona],
    [4, () => call("write", "PUT", `/api/v1/personas/${one("persona")}`, { description: word() })],
    [3, upload],
    [
      8,
      () =>
        call("search", "POST", "/api/search_u/", {
          query: `Which lighthouse holds the number ${counter++}?`,
          collection_id: collection,
          similarity_threshold: 0,
        }),
    ],
    [
      3,
      () =>
        call("chat", "POST", "/api/chat/message", {
          session_id: session,
          message: `Which number does lighthouse ${number} hold?`,
        }),
    ],
    [1, newChat],
    [2, followJob],
  ];
  const total = actions.reduce((sum, [weight]) => sum + weight, 0);

  async function newConversation(): Promise<void> {
    const { id } = await call("write", "POST", "/api/v1/conversations", { title: word() }, 201);
    await keep("conversation", id, (old) => call("write", "DELETE", `/api/v1/conversations/${old}`, undefined, 204));
  }

  async function newPersona(): Promise<void> {
    const { id } = await call("write", "POST", "/api/v1/personas", { name: word(), system_prompt: "Answer." }, 201);
    await keep("persona", id, (old) => call("write", "DELETE", `/api/v1/personas/${old}`, undefined, 204));
  }

  async function newChat(): Promise<void> {
    const old = session;
    const made = await call("write", "POST", "/api/chat/sessions", { name: word(), collection_id: collection }, 201);
    session = String(made["id"]);
    if (old) await call("write", "DELETE", `/api/chat/sessions/${old}`, undefined, 204);
  }

  /** A client waits for its document before it uploads the next, as a person would. */
  async function upload(): Promise<void> {
    const form = new FormData();
    form.set("collection_id", collection);
    const text = `# Lighthouse ${number}.${counter}\n\n${`The lighthouse of bay ${counter} holds the number ${number}. `.repeat(30)}`;
    form.set("file", new File([text], `${number}-${counter++}.md`));
    const { text: answer } = await sender.send(
      { method: "POST", path: "/api/documents/", form, expected: 201 },
      token,
      tally,
      "upload",
    );
    const { id } = JSON.parse(answer) as { id: string };
    const begun = performance.now();
    while ((await call("get", "GET", `/api/documents/${id}`))["status"] === "processing")
      await rest(100 + random() * 100);
    const took = tally.times.get("document, until searchable") ?? [];
    tally.times.set("document, until searchable", [...took.slice(-50_000), performance.now() - begun]);
    await keep("document", id, (old) => call("write", "DELETE", `/api/documents/${old}`, undefined, 204));
  }

  /** Queues a job, follows its events to the end, and later deletes it. */
  async function followJob(): Promise<void> {
    const job_type = random() < 0.5 ? "export" : "reindex";
    const payload = job_type === "reindex" ? { collection_id: collection } : {};
    const { id } = await call("job", "POST", "/api/v1/jobs", { job_type, payload }, 201);
    const path = `/api/v1/jobs/${String(id)}/events/stream`;
    const { text } = await sender.send({ method: "GET", path }, token, tally, "job events, to the end");
    if (!/event: completed/.test(text)) {
      const said = `a job did not complete: ${text.slice(-300)}`;
      tally.errors.set(said, (tally.errors.get(said) ?? 0) + 1);
    }
    await keep("job", id, (old) => call("write", "DELETE", `/api/v1/jobs/${old}`, undefined, 204));
  }

  const word = () => `Soak ${number}.${counter++}`;

  return {
    async begin(): Promise<void> {
      const made = await call(
        "write",
        "POST",
        "/api/collections/",
        { name: word(), description: "Made by the soak" },
        201,
      );
      collection = String(made["id"]);
      await newChat();
      await newConversation();
      await newPersona();
      await upload();
    },
    something(): Promise<unknown> {
      let at = random() * total;
      const chosen = actions.find(([weight]) => (at -= weight) < 0) ?? actions[0];
      return chosen ? chosen[1]() : Promise.resolve();
    },
  };
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Mulberry32: the same soak each time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
