import { useQuery } from "@tanstack/solid-query";
import { useNavigate, useParams, useSearch } from "@tanstack/solid-router";
import { createMemo, lazy, Show, Suspense, type JSX } from "solid-js";
import { RequestFailed } from "#core/http/request-failed.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { loaded, Loading, QueryView } from "../../ui/states.tsx";
import { NotHere } from "../trash/not-here.tsx";
import { placeAt } from "./changed-sources.ts";
import { allWithCurrentNames } from "./current-names.ts";
import { sourceSteps, type OpenSource } from "./source-steps.ts";
import { Thread } from "./thread.tsx";
import { allMessages } from "./message.ts";
import "./chat.css";

const Viewer = lazy(async () => ({ default: (await import("../viewer/viewer.tsx")).Viewer }));

/** One chat, and beside it the source that was opened last. */
export function ChatPage(): JSX.Element {
  const { api, lists } = useApp();
  const params = useParams({ from: "/chat/$sessionId" });
  const search = useSearch({ from: "/chat/$sessionId" });
  const navigate = useNavigate();
  const messages = useQuery(() => ({
    queryKey: keys.messages(params().sessionId),
    queryFn: () => allMessages(api, params().sessionId),
    reconcile: "id",
  }));

  // Another tab may delete it while it is open.
  const isGone = () => messages.error instanceof RequestFailed && messages.error.status === 404;

  const named = createMemo(() => allWithCurrentNames(loaded(messages) ?? [], lists.names()));
  const message = createMemo(() => named().find(({ id }) => id === search().message));
  const all = createMemo(() => sourceSteps(message()?.content ?? "", message()?.metadata.answer));
  const steps = createMemo(() =>
    all().uncited.some(({ source }) => source === search().source) ? all().uncited : all().cited,
  );
  const step = createMemo(() =>
    steps().findIndex(({ source, at }) => source === search().source && at === (search().at ?? -1)),
  );
  const documentOf = (id: string) => lists.plainDocuments()?.find((document) => document.id === id);
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
        <Show when={!isGone()} fallback={<NotHere what="chat" />}>
          <QueryView query={messages} loading="Opening the chat…" isPage failed="This chat could not be opened.">
            {() => <Thread sessionId={params().sessionId} messages={named()} opened={search()} onOpen={open} />}
          </QueryView>
        </Show>
      </div>
      <Show when={current()}>
        {(source) => (
          <Suspense fallback={<Loading what="Opening the document…" />}>
            <Viewer
              place={placeAt(source().place, documentOf(source().place.documentId), message()?.created_at ?? "")}
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
