import type { ServerEvent } from "../http/event-stream.ts";
import { pause } from "../http/event-stream.ts";
import type { Store } from "../storage/store.ts";
import type { SyncNews } from "./news.ts";
import { headOf } from "./heads.ts";
import { syncDevices } from "./server-tables.ts";

/** R31. Milliseconds between two nudges. */
const COALESCE = 100;
/** Milliseconds between two looks where nobody announces anything. */
const POLL = 1000;

/** R31. The head, at first and whenever it has moved; ends when the device is revoked. */
export async function* followHead(
  { store, news }: { readonly store: Store; readonly news: SyncNews | undefined },
  owner: string,
  device: string,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  let wake = () => {};
  let heard = true;
  const stop = news?.listen(owner, () => {
    heard = true;
    wake();
  });
  signal.addEventListener("abort", () => wake(), { once: true });
  try {
    for (let last = -1; !signal.aborted;) {
      heard = false;
      if ((await store.get(syncDevices, owner, device))?.revoked_at) {
        yield { event: "revoked", data: device };
        return;
      }
      const { seq } = await headOf(store, owner);
      if (seq !== last) yield { event: "head", data: seq };
      last = seq;
      await pause(news ? COALESCE : POLL, signal);
      if (!news) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (heard || signal.aborted) resolve();
      });
    }
  } finally {
    stop?.();
  }
}
