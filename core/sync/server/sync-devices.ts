import type { RequestContext } from "#core/http/context.ts";
import { notFound } from "../../http/errors.ts";
import { ANY_OWNER, remove } from "../../storage/store.ts";
import { sessions } from "../../accounts/session.ts";
import { timestamp } from "#core/storage/time.ts";
import { epochFor } from "./epoch.ts";
import { operation } from "../merge/procedure.ts";
import { register } from "./register.ts";
import { SyncRefused } from "../protocol/refused.ts";
import { headOf } from "../merge/heads.ts";
import type { HelloReply } from "../protocol/protocol.ts";
import type { SyncDevice } from "../protocol/sync-body.ts";
import { syncDevices } from "./server-tables.ts";

type Deps = Pick<RequestContext, "store" | "clock">;

/** R37. Makes the device known, and tells it where the server is. Throws `SyncRefused`. */
export async function greet(
  { store, clock }: Deps,
  { user, session }: { readonly user: string; readonly session: string | null },
  hello: {
    readonly device: string;
    readonly name: string;
    readonly pending: number;
    readonly formerly?: readonly string[] | undefined;
  },
): Promise<HelloReply> {
  const known = await store.get(syncDevices, user, hello.device);
  const places = (hello.formerly ?? []).map((id) => ({ table: syncDevices, owner: user, id }));
  const former = (await store.getMany(places)).filter(
    (row) => row && row.revoked_at === null && row.id !== hello.device,
  );
  if (known?.revoked_at) throw new SyncRefused("device_revoked");
  const { device, name, pending } = hello;
  // A name a person gave the device since holds.
  const change = {
    ...(!known && { name: former.at(-1)?.name ?? (await ownName(store, user, name)) }),
    pending,
    session,
    last_seen: timestamp(clock),
  };
  await store.write([
    operation(register, user, { device, change, isNew: true }),
    ...former.flatMap((row) => (row ? [remove(syncDevices, user, row.id)] : [])),
  ]);
  const { seq, floor } = await headOf(store, user);
  return {
    epoch: await epochFor(store, user),
    head: seq,
    floor,
    n: known?.n ?? 0,
    known: known !== undefined,
    pending: known?.pending ?? 0,
    serverTime: clock.now(),
  };
}

/** "Chrome on Linux", and "Chrome on Linux 2" for the next of the kind: a person is to tell them apart in the list. */
async function ownName(store: Deps["store"], user: string, name: string): Promise<string> {
  const taken = new Set((await store.query(syncDevices, { owner: user })).map((device) => device.name));
  for (let number = 1; ; number++) {
    const own = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(own)) return own;
  }
}

export async function listDevices({ store }: Deps, user: string): Promise<SyncDevice[]> {
  const { seq } = await headOf(store, user);
  const rows = await store.query(syncDevices, { owner: user });
  return rows
    .map(({ id, name, created_at, last_seen, pending, ack, revoked_at }) => ({
      id,
      name,
      created_at,
      last_seen,
      pending,
      behind: Math.max(0, seq - ack),
      revoked_at,
    }))
    .sort((a, b) => (a.last_seen < b.last_seen ? 1 : -1));
}

export async function renameDevice(deps: Deps, user: string, device: string, name: string): Promise<void> {
  await existing(deps, user, device);
  await deps.store.write([operation(register, user, { device, change: { name }, isNew: false })]);
}

/** R38. Ends the device's login with it; what it has not sent stays on it. */
export async function revokeDevice(deps: Deps, user: string, device: string): Promise<void> {
  const { session } = await existing(deps, user, device);
  const change = { revoked_at: timestamp(deps.clock), session: null };
  await deps.store.write([
    operation(register, user, { device, change, isNew: false }),
    ...(session === null ? [] : [remove(sessions, user, session)]),
  ]);
}

/** R38. Whoever's device it is. */
export async function isRevoked({ store }: Pick<Deps, "store">, device: string): Promise<boolean> {
  return ((await store.get(syncDevices, ANY_OWNER, device))?.revoked_at ?? null) !== null;
}

async function existing({ store }: Deps, user: string, device: string) {
  const row = await store.get(syncDevices, user, device);
  if (!row) throw notFound("device", device);
  return row;
}
