import { expect, it } from "vitest";
import { soleProcess, type Claims } from "./claims.ts";
import { claimedStep, createWorkQueue, type Work } from "./work-queue.ts";

/** Work that notes its pieces, and does what was given to it. */
function pieces(name: string, waiting: string[], done: string[]): Work {
  return {
    name,
    among: "shared",
    async step() {
      const next = waiting.shift();
      if (next !== undefined) done.push(next);
      return next !== undefined;
    },
  };
}

it("does the pieces of each work in order, and wakes one work alone when it is named", async () => {
  const done: string[] = [];
  const [one, two] = [["a", "b"], ["c"]];
  const queue = createWorkQueue({ claims: soleProcess, report: (error) => done.push(String(error)) }, [
    pieces("one", one, done),
    pieces("two", two, done),
  ]);
  queue.wakeOnly("one");
  await queue.idle();
  expect(done).toEqual(["a", "b"]);
  queue.wake();
  await queue.idle();
  expect(done).toEqual(["a", "b", "c"]);
  one.push("d");
  await queue.stop();
  queue.wake();
  await queue.idle();
  expect(done).toEqual(["a", "b", "c"]);
});

it("does work alone only in the process that holds its claim", async () => {
  const held = new Set<string>();
  const claims: Claims = {
    shared: true,
    async take(key) {
      if (held.has(key)) return null;
      held.add(key);
      return { lost: new AbortController().signal, release: async () => void held.delete(key) };
    },
  };
  const done: string[] = [];
  const queueOf = (name: string) =>
    createWorkQueue({ claims, report: (error) => done.push(String(error)) }, [
      { ...pieces("sweeping", [name], done), among: "alone" },
    ]);
  const [first, second] = [queueOf("first"), queueOf("second")];
  first.wake();
  await first.idle();
  second.wake();
  await second.idle();
  expect(done).toEqual(["first"]);
  await first.stop();
  second.wake();
  await second.idle();
  expect(done).toEqual(["first", "second"]);
});

it("passes over a piece that another process has, and releases its own claim when the piece fails", async () => {
  const released: string[] = [];
  const claims: Claims = {
    shared: true,
    take: async (key) =>
      key === "piece a" ? null : { lost: new AbortController().signal, release: async () => void released.push(key) },
  };
  const run: string[] = [];
  const step = claimedStep({
    claims,
    waiting: async () => ["a", "b"],
    keyOf: (piece) => `piece ${piece}`,
    run: async (piece) => {
      run.push(piece);
      throw new Error("It failed.");
    },
  });
  await expect(step(new AbortController().signal)).rejects.toThrow("It failed.");
  expect([run, released]).toEqual([["b"], ["piece b"]]);
});

it("is idle only when the work that another work woke is done as well", async () => {
  const done: string[] = [];
  const waiting: string[] = [];
  const queue = createWorkQueue({ claims: soleProcess, report: (error) => done.push(String(error)) }, [
    pieces("second", waiting, done),
    {
      name: "first",
      among: "shared",
      async step() {
        if (done.length > 0) return false;
        done.push("first");
        waiting.push("second");
        queue.wakeOnly("second");
        return false;
      },
    },
  ]);
  queue.wakeOnly("first");
  await queue.idle();
  expect(done).toEqual(["first", "second"]);
});
