import { createEffect, createSignal, onCleanup, type Accessor } from "solid-js";
import type { Api } from "../../app/client/client.ts";
import type { SaidMessage } from "#core/chat/chat.ts";

/** Milliseconds after the last key until what was said is searched. */
const PAUSE = 300;
/** Characters from which on messages are searched: fewer stand in almost every one. */
const SHORTEST = 2;

export interface ChatSearch {
  /** By chat: its newest message with all the words. */
  found(): ReadonlyMap<string, SaidMessage>;
  isBusy(): boolean;
  /** Why messages could not be searched; empty when they could. */
  problem(): string;
}

/** What was said in chats, searched while one types; an answer that comes after the next letter is dropped. */
export function createChatSearch(deps: {
  readonly api: Pick<Api, "searchChats">;
  readonly words: Accessor<string>;
}): ChatSearch {
  const [found, setFound] = createSignal<ReadonlyMap<string, SaidMessage>>(new Map());
  const [isBusy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal("");
  createEffect(() => {
    const words = deps.words().trim();
    setFound(new Map());
    setProblem("");
    setBusy(words.length >= SHORTEST);
    if (words.length < SHORTEST) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const said = await deps.api.searchChats({ query: { query: words }, signal });
        if (!signal.aborted) setFound(new Map(said.map((message) => [message.session_id, message])));
      } catch (error) {
        if (!signal.aborted) setProblem(error instanceof Error ? error.message : "Try again.");
      } finally {
        if (!signal.aborted) setBusy(false);
      }
    }, PAUSE);
    onCleanup(() => (clearTimeout(timer), controller.abort()));
  });
  return { found, isBusy, problem };
}
