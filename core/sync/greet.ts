import { correctClock, type Cycle } from "./cycle-clock.ts";

/** Makes this device known. Returns the number of its last batch there. */
export async function greet(cycle: Cycle): Promise<number> {
  const { rows, http, fence, name } = cycle;
  const { device } = await rows.head();
  const hello = await http.hello({ device, name, pending: await rows.edits() });
  const { epoch, n, flight } = await rows.link();
  cycle.there = hello.head;
  if (epoch === "") {
    // A server that knows this device, and a device that knows nothing: its storage was cleared.
    if (hello.known && hello.pending > 0) cycle.lost = hello.pending;
    await rows.relink(fence, { epoch: hello.epoch, schema: cycle.schema });
  }
  await correctClock(cycle);
  const isOurs = hello.n === n || hello.n === flight?.n;
  if (!isOurs) await becomeAnother(cycle);
  return isOurs ? hello.n : 0;
}

/** R23. Two devices share an id, or the server lost its memory of this one: it goes on under a new name. */
export async function becomeAnother(cycle: Cycle): Promise<void> {
  const { rows, http, fence, name } = cycle;
  const { flight } = await rows.link();
  const device = cycle.newDevice();
  await rows.relink(fence, { n: 0, flight: flight && { ...flight, n: 1 } }, { device });
  await http.hello({ device, name, pending: await rows.edits() });
}
