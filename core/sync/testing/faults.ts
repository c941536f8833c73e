import { StorageFull, type Operation, type Store } from "../../storage/store.ts";
import { reach, type Simulation, type Slot } from "./simulation-state.ts";
import { serverDump } from "./invariants.ts";

type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** What faults have other people do meanwhile. */
export interface Meanwhile {
  edit(slot: Slot): Promise<void>;
  another(slot: Slot): Promise<void>;
  collect(): Promise<void>;
  late(request: () => Promise<unknown>): void;
}

/** A day: what a wrong time zone, a dead battery or a hand at the clock comes to. */
const JUMP = 86_400_000;

export function faultyNetwork(simulation: Simulation, slot: Slot, meanwhile: Meanwhile) {
  return async (send: Send, path: string, init?: RequestInit): Promise<Response> => {
    const { kind, at } = slot.fault;
    const request = async () => {
      const reply = await send(path, init);
      // A server that is killed says nothing any more.
      if (simulation.killed.splice(0).length > 0) throw new TypeError("lost");
      return reply;
    };
    if (slot.requests++ !== at) return request();
    if (kind === "lost request") throw new TypeError("lost");
    if (kind === "frozen before a request") await freeze(slot);
    const reply = await request();
    reach(simulation, kind);
    if (kind === "lost reply") throw new TypeError("lost");
    if (kind === "duplicate") return again(simulation, path, request);
    if (kind === "late duplicate") meanwhile.late(() => send(path, init));
    if (kind === "edit meanwhile") await meanwhile.edit(slot);
    if (kind === "collected meanwhile") await meanwhile.collect();
    if (kind === "another device meanwhile") await meanwhile.another(slot);
    if (kind === "clock jumps ahead") slot.device.skew.now += JUMP;
    if (kind === "clock jumps back") slot.device.skew.now -= JUMP;
    if (kind === "another tab meanwhile") await slot.device.openTab().cycle();
    if (kind === "frozen after a request") await freeze(slot);
    if (kind === "row left out of a page") {
      simulation.history.flag("altered");
      return leaveOut(reply);
    }
    return reply;
  };
}

const freeze = (slot: Slot) => new Promise<void>((thaw) => slot.freezes(thaw));

/** I4. The same request as often as the network likes. */
async function again({ world, broken }: Simulation, path: string, request: () => Promise<Response>): Promise<Response> {
  const before = await serverDump(world);
  let last = await request();
  for (let times = 0; times < 2; times++) last = await request();
  if (path === "/sync/push" && (await serverDump(world)) !== before)
    broken.push("I4: a batch that came again changed something");
  return last;
}

async function leaveOut(reply: Response): Promise<Response> {
  const page = (await reply.json()) as { rows?: unknown[] };
  return new Response(JSON.stringify({ ...page, ...(page.rows && { rows: page.rows.slice(1) }) }), reply);
}

export class Cut extends Error {}

/** The device's own store, which ends in the middle of a cycle or has no room for it. */
export async function faultyWrite(
  simulation: Simulation,
  slot: Slot,
  store: Store,
  batch: readonly Operation[],
): Promise<void> {
  const { kind, at } = slot.fault;
  const count = isSync(batch) ? slot.writes++ : -1;
  const isFull = kind === "no room on the device" && count >= at;
  const isCut = kind.startsWith("cut") && count === at;
  if (isFull || isCut) reach(simulation, kind);
  if (isFull) throw new StorageFull();
  if (isCut && kind === "cut before a write") throw new Cut();
  await store.write(batch);
  if (isCut) throw new Cut();
}

const isSync = (batch: readonly Operation[]) =>
  batch.some((operation) => operation.kind === "merge" && operation.id !== "undelete");

/** The server's store while somebody syncs. */
export function faultyServer(store: Store, simulation: Simulation, current: () => Slot | undefined): Store {
  return {
    ...store,
    async write(batch) {
      const slot = current();
      const isHit = slot?.fault.kind.includes("server") && slot.served++ === slot.fault.at;
      const kind = isHit ? slot?.fault.kind : undefined;
      if (kind) reach(simulation, kind);
      const die = () => {
        simulation.killed.push(kind ?? "");
        throw new Killed();
      };
      if (kind === "no room on the server") throw new StorageFull();
      if (kind === "server killed before a write") die();
      await store.write(batch);
      if (kind === "server killed after a write") die();
    },
  };
}

/** The server's process ends: whoever is waiting hears nothing. */
export class Killed extends Error {}
