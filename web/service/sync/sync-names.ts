/** BroadcastChannels. On the first stands whose rows were written; workers, pages and the service worker all write. */
export const NEWS_CHANNEL = "lectern-sync-news";
export const NOTICE_CHANNEL = "lectern-sync-notices";
export const REQUEST_CHANNEL = "lectern-sync-requests";
