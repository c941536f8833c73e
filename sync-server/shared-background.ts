import type { Worker } from "#core/work/background-loop.ts";
import type { Peers } from "./peers.ts";

/** Milliseconds between looks for the work of a server that is gone. */
const LOOK_EVERY = 15_000;
/** Milliseconds in which one word to the other servers is enough. */
const TELL_EVERY = 100;

/** Background work whose wake-ups reach every server: the one that has a piece of work may not be the one that was asked. */
export function shareBackground(own: Worker, peers: Peers | null): Worker {
  if (!peers) return own;
  peers.hear("wake", () => own.wake());
  const timer = setInterval(() => own.wake(), LOOK_EVERY).unref();
  let telling: NodeJS.Timeout | undefined;
  return {
    wake() {
      own.wake();
      telling ??= setTimeout(() => {
        telling = undefined;
        peers.tell("wake");
      }, TELL_EVERY).unref();
    },
    idle: () => own.idle(),
    async stop() {
      clearInterval(timer);
      clearTimeout(telling);
      await own.stop();
    },
  };
}
