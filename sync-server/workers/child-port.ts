import type { FromThread, ToThread } from "./protocol.ts";
import type { CallPort } from "./serve-calls.ts";

export interface Started<Data> {
  readonly port: CallPort;
  readonly data: Data;
}

/** The side of `child.ts` in the process itself. Calls that come before anybody listens wait. */
export function startedWith<Data>(): Promise<Started<Data>> {
  const { promise, resolve } = Promise.withResolvers<Started<Data>>();
  const waiting: ToThread[] = [];
  let hear: (message: ToThread) => void = (message) => void waiting.push(message);
  const port: CallPort = {
    postMessage: (message: FromThread) => void process.send?.(message),
    on(_, listener) {
      hear = listener;
      for (const message of waiting.splice(0)) listener(message);
    },
  };
  process.on("message", (message: ToThread | { readonly workerData: Data }) => {
    if ("workerData" in message) resolve({ port, data: message.workerData });
    else hear(message);
  });
  // Whoever started us is gone.
  process.on("disconnect", () => process.exit());
  return promise;
}
