import { useSearch } from "@tanstack/solid-router";
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { ChatItem } from "../../app/chat-item.tsx";
import { useApp } from "../../app/context.tsx";
import { useSessions } from "../../app/queries.ts";
import { Empty, QueryView } from "../../ui/states.tsx";
import { VirtualList } from "../../ui/virtual-list.tsx";
import { chatsCalled } from "../conversations/find-conversations.ts";
import "./chats-page.css";

/** Every chat with documents; the sidebar shows the newest. */
export function ChatsPage(): JSX.Element {
  const { lists } = useApp();
  const search = useSearch({ from: "/chats" });
  const [words, setWords] = createSignal(search().q ?? "");
  const found = createMemo(() => chatsCalled(lists.chats(), words()));
  return (
    <div class="page">
      <header class="page-head">
        <h1>Chats</h1>
      </header>
      <QueryView
        query={useSessions()}
        loading="Loading your chats…"
        failed="Your chats could not be loaded."
        isEmpty={() => lists.chats().length === 0}
        empty={<Empty icon="chat" title="No chats yet. Ask a question to start one." />}
      >
        {() => (
          <>
            <div class="chats-find">
              <input
                class="input"
                type="search"
                data-ask=""
                aria-label="Filter the chats by name"
                placeholder="Filter by name"
                value={words()}
                onInput={(event) => setWords(event.currentTarget.value)}
              />
              <p role="status">{foundWords(found().length, lists.chats().length)}</p>
            </div>
            <Show when={found().length > 0} fallback={<p class="lede">No chat has these words in its name.</p>}>
              <VirtualList rows={found()} class="chats" label="Chats">
                {(session) => <ChatItem session={session()} />}
              </VirtualList>
            </Show>
          </>
        )}
      </QueryView>
    </div>
  );
}

const foundWords = (found: number, all: number): string =>
  found === all ? all.toLocaleString() : `${found.toLocaleString()} of ${all.toLocaleString()}`;
