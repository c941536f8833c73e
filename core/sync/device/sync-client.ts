import { messageOf } from "../../storage/message-of.ts";
import type { Arrivals } from "./arrivals.ts";
import { LOCAL_TOKEN_WANTED } from "../../accounts/local-token-wanted.ts";
import { ACCOUNT_GONE, PASSWORD_CHANGED } from "../../accounts/refusal-codes.ts";
import type { Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { createSyncHttp, Refused, Unreachable } from "./client-http.ts";
import { createProgressWatch, SYNC_OFF, type SyncState } from "./client-state.ts";
import { createClientStore } from "./client-store.ts";
import { runCycle } from "./cycle.ts";
import type { Sealing } from "../encryption/sealing.ts";
import type { GoneAnswer } from "./full-pull.ts";
import { refusalOf } from "../protocol/refused.ts";
import { schemaText } from "../protocol/schema-text.ts";
import { MAX_OPS } from "../protocol/protocol.ts";
import { newDeviceId } from "../protocol/stamp.ts";
import { tooLargeWords } from "./too-large.ts";

export interface SyncClientOptions {
  /** Made with `createSyncExtension({ role: "device" })`. */
  readonly store: Store;
  readonly tables: readonly Table[];
  /** Whose rows: the built-in user's, or those of the profile that is signed in. */
  readonly owner: string;
  /** What this device calls itself, for the list of devices. */
  readonly name: string;
  /** Asks the server for a path beginning with `/sync/`, and says who is asking. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** R33. One cycle at a time over all tabs: Web Locks in a browser. */
  readonly lock: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Called with every change of the state, for the page's strip. */
  readonly onState?: (state: SyncState) => void;
  /** R44. Of an encrypted account whose key is on this device. */
  readonly sealing?: Sealing | undefined;
  readonly arrivals?: Arrivals | undefined;
  /** Whether to send gzip; true when left out. */
  readonly packs?: boolean;
  /** Rows of one pull and of one push; what the server takes at most when left out. */
  readonly pageSize?: number;
  readonly batchSize?: number;
  readonly random?: () => number;
  /** R23. Makes the id of a device that found itself to be two. */
  readonly newDevice?: () => string;
}

export interface CycleOutcome {
  readonly state: SyncState;
  /** Whether rows here have changed. */
  readonly changed: boolean;
  /** Milliseconds to wait at least before the next cycle; undefined when it may come at any time. */
  readonly wait: number | undefined;
}

export interface SyncClient {
  /**
   * Sends what is to be sent and fetches what there is. Never throws for what happens on a network or a server; the
   * state says it. Any step may be cut off, and the next cycle goes on from there.
   */
  cycle(): Promise<CycleOutcome>;
  state(): SyncState;
  /** Edits that are nowhere else yet; also when there was never a cycle. */
  pending(): Promise<number>;
  /** This device's id at the server, for `/sync/events?device=…`; it may change (R23). */
  device(): Promise<string>;
  /** The number of the server's last write that is known here; 0 before the first cycle. */
  cursor(): Promise<number>;
  /** What to do in the next cycle about rows that are gone on the server, while the state is `asking`. */
  answer(answer: GoneAnswer): void;
  /** R45. In the next cycle the state `doubted` ends: the person knows why, and goes on. */
  trust(): void;
}

/** A device's side of sync, for any host: a page's worker, a script, a test. */
export function createSyncClient(options: SyncClientOptions): SyncClient {
  const { fetch, now, packs = true, random = Math.random, owner } = options;
  const rows = createClientStore(options);
  const http = createSyncHttp({ fetch, now, packs });
  const watch = createProgressWatch(random);
  let state = SYNC_OFF;
  let gone: GoneAnswer = "stop";
  let isTrusted = false;
  /** Whether other devices may have written for long without this one hearing of it. */
  let wasAway = true;

  function show(change: Partial<SyncState>): void {
    state = { ...state, ...change };
    options.onState?.(state);
  }

  async function attempt(): Promise<Omit<CycleOutcome, "state">> {
    try {
      if (isTrusted) await options.sealing?.watch.trust(rows.deps);
      isTrusted = false;
      const done = await runCycle({
        rows,
        http,
        now,
        name: options.name,
        schema: schemaText(options.tables),
        tables: options.tables,
        pageSize: options.pageSize,
        batchSize: options.batchSize ?? MAX_OPS,
        newDevice: options.newDevice ?? newDeviceId,
        ask: () => gone,
        wasAway,
      });
      if (done.going > 0) {
        show({ status: "asking", going: done.going, problem: goneWords(done.going) });
        return { changed: done.changed, wait: undefined };
      }
      gone = "stop";
      watch.advanced();
      wasAway = false;
      const lost = done.lost ?? state.lost;
      const doubt = await options.sealing?.watch.words(rows.deps);
      if (doubt !== undefined) show({ status: "doubted", problem: doubt, going: 0, lost });
      else {
        const problem = tooLargeWords(await rows.tooLarge.names());
        show({ status: "synced", synced_at: new Date(now()).toISOString(), problem, going: 0, lost });
      }
      return { changed: done.changed, wait: undefined };
    } catch (error) {
      wasAway = true;
      // Nobody there is no sign of going in circles: whoever runs the cycles looks again soon.
      const wait = error instanceof Unreachable ? undefined : watch.failed(await whereabouts(error));
      const doubt =
        error instanceof Error && error.name === "SetBack" && (await options.sealing?.watch.words(rows.deps));
      show(doubt ? { status: "doubted", problem: doubt } : problemOf(error, wait !== undefined));
      return { changed: true, wait };
    }
  }

  async function whereabouts(error: unknown): Promise<string> {
    const link = await rows.linkIfAny();
    return JSON.stringify([link?.since, link?.flight?.hash, String(error)]);
  }

  return {
    cycle: () =>
      options.lock(`sync:${owner}`, async () => {
        show({ status: "syncing", pending: await rows.edits() });
        const outcome = await attempt();
        show({ pending: await rows.edits(), recovered: await rows.recovered() });
        return { ...outcome, state };
      }),
    state: () => state,
    pending: () => rows.edits(),
    device: async () => (await rows.head()).device,
    cursor: async () => (await rows.linkIfAny())?.since ?? 0,
    answer(answer) {
      gone = answer;
    },
    trust() {
      isTrusted = true;
    },
  };
}

const goneWords = (going: number) =>
  `The server does not have ${going} of the entries on this device any more. Remove them here too, or send them again?`;

const LOCKED_WORDS =
  "This account is encrypted. Unlock it here with its passphrase or its recovery key; until then your changes are kept on this device.";

const CHANGED_WORDS = "The password of your account was changed. Log in with the new one.";

function problemOf(error: unknown, isStuck: boolean): Partial<SyncState> {
  const of = (status: SyncState["status"], problem: string): Partial<SyncState> => ({ status, problem });
  if (error instanceof Unreachable) return of("offline", "The server cannot be reached. Your changes are kept here.");
  if (error instanceof Refused) {
    if (error.code === "device_revoked") return of("revoked", "This device was taken off the account.");
    if (error.code === "account_encrypted" || error.code === "not_sealed") return of("locked", LOCKED_WORDS);
    if (error.code === LOCAL_TOKEN_WANTED) return of("token-wanted", "The server asks for its local token.");
    if (error.code === ACCOUNT_GONE) return of("account-gone", "The account is not on the server any more.");
    if (error.code === PASSWORD_CHANGED) return of("signed-out", CHANGED_WORDS);
    if (error.status === 401) return of("signed-out", "Your login has ended. Log in again.");
    if (error.status === 426) return of("outdated", "Reload the page: the server is newer than this version.");
  }
  if (refusalOf(error) === "fenced") return of("syncing", "Another tab does the syncing now.");
  const words = `Syncing failed and is tried again by itself: ${messageOf(error)}`;
  return of(isStuck ? "stuck" : "offline", words);
}
