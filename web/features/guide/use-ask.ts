import { useNavigate } from "@tanstack/solid-router";
import { createSignal } from "solid-js";
import { useApp } from "../../app/context.tsx";
import type { Question } from "../chat/question.ts";

interface Ask {
  /** Starts a chat with a question and goes there, one at a time; false where none was started. */
  readonly ask: (question: Question) => Promise<boolean>;
  /** The question whose chat is being made. */
  readonly asked: () => string | undefined;
}

export function useAsk(): Ask {
  const { conversations, toasts } = useApp();
  const navigate = useNavigate();
  const [asked, setAsked] = createSignal<string>();
  const ask = async (question: Question) => {
    if (asked() !== undefined) return false;
    setAsked(question.text);
    // No part of the first load; it comes while the chat is made.
    void import("../chat/chat-page.tsx").catch(() => undefined);
    const isAsked = await toasts.attempt("The chat could not be started.", async () => {
      const sessionId = await conversations.begin(question);
      await navigate({ to: "/chat/$sessionId", params: { sessionId } });
    });
    setAsked(undefined);
    return isAsked;
  };
  return { ask, asked };
}
