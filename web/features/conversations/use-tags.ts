import { useQuery } from "@tanstack/solid-query";
import { useApp } from "../../app/context.tsx";
import { allConversations, allTags, conversationKeys } from "./read-conversations.ts";

export function useTags() {
  const { api } = useApp();
  return useQuery(() => ({
    queryKey: conversationKeys.tags,
    queryFn: () => allTags(api),
    reconcile: "id",
  }));
}

export function useConversations() {
  const { api } = useApp();
  return useQuery(() => ({
    queryKey: conversationKeys.all,
    queryFn: () => allConversations(api),
    reconcile: "id",
  }));
}

/** Makes every view of conversations and tags look again. */
export function useLookAgain(): () => Promise<unknown> {
  const { client } = useApp();
  return () =>
    Promise.all(
      [conversationKeys.all, conversationKeys.tags, ["conversation"]].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}
