import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { MoreTime, OwnMoreTime } from "#core/engine/answer/generate/more-time.ts";
import type { Peers } from "./peers.ts";

/** Milliseconds in which another server says that it runs the turn. */
const ANSWER_WITHIN = 2000;

const Wanted = z.object({ ask: z.string(), owner: z.string(), turn: z.string() });

/** More time reaches the server that runs the turn, whichever was asked. */
export function shareMoreTime(own: OwnMoreTime, peers: Peers | null): Pick<MoreTime, "give"> {
  if (!peers) return own;
  const waiting = new Map<string, () => void>();

  peers.hear("more-time", (text) => {
    if (text === "") return;
    const { ask, owner, turn } = Wanted.parse(JSON.parse(text));
    if (!waiting.has(ask) && own.give(owner, turn)) peers.tell("more-time-given", ask);
  });
  peers.hear("more-time-given", (ask) => waiting.get(ask)?.());

  return {
    async give(owner, turn) {
      if (own.give(owner, turn)) return true;
      const ask = randomUUID();
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(() => resolve(false), ANSWER_WITHIN);
      waiting.set(ask, () => resolve(true));
      peers.tell("more-time", JSON.stringify({ ask, owner, turn }));
      const isGiven = await promise;
      clearTimeout(timer);
      waiting.delete(ask);
      return isGiven;
    },
  };
}
