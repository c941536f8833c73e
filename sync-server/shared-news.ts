import type { SyncNews } from "#core/sync/server/news.ts";
import type { Peers } from "./peers.ts";

/** R32. News that reach the devices connected to any of the servers. What is lost with a session, devices find by asking. */
export function shareNews(own: SyncNews, peers: Peers | null): SyncNews {
  if (!peers) return own;
  peers.hear("sync", (owner) => own.announce(owner));
  return {
    listen: (...request) => own.listen(...request),
    announce(owner) {
      own.announce(owner);
      peers.tell("sync", owner);
    },
  };
}
