import { STORAGE_CHANNEL, type StorageNotice } from "../../service/messages.ts";
import { sayRemoved, sayRemoving } from "./say-goodbye.ts";

/** Ends this tab's app while another tab removes everything, and says how that went. */
export function endWithOthers({ end }: { readonly end: () => void }): void {
  end();
  sayRemoving();
  new BroadcastChannel(STORAGE_CHANNEL).addEventListener("message", ({ data }: MessageEvent<StorageNotice>) => {
    if (data.kind === "wiped") sayRemoved(data.isDone);
  });
}
