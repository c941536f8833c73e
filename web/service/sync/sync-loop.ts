import { AFTER_WRITE, pauseAfterWrite } from "#core/sync/device/pace.ts";
import { chooseSync, type NewSyncChoice } from "#core/sync/device/sync-choice.ts";
import type { DeviceStorage } from "./device-storage.ts";
import { jittered } from "./jittered.ts";
import { createStateBoard } from "./state-board.ts";
import type { SentRequest, SyncRequest } from "./sync-channel.ts";
import { NEWS_CHANNEL, REQUEST_CHANNEL } from "./sync-names.ts";
import { ownerHere } from "./sync-here.ts";
import { createSyncSteps } from "./sync-steps.ts";
import { createTurns } from "./turns.ts";

/** Milliseconds between looks without any reason. */
const LOOK_EVERY = 60_000;
/** Milliseconds between looks while the server's events do not get through: somebody behind such a proxy looks on. */
const LOOK_WHEN_DEAF = 15_000;

/** One cycle after another, for as long as the worker lives. */
export function startSyncLoop(storage: DeviceStorage): void {
  const { store } = storage;
  const requests = new BroadcastChannel(REQUEST_CHANNEL);
  const news = new BroadcastChannel(NEWS_CHANNEL);
  const board = createStateBoard();
  /** What the server told last. */
  let newest = 0;
  const turns = createTurns({ take: turn, afterBusy: AFTER_WRITE, now: Date.now });
  const { schedule } = turns;
  const steps = createSyncSteps({ ...storage, board, schedule, onHead: (head) => void lookFor(head) });

  /** Ids of requests that were taken up. */
  const taken = new Set<string>();
  requests.addEventListener("message", ({ data: { id, request } }: MessageEvent<SentRequest>) => {
    if (taken.has(id)) return;
    taken.add(id);
    take(request).then(
      () => board.say({ kind: "done", id }),
      (error: unknown) => {
        console.error("A sync request failed and is tried again:", error);
        taken.delete(id);
      },
    );
  });
  news.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === steps.current()?.owner) schedule(pauseAfterWrite(Date.now() - turns.endedAt()));
  });
  addEventListener("online", soon);
  schedule(0);

  async function take(request: SyncRequest): Promise<void> {
    if (request.kind === "tell") return board.tell();
    if (request.kind === "choose") return choose(request);
    if (request.kind === "answer") steps.current()?.client.answer(request.answer);
    if (request.kind === "trust") steps.current()?.client.trust();
    if (request.kind === "start over") steps.stop();
    soon();
  }

  /** There is a reason to think that the server can be reached now. */
  function soon(): void {
    steps.forgetTries();
    schedule(0);
  }

  async function choose(choice: NewSyncChoice): Promise<void> {
    steps.stop();
    await chooseSync(store, await ownerHere(store), choice);
    schedule(0);
  }

  async function turn(): Promise<number> {
    try {
      const pause = await steps.step();
      if (pause !== undefined) return pause;
    } catch (error) {
      console.error("Syncing failed:", error);
      return LOOK_EVERY;
    }
    return jittered(isDeaf() ? LOOK_WHEN_DEAF : LOOK_EVERY);
  }

  /** What this device sends moves the head too: only what is not known here after that is worth a look. */
  async function lookFor(head: number): Promise<void> {
    newest = head;
    await turns.settled();
    if (newest !== head) return;
    const client = steps.current()?.client;
    const known = await client?.cursor().catch((error: unknown) => console.error("Asking anyway:", error));
    if (known !== head) schedule(0);
  }

  const isDeaf = () => board.state().status === "synced" && steps.current()?.events.isHeard() === false;
}
