import { useQuery } from "@tanstack/solid-query";
import { useNavigate, useParams, useSearch } from "@tanstack/solid-router";
import { createEffect, createMemo, createSignal, For, lazy, on, Show, Suspense, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { useSessions } from "../../app/queries.ts";
import type { Message } from "../../app/types.ts";
import { loaded, Loading, QueryView } from "../../ui/states.tsx";
import { AssistantMessage } from "./assistant-message.tsx";
import { Composer } from "./composer.tsx";
import type { Question } from "./conversations.ts";
import { PendingMessage } from "./pending-message.tsx";
import { sourceSteps, type OpenSource } from "./source-steps.ts";
import "./chat.css";

const Viewer = lazy(async () => ({ default: (await import("../viewer/viewer.tsx")).Viewer }));

/** One conversation, and beside it the source that was opened last. */
export function ChatPage(): JSX.Element {
  const { api } = useApp();
  const params = useParams({ from: "/chat/$sessionId" });
  const search = useSearch({ from: "/chat/$sessionId" });
  const navigate = useNavigate();
  const messages = useQuery(() => ({
    queryKey: keys.messages(params().sessionId),
    queryFn: () => api.listMessages(params().sessionId),
    reconcile: "id",
  }));

  const message = createMemo(() => loaded(messages)?.find(({ id }) => id === search().message));
  const all = createMemo(() => sourceSteps(message()?.content ?? "", message()?.metadata.answer));
  const steps = createMemo(() =>
    all().uncited.some(({ source }) => source === search().source) ? all().uncited : all().cited,
  );
  const step = createMemo(() =>
    steps().findIndex(({ source, at }) => source === search().source && at === (search().at ?? -1)),
  );
  const current = createMemo(() => steps()[step()]);
  const open = (messageId: string, source: OpenSource) =>
    void navigate({
      to: "/chat/$sessionId",
      params: params(),
      search: { message: messageId, source: source.source, ...(source.at >= 0 && { at: source.at }) },
      replace: current() !== undefined,
    });
  const close = () => {
    const { message: id, source, at } = search();
    void navigate({ to: "/chat/$sessionId", params: params(), search: {} }).then(() => focusCitation(id, source, at));
  };
  const move = (by: number) => {
    const next = steps()[(step() + by + steps().length) % steps().length];
    const id = search().message;
    if (next && id) open(id, next);
  };

  return (
    <div class="chat" data-split={current() !== undefined}>
      <div class="chat-column">
        <QueryView query={messages} loading="Opening the chat…" failed="This chat could not be opened.">
          {(list) => <Thread sessionId={params().sessionId} messages={list()} opened={search()} onOpen={open} />}
        </QueryView>
      </div>
      <Show when={current()}>
        {(source) => (
          <Suspense fallback={<Loading what="Opening the document…" />}>
            <Viewer
              place={source().place}
              name={source().name}
              page={source().page}
              quote={source().quote}
              position={steps().length > 1 ? { at: step() + 1, of: steps().length } : undefined}
              onStep={move}
              onClose={close}
            />
          </Suspense>
        )}
      </Show>
    </div>
  );
}

/** Back to where the reader was before the source opened. */
function focusCitation(message?: string, source?: number, at?: number): void {
  const chip = document.querySelector<HTMLElement>(`[data-citation="${message}:${source}:${at ?? -1}"]`);
  (chip ?? document.querySelector<HTMLElement>("[data-ask]"))?.focus();
}

interface ThreadProps {
  readonly sessionId: string;
  readonly messages: readonly Message[];
  readonly opened: { readonly message?: string; readonly source?: number; readonly at?: number };
  readonly onOpen: (messageId: string, source: OpenSource) => void;
}

function Thread(props: ThreadProps): JSX.Element {
  const { conversations } = useApp();
  const sessions = useSessions();
  const [override, setOverride] = createSignal<{ readonly id: string | undefined }>();
  const session = createMemo(() => loaded(sessions)?.find(({ id }) => id === props.sessionId));
  const collectionId = () => (override() ? override()?.id : (session()?.collection_id ?? undefined));
  const [only, setOnly] = createSignal<readonly string[]>();
  /** What the last question was limited to holds for the next, until it is taken away. */
  const documentIds = () => only() ?? props.messages.at(-1)?.metadata.answer?.document_ids ?? [];
  const pending = () => conversations.pending(props.sessionId);
  const ask = (question: Question) => void conversations.ask(props.sessionId, question);
  let scroller: HTMLDivElement | undefined;

  // A new question goes to the top of the view and stays there, so that its answer grows below without moving anything.
  createEffect(
    on([() => props.messages.length, () => pending()?.state], () => requestAnimationFrame(() => showLatest(scroller))),
  );

  return (
    <>
      <div class="thread" ref={scroller}>
        <h1 class="hidden-visually">{session()?.name ?? "Chat"}</h1>
        <ol class="thread-list" aria-label="Messages">
          <For each={props.messages}>
            {(message, index) => (
              <li class="message" data-role={message.role} data-message={message.id}>
                <Show
                  when={message.role === "assistant"}
                  fallback={
                    <p class="question" dir="auto">
                      {message.content}
                    </p>
                  }
                >
                  <AssistantMessage
                    message={message}
                    opened={props.opened.message === message.id ? props.opened : undefined}
                    onOpen={(source) => props.onOpen(message.id, source)}
                    onAgain={() =>
                      ask({
                        text: props.messages[index() - 1]?.content ?? "",
                        collectionId: collectionId(),
                        documentIds: message.metadata.answer?.document_ids ?? [],
                      })
                    }
                  />
                </Show>
              </li>
            )}
          </For>
          <Show when={pending()}>
            {(waiting) => (
              <PendingMessage
                pending={waiting()}
                isStored={
                  props.messages.at(-1)?.role === "user" && props.messages.at(-1)?.content === waiting().question
                }
                onRetry={() =>
                  ask({ text: waiting().question, collectionId: collectionId(), documentIds: waiting().documentIds })
                }
                onForget={() => conversations.forget(props.sessionId)}
              />
            )}
          </Show>
        </ol>
      </div>
      <div class="thread-ask">
        <Composer
          collectionId={collectionId()}
          onCollection={(id) => setOverride({ id })}
          documentIds={documentIds()}
          onDocuments={setOnly}
          onAsk={ask}
          onStop={pending()?.state === "waiting" ? () => conversations.stop(props.sessionId) : undefined}
        />
      </div>
    </>
  );
}

function showLatest(scroller: HTMLElement | undefined): void {
  const questions = scroller?.querySelectorAll<HTMLElement>(".question") ?? [];
  const last = questions[questions.length - 1];
  if (scroller && last) scroller.scrollTo({ top: last.offsetTop - 24 });
}
