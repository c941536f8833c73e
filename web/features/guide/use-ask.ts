import { useNavigate } from "@tanstack/solid-router";
import { createSignal } from "solid-js";
import { useApp } from "../../app/context.tsx";
import type { Question } from "../chat/conversations.ts";

/** Starts a chat with a question and goes there; one at a time. */
export function useAsk(): (question: Question) => Promise<void> {
  const { conversations, toasts } = useApp();
  const navigate = useNavigate();
  const [busy, setBusy] = createSignal(false);
  return async (question) => {
    if (busy()) return;
    setBusy(true);
    // No part of the first load; it comes while the chat is made.
    void import("../chat/chat-page.tsx").catch(() => undefined);
    try {
      const sessionId = await conversations.begin(question);
      await navigate({ to: "/chat/$sessionId", params: { sessionId } });
    } catch (error) {
      toasts.show(`The chat could not be started. ${error instanceof Error ? error.message : ""}`);
    } finally {
      setBusy(false);
    }
  };
}
