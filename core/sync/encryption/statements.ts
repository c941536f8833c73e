import { put, type Store } from "../../storage/store.ts";
import type { ClientStoreDeps } from "../device/client-store.ts";
import { versionOf } from "../merge/fingerprint.ts";
import { headOf } from "../merge/heads.ts";
import { readStates, type BookedState } from "../merge/read-states.ts";
import { stampOf } from "../merge/row-state.ts";
import { deviceOf, later, START, type Stamp } from "../protocol/stamp.ts";
import { splitEnvelopeId, syncConflicts, syncRows, type EnvelopeRow } from "../merge/sync-tables.ts";
import type { ReadRow } from "../merge/wire.ts";
import { toHex, toUtf8 } from "./bytes.ts";
import type { KeyRing } from "./key-ring.ts";
import { syncStatements, type Statement, type StatementRow } from "./statement-table.ts";

type StatementDeps = Pick<ClientStoreDeps, "store" | "tables" | "owner">;

/** What contradicts what another device said. */
export interface Contradiction {
  readonly kind: "withheld" | "forked";
  /** The device's name for itself. */
  readonly device: string;
}

/** R47. What the devices of an encrypted account say that they have seen, and whether it is what this one was given. */
export interface Statements {
  /** Stamps that this device has seen, also of what is overwritten by now. */
  hear(row: Pick<ReadRow, "table" | "state">): void;
  /** Once everything was fetched and nothing is to be sent: compares, and says what this device has where that is due. */
  compare(deps: StatementDeps): Promise<readonly Contradiction[]>;
}

/** Milliseconds between two statements of a device. */
const EVERY = 60_000;
/** Rows read at once. */
const BATCH = 500;
/** What a server may write or forget by itself, and what is said about all others. */
const LEFT_OUT: readonly string[] = [syncConflicts.name, syncStatements.name];

export interface StatementOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** What this device calls itself. */
  readonly name: string;
}

export function createStatements(keys: KeyRing, { now, name }: StatementOptions): Statements {
  const heard = new Map<string, Stamp>();
  const marks = new Map<string, { readonly of: string; readonly mark: Uint8Array }>();
  let compared = "";

  const hear = (stamp: Stamp) => {
    if (stamp === "" || stamp === START) return;
    heard.set(deviceOf(stamp), later(heard.get(deviceOf(stamp)) ?? "", stamp));
  };

  const hearAll = ({ table, state }: Pick<ReadRow, "table" | "state">) => {
    if (LEFT_OUT.includes(table)) return;
    for (const field of Object.keys(state.values)) hear(stampOf(state, field));
    hear(state.live);
  };

  /**
   * What this device has: a sum that nobody without the key can make, over every stamp of every row that is not deleted.
   * Undefined where rows were written while they were read: a sum of two moments is none that another device can have.
   */
  async function digestOf(deps: StatementDeps): Promise<string | undefined> {
    const rows = (await deps.store.query(syncRows, { owner: deps.owner })).filter(
      ({ id }) => !LEFT_OUT.includes(splitEnvelopeId(id).table),
    );
    const unknown = rows.filter((row) => marks.get(row.id)?.of !== versionOf(row));
    for (let at = 0; at < unknown.length; at += BATCH) await markRows(deps, unknown.slice(at, at + BATCH));
    const sum = new Uint8Array(32);
    for (const row of rows) {
      const mark = marks.get(row.id);
      if (mark?.of !== versionOf(row)) return undefined;
      if (row.place !== "deleted") mark.mark.forEach((byte, at) => (sum[at] = (sum[at] ?? 0) ^ byte));
    }
    return toHex(sum);
  }

  async function markRows(deps: StatementDeps, envelopes: readonly EnvelopeRow[]): Promise<void> {
    const key = await keys.stateKey(keys.epoch);
    const { states } = await readStates(deps, deps.owner, envelopes);
    await Promise.all(
      states.map(async ({ table, id, envelope, state }: BookedState) => {
        hearAll({ table, state });
        const fields = Object.keys(state.values)
          .map((field) => [field, stampOf(state, field)] as const)
          .filter(([, stamp]) => stamp !== START)
          .sort(([a], [b]) => (a < b ? -1 : 1));
        // Rows that every device makes by itself, and that nobody has written.
        const isOwn = fields.length === 0 && state.live === "";
        const text = toUtf8(JSON.stringify([table, id, state.live, fields]));
        const mark = isOwn ? new Uint8Array(32) : new Uint8Array(await crypto.subtle.sign("HMAC", key, text));
        marks.set(envelope.id, { of: versionOf(envelope), mark });
      }),
    );
  }

  async function compare(deps: StatementDeps): Promise<readonly Contradiction[]> {
    const { device, digest: changes } = await headOf(deps.store, deps.owner);
    if (compared === changes.join()) return [];
    const rows = await deps.store.query(syncStatements, { owner: deps.owner });
    const own = rows.find(({ id }) => id === device);
    const others = rows.filter(({ id }) => id !== device);
    const digest = await digestOf(deps);
    // What was written is sent in another cycle, which compares again.
    if (digest === undefined) return [];
    for (const stamp of Object.values(own?.said.seen ?? {})) hear(stamp);
    // An account in which nobody has written anything.
    if (rows.length === 0 && heard.size === 0) return [];
    const found = [...withheld(rows), ...forked(others, digest)];
    if (own?.said.digest === digest && own.said.key === keys.epoch) compared = changes.join();
    else if (!own || now() - Date.parse(own.said.at) >= EVERY || Date.parse(own.said.at) > now()) {
      const said: Statement = {
        at: new Date(now()).toISOString(),
        key: keys.epoch,
        digest,
        seen: Object.fromEntries(heard),
        heard: Object.fromEntries(others.map(({ id, n }) => [id, n])),
      };
      await say(deps.store, { id: device, owner: deps.owner, name, n: (own?.n ?? 0) + 1, said });
      compared = (await headOf(deps.store, deps.owner)).digest.join();
    }
    return found;
  }

  /** A device that was given everything that another one had seen, and nothing else, has the same as that. */
  function forked(others: readonly StatementRow[], digest: string): Contradiction[] {
    return others.flatMap(({ name: device, said }): Contradiction[] => {
      const isNewest =
        covers(said.seen, heard) && others.every((each) => covers(said.seen, Object.entries(each.said.seen)));
      return isNewest && said.key === keys.epoch && said.digest !== digest ? [{ kind: "forked", device }] : [];
    });
  }

  return { hear: hearAll, compare };
}

/** What somebody has heard a device say has come before what they said of it. */
function withheld(rows: readonly StatementRow[]): Contradiction[] {
  const last = new Map(rows.map(({ id, n }) => [id, n]));
  return rows.flatMap(({ said }) =>
    Object.entries(said.heard).flatMap(([id, n]): Contradiction[] => {
      if ((last.get(id) ?? 0) >= n) return [];
      return [{ kind: "withheld", device: rows.find((row) => row.id === id)?.name ?? "another device" }];
    }),
  );
}

const covers = (seen: Statement["seen"], stamps: Iterable<readonly [string, Stamp]>): boolean =>
  [...stamps].every(([device, stamp]) => stamp <= (seen[device] ?? ""));

const say = (store: Store, row: StatementRow): Promise<void> => store.write([put(syncStatements, row)]);
