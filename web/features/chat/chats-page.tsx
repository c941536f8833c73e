import { counted } from "#core/http/counted.ts";
import { wordsIn } from "#core/chat/said-words.ts";
import { Link, useNavigate, useSearch } from "@tanstack/solid-router";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { mustLogIn } from "../../app/account-view.tsx";
import { useApp } from "../../app/context.tsx";
import { useSessions } from "../../app/queries.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty, loaded, QueryView } from "../../ui/states.tsx";
import { VirtualList } from "../../ui/virtual-list.tsx";
import { ImportButton } from "../import/import-button.tsx";
import { ChatRow } from "./chat-row.tsx";
import { createChatSearch } from "./chat-search.ts";
import { findChats } from "./order-chats.ts";
import { TagManager } from "./tag-manager.tsx";
import { TagWords } from "./tag-words.tsx";
import { foldersIn, tagsIn } from "./tags-and-folders.ts";
import { useTags } from "./use-tags.ts";
import "./chats-page.css";

/** Every chat, with documents or with a model; the sidebar shows the newest. */
export function ChatsPage(): JSX.Element {
  const { lists } = useApp();
  const tags = useTags();
  const [isManaging, setManaging] = createSignal(false);
  return (
    <div class="page">
      <header class="page-head">
        <h1>Chats</h1>
        <Show when={!mustLogIn(tags)}>
          <Button icon="tag" onClick={() => setManaging(true)}>
            Your tags
          </Button>
          <ImportButton />
        </Show>
        <Link class="button" data-look="solid" to="/">
          <Icon name="plus" size={18} /> New chat
        </Link>
      </header>
      <QueryView
        query={useSessions()}
        loading="Loading your chats…"
        failed="Your chats could not be loaded."
        isEmpty={() => lists.chats().length === 0}
        empty={
          <Empty icon="chat" title="No chats yet. Ask a question to start one.">
            <p>
              Ask your documents, or{" "}
              <Link to="/" search={{ answers: "model" }}>
                ask a language model
              </Link>{" "}
              what is not in them.
            </p>
          </Empty>
        }
      >
        {() => <FoundChats />}
      </QueryView>
      <TagManager open={isManaging()} onClose={() => setManaging(false)} />
    </div>
  );
}

function FoundChats(): JSX.Element {
  const { api, lists } = useApp();
  const search = useSearch({ from: "/chats" });
  const navigate = useNavigate();
  const ownTags = useTags();
  const [words, setWords] = createSignal(search().q ?? "");
  const [chosen, setChosen] = createSignal<readonly string[]>([]);
  const [isArchive, setArchive] = createSignal(false);
  const said = createChatSearch({ api, words });
  const tags = createMemo(() => tagsIn(lists.chats()));
  const folders = createMemo(() => foldersIn(lists.chats()));
  /** A tag or a folder that no chat has any more filters nothing. */
  const wanted = () => chosen().filter((tag) => tags().includes(tag));
  const folder = () => folders().find((name) => name === search().folder);
  const openFolder = (name: string | undefined) =>
    void navigate({ to: "/chats", search: name === undefined ? {} : { folder: name }, replace: true });
  const found = createMemo(() =>
    findChats(lists.chats(), { words: words(), folder: folder(), tags: wanted() }, said.found()),
  );
  const active = createMemo(() => found().filter(({ archived }) => !archived));
  const archived = createMemo(() => found().filter((chat) => chat.archived));
  const shown = () => (isArchive() ? archived() : active());
  const all = createMemo(() => lists.chats().filter((chat) => chat.archived === isArchive()).length);
  const colorOf = (tag: string) => (loaded(ownTags) ?? []).find(({ name }) => name === tag)?.color;
  const isFiltered = () => words().trim() !== "" || wanted().length > 0 || folder() !== undefined;
  const showAll = () => (setWords(""), setChosen([]), openFolder(undefined));
  return (
    <>
      <div class="chats-find">
        <input
          class="input"
          type="search"
          data-ask=""
          aria-label="Find a chat"
          placeholder="Words in its name, tags or messages"
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
          {said.problem() && ` The messages could not be searched. ${said.problem()}`}
        </p>
      </div>
      <Show when={folders().length > 0}>
        <Folders folders={folders()} chosen={folder()} onChoose={openFolder} />
      </Show>
      <Show when={tags().length > 0}>
        <TagWords label="Only with these tags" tags={tags()} chosen={wanted()} colorOf={colorOf} onChange={setChosen} />
      </Show>
      <Show
        when={shown().length > 0}
        fallback={<NothingFound isArchive={isArchive()} isFiltered={isFiltered()} onAll={showAll} />}
      >
        <VirtualList rows={shown()} class="chats" label={isArchive() ? "Archived chats" : "Chats"}>
          {(session) => <ChatRow session={session()} words={wordsIn(words())} said={said.found().get(session().id)} />}
        </VirtualList>
      </Show>
    </>
  );
}

/** One folder at a time; pressed again it is left. */
function Folders(props: {
  readonly folders: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (folder: string | undefined) => void;
}): JSX.Element {
  return (
    <div class="tags row" role="group" aria-label="Folders">
      <For each={props.folders}>
        {(folder) => (
          <button
            type="button"
            class="tag"
            aria-pressed={folder === props.chosen}
            onClick={() => props.onChoose(folder === props.chosen ? undefined : folder)}
          >
            <Icon name="folder" size={14} /> {folder}
          </button>
        )}
      </For>
    </div>
  );
}

function NothingFound(props: {
  readonly isArchive: boolean;
  readonly isFiltered: boolean;
  readonly onAll: () => void;
}): JSX.Element {
  return (
    <div class="stack-start">
      <p class="lede">{nothingWords(props.isArchive, props.isFiltered)}</p>
      <Show when={props.isFiltered}>
        <Button onClick={() => props.onAll()}>Show all of them</Button>
      </Show>
    </div>
  );
}

const foundWords = (found: number, all: number): string =>
  found === all ? counted(all, "chat") : `${found.toLocaleString()} of ${all.toLocaleString()}`;

function nothingWords(isArchive: boolean, isFiltered: boolean): string {
  if (!isFiltered) return isArchive ? "No chat is archived." : "All your chats are archived.";
  return `No ${isArchive ? "archived " : ""}chat has that in its name, tags or messages.`;
}
