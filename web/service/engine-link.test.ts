import { expose, transfer } from "comlink";
import { afterEach, expect, test } from "vitest";
import type { SearchOutcome, SearchRequest } from "#core/engine/engine.ts";
import type { CoordinatorApi } from "./coordinator-api.ts";
import { createEngineLink } from "./engine-link.ts";

/** Short where a test waits for it, long where it would only fail on a busy machine. */
const TIMES = {
  shortcutPatience: 100,
  askEvery: 10,
  pingEvery: 20,
  pingPatience: 1_000,
  searchLimit: 20_000,
  answerLimit: 20_000,
  connectLimit: 10_000,
};
const REQUEST: SearchRequest = { scope: { owner: "me" }, query: "q", top_k: 5, hybrid: true, threshold: 0 };

const ports: MessagePort[] = [];
afterEach(() => ports.splice(0).forEach((port) => port.close()));

test("asks the pages for the engine and searches through the port one of them offers", async () => {
  const { link, asked } = setup([coordinator("tab 1")]);

  expect(await link.engine.search(REQUEST)).toMatchObject({ embedding_model: "tab 1" });
  await link.engine.search(REQUEST);
  expect(asked()).toBe(1);
});

test("a search whose tab closes is made again with the next tab", async () => {
  const closing = coordinator("tab 1", { onSearch: (port) => port.close() });
  const { link } = setup([closing, coordinator("tab 2")]);

  expect(await link.engine.search(REQUEST)).toMatchObject({ embedding_model: "tab 2" });
});

test("a tab that gives no sign of life is left for the next", async () => {
  const { link } = setup([coordinator("tab 1", { frozen: true }), coordinator("tab 2")]);

  expect(await link.engine.search(REQUEST)).toMatchObject({ embedding_model: "tab 2" });
});

test("a search under way is made again at once when another tab says that it has the engine now", async () => {
  const { link } = setup([coordinator("tab 1", { frozen: true })], { ...TIMES, pingPatience: 10_000 });
  const search = link.engine.search(REQUEST);
  await new Promise((resolve) => setTimeout(resolve, 30));
  link.offer(coordinator("tab 2"), "another");

  expect(await search).toMatchObject({ embedding_model: "tab 2" });
});

test("a second port to the same engine does not disturb what is under way", async () => {
  let searches = 0;
  const { link } = setup([coordinator("tab 1", { onSearch: () => void searches++ })]);
  const search = link.engine.search(REQUEST);
  await new Promise((resolve) => setTimeout(resolve, 1));
  link.offer(coordinator("tab 1"), "engine 1");

  await search;
  expect(searches).toBe(1);
});

test("fails with 503 within the limit when no tab has an engine", async () => {
  const searchLimit = 600;
  const { link } = setup([], { ...TIMES, searchLimit });
  const before = Date.now();

  await expect(link.engine.search(REQUEST)).rejects.toMatchObject({ status: 503 });
  expect(Date.now() - before).toBeLessThan(searchLimit + 300);
});

test("what waits for an engine fails at once with 503 when its tab ends for a new version, until one is offered", async () => {
  const { link } = setup([]);
  const failed = link.engine.search(REQUEST).catch((error: unknown) => error);
  link.letGo();
  expect(await failed).toMatchObject({ status: 503 });
  await expect(link.engine.search(REQUEST)).rejects.toMatchObject({ status: 503 });

  link.offer(coordinator("tab 2"), "another");
  expect(await link.engine.search(REQUEST)).toMatchObject({ embedding_model: "tab 2" });
});

test("once there is a port to the query worker, searches go straight to it", async () => {
  const { link } = setup([coordinator("coordinator", { shortcut: queryWorker("query worker") })]);
  await link.engine.search(REQUEST);
  // It comes a little later than the first answer.
  const answeredBy = async () => (await link.engine.search(REQUEST)).embedding_model;
  await expect.poll(answeredBy).toBe("query worker");
});

test.each([{ ends: true }, { ends: false }])(
  "a query worker that gives no answer (ends: $ends) is left to the coordinator",
  async ({ ends }) => {
    const { link } = setup([
      coordinator("coordinator", { shortcut: queryWorker("query worker", { silent: true, ends }) }),
    ]);
    await link.engine.search(REQUEST);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await link.engine.search(REQUEST)).toMatchObject({ embedding_model: "coordinator" });
  },
);

test("an error of the engine itself is passed on and not tried again", async () => {
  let searches = 0;
  const failing = coordinator("tab 1", {
    onSearch() {
      searches++;
      throw new Error("index is broken");
    },
  });
  const { link } = setup([failing]);

  await expect(link.engine.search(REQUEST)).rejects.toThrow("index is broken");
  expect(searches).toBe(1);
});

/** A link whose pages offer the given ports, one after the other. */
function setup(offers: MessagePort[], times = TIMES) {
  let count = 0;
  const queue = [...offers];
  const link = createEngineLink(
    {
      async askPages() {
        count++;
        const port = queue.shift();
        if (port) link.offer(port, `engine ${count}`);
      },
    },
    times,
  );
  return { link, asked: () => count };
}

function coordinator(
  name: string,
  behaviour: { frozen?: boolean; shortcut?: MessagePort; onSearch?(port: MessagePort): void } = {},
): MessagePort {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const api: Pick<CoordinatorApi, "search" | "answer" | "queryPort" | "ping"> = {
    async search() {
      behaviour.onSearch?.(port1);
      return outcome(name);
    },
    answer: () => Promise.reject(new Error("not asked for here")),
    queryPort: () =>
      behaviour.shortcut
        ? Promise.resolve(transfer(behaviour.shortcut, [behaviour.shortcut]))
        : Promise.reject(new Error("none")),
    ping: async () => true,
  };
  if (!behaviour.frozen) expose(api, port1);
  return port2;
}

function queryWorker(name: string, behaviour: { silent?: boolean; ends?: boolean } = {}): MessagePort {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const search = () => {
    if (behaviour.ends) port1.close();
    return behaviour.silent ? new Promise(() => undefined) : Promise.resolve(outcome(name));
  };
  expose({ search }, port1);
  return port2;
}

function outcome(name: string): SearchOutcome {
  const intent = { kind: "retrieval", confidence: 1, reasoning: "" } as const;
  return {
    passages: [],
    below_threshold: 0,
    intent,
    queries_used: [],
    method: "hybrid",
    embedding_model: name,
    isComplete: true,
  };
}
