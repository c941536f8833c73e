import { syncHeads, syncLinks } from "../merge/sync-tables.ts";
import { createDeviceActs } from "./device-acts.ts";
import { sync, thaw } from "./device-cycles.ts";
import { Killed } from "./faults.ts";
import { createHistory } from "./history.ts";
import { checkEnd } from "./end-invariants.ts";
import { checkStep } from "./invariants.ts";
import { createServerActs } from "./server-acts.ts";
import { OWNER, reach, USER, type Simulation, type SimulationOptions, type Slot } from "./simulation-state.ts";
import { DEVICES, SERVER, type Moment, type Step } from "./steps.ts";
import { createWorld, oldTables, worldTables } from "./sync-world.ts";

/** Rounds in which everybody has met, whatever was before. */
const ROUNDS = 8;

/** Runs one history and throws what it finds wrong with it. Gives every answer of the server, in order. */
export async function simulate(steps: readonly Moment[], options: SimulationOptions = {}): Promise<string[]> {
  const { old = [], reached = new Map<string, number>() } = options;
  const world = createWorld({ ...options, serverTables: old.includes(SERVER) ? oldTables : worldTables });
  const slots: Slot[] = Array.from({ length: DEVICES }, () => ({ fault: { kind: "none", at: 0 } }) as Slot);
  const simulation: Simulation = { options, world, slots, history: createHistory(), broken: [], killed: [], reached };
  const server = createServerActs(simulation);
  const late: (() => Promise<unknown>)[] = [];
  const devices = createDeviceActs(simulation, {
    collect: () => server.collect(true),
    late: (request) => void late.push(request),
  });
  server.serveFrom(world.server.store);
  for (const [number, slot] of slots.entries()) devices.fill(slot, old.includes(number) ? oldTables : worldTables);

  try {
    await server.begin();
    for (const [step, time] of steps) {
      world.clock.now += time;
      await act(step);
      await checkStep(simulation);
    }
    await heal();
    await checkEnd(simulation);
    if (old.length > 0) {
      for (const slot of slots) await devices.upgrade(slot);
      await server.upgrade();
      await heal();
      await checkEnd(simulation);
    }
    const bug = world.errors.find((error) => !(error instanceof Killed));
    if (bug) throw bug;
    for (const { status, text } of world.requests) if (status >= 400) reach(simulation, codeOf(status, text));
    return world.requests.map(({ path, status, text }) => `${path} ${status} ${text}`);
  } finally {
    await Promise.all([server.close(), ...slots.map(({ device }) => device.store.close())]);
  }

  async function act(step: Step): Promise<void> {
    if (step.do === "collect") await server.collect(step.force);
    if (step.do === "collect") await deliverLate();
    else if (step.do === "restore") await server.restore();
    else if (step.do === "snapshot") await server.remember();
    else if (step.do === "somebody else") await server.somebodyElse();
    else if (step.do === "upgrade" && step.device === SERVER) await server.upgrade();
    else if ("device" in step) await devices.act(slots[step.device] as Slot, step);
  }

  /** Late copies of requests arrive whenever they like, and frozen tabs go on. */
  async function deliverLate(): Promise<void> {
    for (const request of late.splice(0)) await request();
    await thaw(simulation);
  }

  async function heal(): Promise<void> {
    await deliverLate();
    for (let round = 0; round < ROUNDS && !(round > 1 && (await inStep())); round++) {
      for (const slot of slots) {
        world.clock.now += 7;
        await sync(simulation, slot, { kind: "none", at: 0 });
      }
      await checkStep(simulation);
    }
  }

  async function inStep(): Promise<boolean> {
    const seq = (await world.server.store.get(syncHeads, USER, "head"))?.seq ?? 0;
    const links = await Promise.all(slots.map(({ device: { store } }) => store.get(syncLinks, OWNER, "link")));
    const isClean = slots.every(({ device: { client } }) => client.state().pending === 0);
    return isClean && links.every((link) => link?.since === seq && link.flight === null);
  }
}

function codeOf(status: number, text: string): string {
  const { code } = JSON.parse(text) as { readonly code?: string };
  return code ?? String(status);
}
