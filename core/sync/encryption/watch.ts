import type { Page } from "../device/apply-pull.ts";
import type { ClientStoreDeps } from "../device/client-store.ts";
import { settleUnseen } from "../device/client-repairs.ts";
import { envelopePlace } from "../merge/row-places.ts";
import { relink } from "../device/link.ts";
import { operation, type RowName } from "../merge/procedure.ts";
import { latest, NO_STAMPS } from "../merge/row-state.ts";
import { syncLinks, type DoubtRow, type EnvelopeRow, type LinkRow } from "../merge/sync-tables.ts";
import { readWire } from "../merge/wire.ts";
import { doubtWords } from "./doubt-words.ts";
import type { KeyRing } from "./key-ring.ts";
import type { Opened } from "./sealing.ts";
import type { Statements } from "./statements.ts";

/** R45. Thrown where nothing may be merged until the person has decided. */
export class SetBack extends Error {
  constructor() {
    super("The server is at an earlier state than this device has seen.");
    this.name = "SetBack";
  }
}

type WatchDeps = Pick<ClientStoreDeps, "store" | "tables" | "owner">;

/** R45. Notices what the server of an encrypted account does wrong, and keeps it until the person has decided. */
export interface Watch {
  /** At the beginning of a cycle. Throws `SetBack` while nobody has said that the server was set back on purpose. */
  begun(deps: WatchDeps, fence: number): Promise<void>;
  /** Once rows that came are written. */
  applied(deps: WatchDeps, page: Pick<Page, "fence" | "heal">, opened: Opened): Promise<void>;
  /** Everything was fetched, and there is nothing to send. */
  settled(deps: WatchDeps, fence: number): Promise<void>;
  /** The server has another epoch, or fewer changes than this device has seen. Throws `SetBack` unless that is known. */
  setBack(deps: WatchDeps, fence: number): Promise<void>;
  /** Rows that the server had taken, and has no more or in an older state. */
  lost(deps: WatchDeps, fence: number, names: readonly RowName[]): Promise<void>;
  /** In words for the person; undefined when there is nothing to say. */
  words(deps: WatchDeps): Promise<string | undefined>;
  /** The person knows of it and goes on. */
  trust(deps: WatchDeps): Promise<void>;
}

/** What the link says after a set-back server was accepted: everything is compared as after R39, without asking. */
const ACCEPTED = "accepted";
/** Names kept of one kind of doubt. */
const NAMED = 100;

export function createWatch({ keyId, headed: isHeaded }: KeyRing, statements: Statements): Watch {
  const linkOf = ({ store, owner }: WatchDeps) => store.get(syncLinks, owner, "link");

  async function doubt(
    deps: WatchDeps,
    fence: number,
    kind: DoubtRow["kind"],
    names: readonly string[],
  ): Promise<void> {
    if (names.length === 0) return;
    const { doubts = [] } = (await linkOf(deps)) ?? {};
    const known = doubts.find((each) => each.kind === kind);
    const all = [...new Set([...(known?.names ?? []), ...names])].slice(0, NAMED);
    if (known && all.length === known.names.length) return;
    await change(deps, fence, { doubts: [...doubts.filter((each) => each !== known), { kind, names: all }] });
  }

  const change = ({ store, owner }: WatchDeps, fence: number | undefined, to: Partial<LinkRow>) =>
    store.write([operation(relink, owner, { ...(fence !== undefined && { fence }), change: to })]);

  return {
    async begun(deps, fence) {
      const link = await linkOf(deps);
      if (link?.doubts?.some(({ kind }) => kind === "set back")) throw new SetBack();
      // Of an account from before there were heads: everything is looked at once.
      if (!isHeaded && link?.headed === undefined) await change(deps, fence, { headed: false, since: 0 });
    },

    async applied(deps, { fence, heal }, { rows, forged, unheaded }) {
      await doubt(deps, fence, "forged", forged.map(textOf));
      for (const row of rows) statements.hear(readWire(row));
      if (unheaded.length > 0) await settleUnseen(deps, fence, unheaded, true);
      if (heal || rows.length === 0 || (await linkOf(deps))?.flight) return;
      const here = rows.map((row) => ({ row, place: envelopePlace(deps.owner, row[0], row[1]) }));
      const envelopes = await deps.store.getMany(here.map(({ place }) => place));
      const stale = here.filter(({ row }, at) => isOlder(readWire(row).state, envelopes[at]));
      if (stale.length > 0)
        await doubt(
          deps,
          fence,
          "stale",
          stale.map(({ row: [table, id] }) => textOf([table, id])),
        );
    },

    async settled(deps, fence) {
      if ((await linkOf(deps))?.headed === false) await change(deps, fence, { headed: true });
      for (const { kind, device } of await statements.compare(deps)) await doubt(deps, fence, kind, [device]);
    },

    async setBack(deps, fence) {
      const link = await linkOf(deps);
      if (!link?.epoch.endsWith(`.${keyId}`)) return;
      await doubt(deps, fence, "set back", [link.epoch]);
      throw new SetBack();
    },

    lost: (deps, fence, names) => doubt(deps, fence, "lost", names.map(textOf)),

    async words(deps) {
      const { doubts = [], synced_at = null } = (await linkOf(deps)) ?? {};
      return doubts.length === 0 ? undefined : doubtWords(doubts, synced_at);
    },

    async trust(deps) {
      const { doubts = [] } = (await linkOf(deps)) ?? {};
      const wasSetBack = doubts.some(({ kind }) => kind === "set back");
      await change(deps, undefined, { doubts: [], ...(wasSetBack && { epoch: ACCEPTED }) });
    },
  };
}

type Stamped = Parameters<typeof latest>[0];

/** A row that this device has in a later state, with nothing of it still to be sent: an honest server had that state. */
function isOlder(incoming: Stamped, here: EnvelopeRow | undefined): boolean {
  if (!here || here.dirty) return false;
  const { stamp, stamps = NO_STAMPS, live } = here;
  return latest(incoming) < latest({ stamp, stamps, live }) || incoming.live < live;
}

const textOf = ([table, id]: RowName) => `${table}/${id}`;
