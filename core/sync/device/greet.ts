import type { Flight } from "./batches.ts";
import { correctClock, type Cycle } from "./cycle-clock.ts";

/** Makes this device known. Returns the number of its last batch there. */
export async function greet(cycle: Cycle): Promise<number> {
  const { rows, http, fence, name } = cycle;
  const { device, formerly } = await rows.head();
  const hello = await http.hello({ device, formerly, name, pending: await rows.edits() });
  const { epoch, n, flight } = await rows.link();
  cycle.there = hello.head;
  if (epoch === "") {
    // A server that knows this device, and a device that knows nothing: its storage was cleared.
    if (hello.known && hello.pending > 0) cycle.lost = hello.pending;
    await rows.relink(fence, { epoch: hello.epoch, schema: cycle.schema });
  }
  await correctClock(cycle);
  if (hello.n === n || hello.n === flight?.n) return hello.n;
  // Known there only since this moment: nobody else has used the id, so the batches are counted anew under it.
  if (!hello.known) await rows.relink(fence, fromFirstBatch(flight));
  // A server that was set back: had another copy of this device used the id, the server would know more of it.
  else await becomeAnother(cycle, hello.n < n);
  return 0;
}

/** R23. Two devices share an id, or the server knows less of this one than it did: it goes on under a new id. */
export async function becomeAnother(cycle: Cycle, isAlone = false): Promise<void> {
  const { rows, http, fence, name } = cycle;
  const { flight } = await rows.link();
  const device = cycle.newDevice();
  await rows.relink(fence, fromFirstBatch(flight), { device, isAlone });
  const { formerly } = await rows.head();
  await http.hello({ device, formerly, name, pending: await rows.edits() });
}

const fromFirstBatch = (flight: Flight | null) => ({ n: 0, flight: flight && { ...flight, n: 1 } });
