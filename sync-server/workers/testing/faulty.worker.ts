// A thread that misbehaves on demand, for the tests of the pool: the request says how.
import { parentPort, threadId } from "node:worker_threads";
import { UnreadableFile } from "#core/engine/parsed-document.ts";
import { serveCalls, type CallContext } from "../serve-calls.ts";

interface Wish {
  readonly file?: string;
  readonly query?: string;
}

const behaviours: Readonly<Record<string, (context: CallContext) => unknown>> = {
  good: () => ({ thread: threadId }),
  "steady progress": async ({ progress }) => {
    for (let done = 0; done < 8; done++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      progress({ phase: "reading", done, total: 8, unit: "pages" });
    }
    return { thread: threadId };
  },
  unreadable: () => {
    throw new UnreadableFile("This PDF is protected by a password.");
  },
  "endless loop": () => {
    for (;;);
  },
  "never answers": () => new Promise(() => undefined),
  "memory hog": () => {
    const kept: unknown[] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => ({ at })));
  },
  crash: () =>
    setTimeout(() => {
      throw new Error("a bug in a callback");
    }) && new Promise(() => undefined),
  exit: () => process.exit(3),
};

const behave = async ({ file, query }: Wish, context: CallContext) => behaviours[file ?? query ?? ""]?.(context);

if (parentPort) serveCalls(parentPort, { process: behave, search: behave, answer: behave });
