import { Cut } from "./faults.ts";
import { checkAfterCycle } from "./invariants.ts";
import { reach, type Simulation, type Slot } from "./simulation-state.ts";

/** One cycle of a device, with what goes wrong in it. */
export async function sync(simulation: Simulation, slot: Slot, fault: Slot["fault"]): Promise<void> {
  const { world, history } = simulation;
  Object.assign(slot, { fault, requests: 0, writes: 0, served: 0 });
  if (fault.kind.startsWith("clock")) history.flag("drifted");
  const before = world.requests.length;
  const { promise: stands, resolve } = Promise.withResolvers<() => void>();
  slot.freezes = resolve;
  const cycle = slot.device.client.cycle().catch((error: unknown) => {
    // A killed tab has no last words.
    if (error instanceof Cut) return { state: { status: "offline" as const, pending: 1 } };
    throw error;
  });
  const ended = await Promise.race([cycle, stands]);
  slot.fault = { kind: "none", at: 0 };
  if (typeof ended === "function") {
    slot.frozen.push({ cycle, thaw: ended });
    slot.device = { ...slot.device, client: slot.device.openTab() };
    return;
  }
  const { state } = ended;
  if (state.status === "syncing") reach(simulation, "fenced");
  if (state.status === "asking") slot.device.client.answer("drop");
  await checkAfterCycle(simulation, slot, state, world.requests.length - before);
}

/** What stood still goes on, whatever has happened since. */
export async function thaw(simulation: Simulation): Promise<void> {
  const { slots, history } = simulation;
  for (const slot of slots)
    for (const { thaw: goOn, cycle } of slot.frozen.splice(0)) {
      goOn();
      await cycle;
      history.flag("frozen");
      reach(simulation, "thawed");
    }
}
