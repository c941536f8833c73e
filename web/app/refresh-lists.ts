import type { QueryClient } from "@tanstack/solid-query";

/** What a document says does not change by what other devices do, and a search is somebody's question of then. */
const STAYS = new Set(["text", "file", "marks", "search"]);

/** Asks again for what the page shows; only what is on the screen is asked for at once. */
export async function refreshLists(client: Pick<QueryClient, "invalidateQueries">): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey: [first] }) => !STAYS.has(String(first)) });
}
