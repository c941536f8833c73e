import { describe, expect, test } from "vitest";
import type { FromThread, ToThread } from "./protocol.ts";
import { createQueryThreads } from "./query-threads.ts";

/** Threads that answer when they are told to; each call is answered with the number of its thread. */
function setup() {
  const started: { ready(): void; answer(): void; readonly open: number[] }[] = [];
  const spawn = () => {
    const number = started.length;
    const open: number[] = [];
    let tell: (message: FromThread) => void = () => undefined;
    started.push({
      open,
      ready: () => tell({ kind: "ready" }),
      answer: () => open.splice(0).forEach((id) => tell({ kind: "done", id, result: number })),
    });
    return {
      postMessage: (message: ToThread) => void (message.kind === "call" && open.push(message.id)),
      on: (event: string, listener: (message: never) => void) => {
        if (event === "message") tell = listener as typeof tell;
      },
      terminate: () => undefined,
    };
  };
  const threads = createQueryThreads({ spawn, stallAfter: 60_000, startWithin: 60_000 });
  const ask = (owner: string) => threads.call(owner, "search", { owner });
  const answerAll = () => started.forEach((thread) => thread.answer());
  return { threads, started, ask, answerAll };
}

describe("the threads that answer questions", () => {
  test("are one as long as one owner asks", async () => {
    const { threads, started, ask, answerAll } = setup();
    const asked = [ask("anna"), ask("anna"), ask("anna")];
    answerAll();
    expect(await Promise.all(asked)).toEqual([0, 0, 0]);
    expect(started).toHaveLength(1);
    await threads.close();
  });

  test("let nobody wait behind the questions of another", async () => {
    const { threads, started, ask, answerAll } = setup();
    started[0]?.ready();
    const first = ask("ben");
    answerAll();
    expect(await first).toBe(0);
    const long = Array.from({ length: 20 }, () => ask("anna"));
    started[1]?.ready();
    const short = ask("ben");
    started[1]?.answer();
    expect(await short).toBe(1);
    answerAll();
    expect(new Set(await Promise.all(long))).toEqual(new Set([0]));
    await threads.close();
  });

  test("stay with their owners, whose index is open there", async () => {
    const { threads, started, ask, answerAll } = setup();
    started[0]?.ready();
    const begun = [ask("anna"), ask("ben")];
    started[1]?.ready();
    const moved = ask("ben");
    answerAll();
    expect(await Promise.all([...begun, moved])).toEqual([0, 0, 1]);
    const later = [ask("ben"), ask("anna")];
    answerAll();
    expect(await Promise.all(later)).toEqual([1, 0]);
    await threads.close();
  });

  test("wait for no thread that is still loading", async () => {
    const { threads, ask, answerAll } = setup();
    const asked = [ask("anna"), ask("ben"), ask("ben")];
    answerAll();
    expect(await Promise.all(asked)).toEqual([0, 0, 0]);
    await threads.close();
  });
});
