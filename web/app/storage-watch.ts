import { createSignal, type Accessor } from "solid-js";
import { STORAGE_CHANNEL, type StorageNotice } from "../service/messages.ts";

/** What the page hears of the storage it never touches itself. */
export interface StorageWatch {
  /** The database does not open any more: what to do, in words. Undefined while all is well. */
  readonly lost: Accessor<string | undefined>;
  /** This tab alone cannot read it any more. */
  readonly tellLost: (message: string) => void;
}

/** Milliseconds that moves are gathered for: files come and go many at a time. */
const GATHER = 1000;

export function createStorageWatch({ onMoved }: { readonly onMoved: () => void }): StorageWatch {
  const [lost, setLost] = createSignal<string>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  new BroadcastChannel(STORAGE_CHANNEL).addEventListener("message", ({ data }: MessageEvent<StorageNotice>) => {
    if (data.kind === "lost") setLost(data.message);
    if (data.kind !== "moved") return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      onMoved();
    }, GATHER);
  });
  return { lost, tellLost: setLost };
}
