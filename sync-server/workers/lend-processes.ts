import { MessageChannel, Worker, type MessagePort } from "node:worker_threads";
import { startChild } from "./child.ts";
import type { FromThread, ToThread } from "./protocol.ts";
import type { ThreadCode, ThreadLike } from "./thread.ts";

/** What comes over the port of a lent process: what it says, and its end. */
type FromLent = FromThread | { readonly kind: "exit"; readonly code: number | null };

/** What an engine thread finds in its `workerData` beside its own: where it asks for processes. */
export interface WithProcesses {
  readonly processes: MessagePort;
}

/**
 * Starts a thread that may have processes for what could take a process down: onnxruntime aborts the whole process when a
 * thread is ended in the middle of an inference. They are children of this process, and end with their thread at once.
 */
export function startWithProcesses({ entry, workerData, memory }: ThreadCode, child: ThreadCode): ThreadLike {
  const { port1, port2 } = new MessageChannel();
  port1.on("message", (port: MessagePort) => lend(port, child));
  port1.unref();
  const data = { ...workerData, processes: port2 };
  const resourceLimits = { maxOldGenerationSizeMb: memory };
  return new Worker(entry, { workerData: data, transferList: [port2], resourceLimits });
}

function lend(port: MessagePort, options: ThreadCode): void {
  const child = startChild(options);
  const say = (message: FromLent) => port.postMessage(message);
  const end = (code: number | null) => {
    say({ kind: "exit", code });
    port.close();
  };
  child.on("message", say);
  child.on("error", () => end(null));
  child.on("exit", end);
  port.on("message", (message: ToThread) => child.postMessage(message));
  // The thread has ended the process, or has ended itself.
  port.on("close", () => child.terminate());
}

/** On the thread's side: a process of its own. */
export function borrowProcess(processes: MessagePort): ThreadLike {
  const { port1, port2 } = new MessageChannel();
  processes.postMessage(port2, [port2]);
  return {
    postMessage: (message) => port1.postMessage(message),
    on(event: string, listener: (value: never) => void) {
      port1.on("message", (message: FromLent) => {
        const isExit = message.kind === "exit";
        if (event === "exit" && isExit) listener(message.code as never);
        if (event === "message" && !isExit) listener(message as never);
      });
    },
    terminate: () => port1.close(),
  };
}
