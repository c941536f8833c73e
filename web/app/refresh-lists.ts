import type { QueryClient } from "@tanstack/solid-query";

/** What a document says does not change by what other devices do, and a search is somebody's question of then. */
const STAYS = new Set(["text", "file", "marks", "search"]);

/** Asks again for what the page shows; only what is on the screen is asked for at once. */
export async function refreshLists(client: Pick<QueryClient, "invalidateQueries">): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey: [first] }) => !STAYS.has(String(first)) });
}

/** Made of files, which may come later than the rows that name them. */
const OF_FILES = new Set(["elsewhere", "highlights"]);

/** Asks again for what could not be shown without a file, after files have come or made way. */
export async function lookForFiles(client: Pick<QueryClient, "invalidateQueries">): Promise<void> {
  const isMissing = (first: string, status: string) => STAYS.has(first) && status === "error";
  await client.invalidateQueries({
    predicate: ({ queryKey: [first], state }) => OF_FILES.has(String(first)) || isMissing(String(first), state.status),
  });
}
