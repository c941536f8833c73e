import { counted } from "#core/http/counted.ts";
import { Link, useNavigate, useSearch } from "@tanstack/solid-router";
import { createEffect, createMemo, createSignal, For, onCleanup, Show, untrack, type JSX } from "solid-js";
import { AccountView, mustLogIn } from "../../app/account-view.tsx";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty, loaded } from "../../ui/states.tsx";
import type { Conversation } from "#core/chat/conversations/conversation.ts";
import { ImportButton } from "../import/import-button.tsx";
import { ConversationRow } from "./conversation-row.tsx";
import { wordsIn } from "#core/chat/said-words.ts";
import { excerpt } from "../../ui/excerpt.ts";
import { Highlighted } from "../../ui/highlighted.tsx";
import { createChatSearch } from "../chat/chat-search.ts";
import { findChats } from "../chat/order-chats.ts";
import { findConversations, titleOf } from "./find-conversations.ts";
import { RenameDialog } from "./rename-dialog.tsx";
import { createSaidSearch } from "./said-search.ts";
import { TagFilter } from "./tag-chips.tsx";
import { TagManager } from "./tag-manager.tsx";
import { TagPicker } from "./tag-picker.tsx";
import { useConversations, useLookAgain, useTags } from "./use-tags.ts";
import { messagesIn } from "./read-conversations.ts";
import "./conversations.css";

/** Talks with a language model: find, tag, open. */
export function ConversationsPage(): JSX.Element {
  const query = useConversations();
  const [isManaging, setManaging] = createSignal(false);
  return (
    <div class="page">
      <header class="page-head">
        <h1>Conversations</h1>
        <Button icon="tag" onClick={() => setManaging(true)} disabled={mustLogIn(query)}>
          Your tags
        </Button>
        <Show when={!mustLogIn(query)}>
          <ImportButton />
        </Show>
        <NewConversation />
      </header>
      <p class="lede">
        A conversation is with a language model and its memory; a chat is with your documents and shows where each
        answer stands in them.
      </p>
      <AccountView
        query={query}
        belongs="Conversations belong to an account"
        loading="Loading your conversations…"
        failed="Your conversations could not be loaded."
      >
        {(list) => <Found list={list()} />}
      </AccountView>
      <TagManager open={isManaging()} onClose={() => setManaging(false)} />
    </div>
  );
}

function NewConversation(): JSX.Element {
  return (
    <Link class="button" data-look="solid" to="/conversations/$conversationId" params={{ conversationId: "new" }}>
      New conversation
    </Link>
  );
}

/** Milliseconds after the last key until what was said is looked through. */
const PAUSE = 400;

function Found(props: { readonly list: readonly Conversation[] }): JSX.Element {
  const { api, deletes } = useApp();
  const search = useSearch({ from: "/conversations" });
  const navigate = useNavigate();
  const tags = useTags();
  const said = createSaidSearch((id) => messagesIn(api, id));
  const [tagging, setTagging] = createSignal<string>();
  const [renaming, setRenaming] = createSignal<string>();
  const remove = useRemove();

  const [words, setWords] = createSignal(search().q ?? "");
  const chosen = createMemo(() => (search().tag ?? "").split(",").filter(Boolean));
  const set = (change: { readonly q?: string; readonly tag?: string }) =>
    void navigate({
      to: "/conversations",
      search: withoutEmpty({ ...search(), ...change }),
      replace: true,
      resetScroll: false,
    });
  const there = createMemo(() => props.list.filter(({ id }) => !deletes.isGone(id)));
  const found = createMemo(() => findConversations(there(), { words: words(), tags: chosen() }, said.found()));
  const byId = (id: string | undefined) => props.list.find((conversation) => conversation.id === id);

  createEffect(() => {
    const [wanted, list] = [words(), there()];
    const timer = setTimeout(() => {
      void said.look(wanted.trim().length > 1 ? wanted : "", list);
      if (wanted !== untrack(() => search().q ?? "")) set({ q: wanted });
    }, PAUSE);
    onCleanup(() => clearTimeout(timer));
  });

  return (
    <>
      <Show when={there().length > 0}>
        <form class="conversations-find" role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            class="input"
            type="search"
            data-ask=""
            aria-label="Find a conversation"
            placeholder="Words of its title, its tags, or what was said"
            maxlength={500}
            value={words()}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </form>
        <Show when={(loaded(tags)?.length ?? 0) > 0}>
          <TagFilter tags={loaded(tags) ?? []} chosen={chosen()} onChange={(ids) => set({ tag: ids.join(",") })} />
        </Show>
        <p class="conversation-facts" role="status">
          <Show when={words() || chosen().length > 0}>{counted(found().length, "conversation")} found.</Show>
          <Show when={said.progress()}>
            {(progress) => (
              <>
                {" "}
                Looking through what was said: {progress().looked} of {progress().of}…
              </>
            )}
          </Show>
          <Show when={said.problem()}> Some could not be looked through: {said.problem()}</Show>
        </p>
      </Show>
      <Show
        when={found().length > 0}
        fallback={
          <NothingFound isFiltered={there().length > 0} onClear={() => (setWords(""), set({ q: "", tag: "" }))} />
        }
      >
        <ul class="conversations" aria-label="Conversations">
          <For each={found()}>
            {(conversation) => (
              <ConversationRow
                conversation={conversation}
                words={wordsIn(words())}
                said={said.found().get(conversation.id)}
                onTags={() => setTagging(conversation.id)}
                onRename={() => setRenaming(conversation.id)}
                onRemove={() => remove(conversation)}
              />
            )}
          </For>
        </ul>
      </Show>
      <DocumentChats words={words()} />
      <TagPicker conversation={byId(tagging())} onClose={() => setTagging(undefined)} />
      <RenameDialog conversation={byId(renaming())} onClose={() => setRenaming(undefined)} />
    </>
  );
}

function NothingFound(props: { readonly isFiltered: boolean; readonly onClear: () => void }): JSX.Element {
  return (
    <Show
      when={props.isFiltered}
      fallback={
        <Empty icon="chat" title="No conversations yet">
          <p>Ask a language model something that is not in your documents.</p>
          <NewConversation />
        </Empty>
      }
    >
      <Empty icon="search" title="No conversation has that">
        <p>Its title, its tags and what was said were looked through.</p>
        <Button onClick={() => props.onClear()}>Show all of them</Button>
      </Empty>
    </Show>
  );
}

/** Most shown at once; all of them have a page. */
const CHATS_SHOWN = 20;

/** Chats with documents are another thing, but whoever looks for a talk need not know which it was. */
function DocumentChats(props: { readonly words: string }): JSX.Element {
  const { api, lists } = useApp();
  const said = createChatSearch({ api, words: () => props.words });
  const found = createMemo(() => findChats(lists.chats(), { words: props.words, tags: [] }, said.found()));
  return (
    <Show when={found().length > 0}>
      <section class="conversations-chats" aria-labelledby="document-chats">
        <h2 id="document-chats">Chats with your documents</h2>
        <ul class="conversations" aria-labelledby="document-chats">
          <For each={found().slice(0, CHATS_SHOWN)}>
            {(session) => (
              <li class="conversation">
                <Link class="conversation-title" to="/chat/$sessionId" params={{ sessionId: session.id }}>
                  <span dir="auto">{session.name}</span>
                </Link>
                <Show when={said.found().get(session.id)}>
                  {(message) => (
                    <p class="conversation-said" dir="auto">
                      <Highlighted
                        text={excerpt(message().content, wordsIn(props.words), 200)}
                        words={wordsIn(props.words)}
                      />
                    </p>
                  )}
                </Show>
              </li>
            )}
          </For>
        </ul>
        <Show when={found().length > CHATS_SHOWN}>
          <p class="conversation-facts">
            <Link to="/chats" search={props.words ? { q: props.words } : {}}>
              {(found().length - CHATS_SHOWN).toLocaleString()} more
            </Link>
          </p>
        </Show>
      </section>
    </Show>
  );
}

function useRemove() {
  const { api, deletes } = useApp();
  const lookAgain = useLookAgain();
  return (conversation: Conversation) =>
    deletes.remove({
      id: conversation.id,
      what: `“${titleOf(conversation)}”`,
      commit: async () => {
        await api.deleteConversation({ params: { conversation_id: conversation.id } });
        await lookAgain();
      },
    });
}

function withoutEmpty({ q, tag }: { readonly q?: string; readonly tag?: string }) {
  return { ...(q && { q }), ...(tag && { tag }) };
}
