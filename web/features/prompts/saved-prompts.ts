import { useQuery } from "@tanstack/solid-query";
import { useApp } from "../../app/context.tsx";

/** Name of the cached list. */
export const promptsKey = ["prompts"] as const;

/** The person's prompts, by name, without those about to be deleted. */
export function usePrompts() {
  const { api } = useApp();
  return useQuery(() => ({
    queryKey: promptsKey,
    queryFn: () => api.listPrompts({ query: { limit: 1000 } }),
    reconcile: "id",
  }));
}
