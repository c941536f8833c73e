import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { OwnGenerations, RunningGenerations, WhichGeneration } from "#core/models/remote/running.ts";
import type { Peers } from "./peers.ts";

/** Milliseconds in which another server says that it had what is to be cancelled. */
const ANSWER_WITHIN = 2000;

const Wanted = z.object({
  ask: z.string(),
  owner: z.string(),
  which: z.object({ request_id: z.string().optional(), conversation_id: z.string().optional() }),
});
const Done = z.object({ ask: z.string(), request_ids: z.array(z.string()) });

/** A cancel reaches the server that runs the turn, whichever was asked. */
export function shareRunning(own: OwnGenerations, peers: Peers | null): RunningGenerations {
  if (!peers) return own;
  const waiting = new Map<string, (request_ids: string[]) => void>();

  peers.hear("cancel", (text) => {
    const wanted = read(Wanted, text);
    if (!wanted || waiting.has(wanted.ask)) return;
    const { request_id, conversation_id } = wanted.which;
    const which = { ...(request_id && { request_id }), ...(conversation_id && { conversation_id }) };
    const request_ids = own.cancel(wanted.owner, which);
    if (request_ids.length > 0) peers.tell("cancelled", JSON.stringify({ ask: wanted.ask, request_ids }));
  });
  peers.hear("cancelled", (text) => {
    const done = read(Done, text);
    if (done) waiting.get(done.ask)?.(done.request_ids);
  });

  /** The first that had one; nobody says that it had none, since nobody knows how many there are. */
  function cancelElsewhere(owner: string, which: WhichGeneration): Promise<string[]> {
    const ask = randomUUID();
    return new Promise((resolve) => {
      const end = (request_ids: string[]) => {
        clearTimeout(timer);
        waiting.delete(ask);
        resolve(request_ids);
      };
      const timer = setTimeout(() => end([]), ANSWER_WITHIN);
      waiting.set(ask, end);
      peers?.tell("cancel", JSON.stringify({ ask, owner, which } satisfies z.input<typeof Wanted>));
    });
  }

  return {
    begin: (...request) => own.begin(...request),
    async cancel(owner, which) {
      const here = own.cancel(owner, which);
      return here.length > 0 ? here : cancelElsewhere(owner, which);
    },
  };
}

/** Empty after the session was lost: whatever was asked meanwhile has been answered by its time limit. */
function read<Value>(schema: z.ZodType<Value>, text: string): Value | undefined {
  return text === "" ? undefined : schema.parse(JSON.parse(text));
}
