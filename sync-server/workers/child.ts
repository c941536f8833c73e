import { fork } from "node:child_process";
import type { ThreadCode, ThreadLike } from "./thread.ts";

/**
 * A process that speaks like a thread, for code that may take its process with it. Its first message is what a thread would
 * have as `workerData`; `child-port.ts` is its own side. It ends when this process does.
 */
export function startChild({ entry, workerData, memory }: ThreadCode): ThreadLike {
  const child = fork(entry, [], {
    serialization: "advanced",
    execArgv: ["--disable-warning=ExperimentalWarning", `--max-old-space-size=${memory}`],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const send = (message: object) => {
    // What is sent to one that has just ended is told by its exit.
    if (child.connected) child.send(message, () => undefined);
  };
  send({ workerData });
  return {
    postMessage: send,
    on: (event: string, listener: (...values: never[]) => void) => child.on(event, listener as () => void),
    terminate: () => child.kill("SIGKILL"),
  };
}
