import { wordsIn } from "#core/chat/said-words.ts";
import { useSearch } from "@tanstack/solid-router";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useSessions } from "../../app/queries.ts";
import { Button } from "../../ui/button.tsx";
import { Empty, QueryView } from "../../ui/states.tsx";
import { VirtualList } from "../../ui/virtual-list.tsx";
import { ChatRow } from "./chat-row.tsx";
import { createChatSearch } from "./chat-search.ts";
import { findChats, tagsIn } from "./order-chats.ts";
import "../conversations/conversations.css";
import "./chats-page.css";

/** Every chat with documents; the sidebar shows the newest. */
export function ChatsPage(): JSX.Element {
  const { lists } = useApp();
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
        {() => <FoundChats />}
      </QueryView>
    </div>
  );
}

function FoundChats(): JSX.Element {
  const { api, lists } = useApp();
  const search = useSearch({ from: "/chats" });
  const [words, setWords] = createSignal(search().q ?? "");
  const [chosen, setChosen] = createSignal<readonly string[]>([]);
  const [isArchive, setArchive] = createSignal(false);
  const said = createChatSearch({ api, words });
  const tags = createMemo(() => tagsIn(lists.chats()));
  /** A tag that no chat has any more filters nothing. */
  const wanted = () => chosen().filter((tag) => tags().includes(tag));
  const found = createMemo(() => findChats(lists.chats(), { words: words(), tags: wanted() }, said.found()));
  const active = createMemo(() => found().filter(({ archived }) => !archived));
  const archived = createMemo(() => found().filter((chat) => chat.archived));
  const shown = () => (isArchive() ? archived() : active());
  const all = createMemo(() => lists.chats().filter((chat) => chat.archived === isArchive()).length);
  return (
    <>
      <div class="chats-find">
        <input
          class="input"
          type="search"
          data-ask=""
          aria-label="Find a chat"
          placeholder="Words of its name, its tags, or what was said"
          maxlength={500}
          value={words()}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <Show when={lists.chats().some((chat) => chat.archived)}>
          <Button small icon="archive" aria-pressed={isArchive()} onClick={() => setArchive(!isArchive())}>
            Archived ({archived().length.toLocaleString()})
          </Button>
        </Show>
        <p role="status">
          {foundWords(shown().length, all())}
          {said.isBusy() ? " Searching what was said…" : ""}
          {said.problem() && ` What was said could not be searched. ${said.problem()}`}
        </p>
      </div>
      <Show when={tags().length > 0}>
        <TagWords tags={tags()} chosen={wanted()} onChange={setChosen} />
      </Show>
      <Show
        when={shown().length > 0}
        fallback={<p class="lede">{nothingWords(isArchive(), words().trim() !== "" || wanted().length > 0)}</p>}
      >
        <VirtualList rows={shown()} class="chats" label={isArchive() ? "Archived chats" : "Chats"}>
          {(session) => <ChatRow session={session()} words={wordsIn(words())} said={said.found().get(session().id)} />}
        </VirtualList>
      </Show>
    </>
  );
}

function TagWords(props: {
  readonly tags: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}): JSX.Element {
  const toggle = (tag: string) =>
    props.onChange(props.chosen.includes(tag) ? props.chosen.filter((other) => other !== tag) : [...props.chosen, tag]);
  return (
    <div class="tags" role="group" aria-label="Only with these tags">
      <For each={props.tags}>
        {(tag) => (
          <button type="button" class="tag" aria-pressed={props.chosen.includes(tag)} onClick={() => toggle(tag)}>
            {tag}
          </button>
        )}
      </For>
    </div>
  );
}

const foundWords = (found: number, all: number): string =>
  found === all ? all.toLocaleString() : `${found.toLocaleString()} of ${all.toLocaleString()}`;

function nothingWords(isArchive: boolean, isFiltered: boolean): string {
  if (!isFiltered) return isArchive ? "No chat is archived." : "All your chats are archived.";
  return `No ${isArchive ? "archived " : ""}chat has that in its name, its tags or what was said.`;
}
