import { Key } from "@solid-primitives/keyed";
import { useQuery } from "@tanstack/solid-query";
import { Link, useNavigate } from "@tanstack/solid-router";
import { createSignal, Show, type JSX } from "solid-js";
import { shownThread } from "#core/chat/thread.ts";
import { useApp } from "../../../app/context.tsx";
import { createDraft } from "../../../app/draft.ts";
import { keys } from "../../../app/keys.ts";
import { useSessions } from "../../../app/queries.ts";
import { allWithCurrentNames } from "../../chat/current-names.ts";
import { allMessages, type Message } from "../../chat/message.ts";
import { Button } from "../../../ui/button.tsx";
import { loaded } from "../../../ui/states.tsx";
import { AssistantMessage } from "../../chat/assistant-message.tsx";
import { PendingMessage } from "../../chat/pending-message.tsx";
import "../../chat/chat.css";

interface AskBlockProps {
  /** The chat that the block began is remembered by this while the tab is open. */
  readonly id: string;
  readonly collectionId: string;
}

/** Asks a collection. Questions and answers appear below, and the chat is in the list of chats. */
export function AskBlock(props: AskBlockProps): JSX.Element {
  const { conversations, toasts } = useApp();
  const chat = createDraft(() => `chat of ${props.id}`);
  const sessions = useSessions();
  const session = () => (loaded(sessions)?.some(({ id }) => id === chat.text()) ? chat.text() : "");
  const [words, setWords] = createSignal("");
  const collectionId = () => props.collectionId || undefined;
  const isBusy = () => conversations.pending(session())?.state === "waiting";
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const text = words().trim();
    if (text === "" || isBusy()) return;
    setWords("");
    try {
      if (session() === "") chat.write(await conversations.begin({ text, collectionId: collectionId() }));
      else await conversations.ask(session(), { text, collectionId: collectionId() });
    } catch (error) {
      setWords(text);
      toasts.show(`The question could not be asked. ${error instanceof Error ? error.message : ""}`);
    }
  };
  return (
    <div class="block-ask">
      <form class="block-form row" onSubmit={(event) => void submit(event)}>
        <input
          class="input"
          dir="auto"
          aria-label="Your question"
          placeholder="Ask your documents…"
          maxlength={20_000}
          value={words()}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <Show
          when={isBusy()}
          fallback={
            <Button look="solid" type="submit" icon="send">
              Ask
            </Button>
          }
        >
          <Button icon="stop" onClick={() => conversations.stop(session())}>
            Stop
          </Button>
        </Show>
      </form>
      <Show when={session()} keyed>
        {(id) => <Thread sessionId={id} collectionId={collectionId()} onNew={() => chat.write("")} />}
      </Show>
    </div>
  );
}

interface ThreadProps {
  readonly sessionId: string;
  readonly collectionId: string | undefined;
  readonly onNew: () => void;
}

function Thread(props: ThreadProps): JSX.Element {
  const { api, conversations, lists } = useApp();
  const navigate = useNavigate();
  const messages = useQuery(() => ({
    queryKey: keys.messages(props.sessionId),
    queryFn: () => allMessages(api, props.sessionId),
    reconcile: "id",
  }));
  const shown = () => shownThread(allWithCurrentNames(loaded(messages) ?? [], lists.names()), new Set<string>());
  const pending = () => conversations.pending(props.sessionId);
  const ask = (text: string, more: { readonly retryOf?: string; readonly model?: string | undefined } = {}) =>
    void conversations.ask(props.sessionId, { text, collectionId: props.collectionId, ...more });
  const again = (question: Message | undefined, model?: string) =>
    question && ask(question.content, { retryOf: question.id, model });
  return (
    <>
      <ol class="thread-list" aria-label="Messages">
        <Key each={shown()} by={({ message }) => message.id}>
          {(one, at) => (
            <li class="message" data-role={one().message.role}>
              <Show
                when={one().message.role === "assistant"}
                fallback={
                  <p class="question" dir="auto">
                    {one().message.content}
                  </p>
                }
              >
                <AssistantMessage
                  message={one().message}
                  question={shown()[at() - 1]?.message.content ?? ""}
                  versions={one().versions}
                  onVersion={() => undefined}
                  opened={undefined}
                  onOpen={({ source, at: sentence }) =>
                    void navigate({
                      to: "/chat/$sessionId",
                      params: { sessionId: props.sessionId },
                      search: { message: one().message.id, source, ...(sentence >= 0 && { at: sentence }) },
                    })
                  }
                  onAsTyped={() => again(shown()[at() - 1]?.message)}
                  onChoose={(choice) => ask(choice)}
                  onAgain={(model) => again(shown()[at() - 1]?.message, model)}
                />
              </Show>
            </li>
          )}
        </Key>
        <Show when={pending()}>
          {(waiting) => (
            <PendingMessage
              pending={waiting()}
              isStored={shown().at(-1)?.message.id === waiting().questionId}
              onRetry={() => ask(waiting().question.text)}
              onForget={() => conversations.forget(props.sessionId)}
              onMoreTime={() => conversations.moreTime(props.sessionId)}
            />
          )}
        </Show>
      </ol>
      <p class="block-after">
        <Link to="/chat/$sessionId" params={{ sessionId: props.sessionId }}>
          Open this chat
        </Link>
        <Button small look="plain" onClick={() => props.onNew()}>
          New chat here
        </Button>
      </p>
    </>
  );
}
