import { useQuery } from "@tanstack/solid-query";
import type { NewPrompt, Prompt, PromptChange } from "#core/chat/prompts/prompt.ts";
import type { Api } from "../../app/api.ts";
import { useApp } from "../../app/context.tsx";

export type { NewPrompt, Prompt };

const BASE = "/api/v1/prompts";

/** Name of the cached list. */
export const promptsKey = ["prompts"] as const;

export function createPromptApi({ ask }: Pick<Api, "ask">) {
  return {
    list: () => ask<Prompt[]>("GET", `${BASE}?limit=1000`),
    create: (body: NewPrompt) => ask<Prompt>("POST", BASE, body),
    change: (id: string, body: PromptChange) => ask<Prompt>("PUT", `${BASE}/${id}`, body),
    remove: (id: string) => ask<void>("DELETE", `${BASE}/${id}`),
  };
}

/** The person's prompts, by name, without those about to be deleted. */
export function usePrompts() {
  const { api } = useApp();
  return useQuery(() => ({ queryKey: promptsKey, queryFn: createPromptApi(api).list, reconcile: "id" }));
}
