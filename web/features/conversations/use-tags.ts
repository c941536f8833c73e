import { useQuery } from "@tanstack/solid-query";
import { useApp } from "../../app/context.tsx";
import { conversationKeys, createConversationApi } from "./conversation-api.ts";

export function useTags() {
  const { api } = useApp();
  return useQuery(() => ({
    queryKey: conversationKeys.tags,
    queryFn: createConversationApi(api).tags,
    reconcile: "id",
  }));
}

export function useConversations() {
  const { api } = useApp();
  return useQuery(() => ({
    queryKey: conversationKeys.all,
    queryFn: createConversationApi(api).list,
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
