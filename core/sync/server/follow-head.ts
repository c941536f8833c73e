import type { ServerEvent } from "../../http/event-stream.ts";
import { pause } from "#core/storage/pause.ts";
import type { Store } from "../../storage/store.ts";
import { keyName } from "../encryption/key-header.ts";
import type { SyncNews } from "./news.ts";
import { headOf } from "../merge/heads.ts";
import { syncDevices } from "./server-tables.ts";
import type { HeadRow } from "../merge/sync-tables.ts";

/** R31. Milliseconds between two nudges. */
const COALESCE = 100;
/** Milliseconds between two looks where nobody announces anything. */
const POLL = 1000;

/**
 * R31. The head, at first and whenever it has moved, and the account's key when another one counts; ends when the device
 * is revoked or its account deleted.
 */
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
    let keys: string | undefined;
    let wasKnown = false;
    for (let last = -1; !signal.aborted;) {
      heard = false;
      const known = await store.get(syncDevices, owner, device);
      // Revoked, or gone with its account: the next request is told which.
      if (known?.revoked_at || (wasKnown && !known)) {
        yield { event: "revoked", data: device };
        return;
      }
      wasKnown ||= known !== undefined;
      const head = await headOf(store, owner);
      if (last !== -1 && keys !== keysOf(head)) yield { event: "keys", data: keysOf(head) ?? null };
      keys = keysOf(head);
      if (head.seq !== last) yield { event: "head", data: head.seq };
      last = head.seq;
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

/** R46. The key that the account's devices must name; undefined where it is not encrypted. */
const keysOf = ({ sealed, sealed_with }: HeadRow): string | undefined =>
  sealed === undefined ? undefined : keyName(sealed, sealed_with ?? 1);
