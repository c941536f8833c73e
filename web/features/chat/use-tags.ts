import { useQuery } from "@tanstack/solid-query";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";

const params = { user_id: "current" };

/** The person's tags, with their colours. */
export function useTags() {
  const { api } = useApp();
  return useQuery(() => ({
    queryKey: keys.tags,
    queryFn: async () => (await api.parts("listTags", { params })).flat(),
    reconcile: "id",
  }));
}

/** Makes every view of tags, and of the chats that have them, look again. */
export function useTagsAgain(): () => Promise<unknown> {
  const { client } = useApp();
  return () => Promise.all([keys.tags, keys.sessions].map((queryKey) => client.invalidateQueries({ queryKey })));
}
