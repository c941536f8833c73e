import { useQuery } from "@tanstack/solid-query";
import { Link, useNavigate, useParams } from "@tanstack/solid-router";
import { createSignal, Show, type JSX } from "solid-js";
import { AccountView } from "../../app/account-view.tsx";
import { useApp } from "../../app/context.tsx";
import { createDraft } from "../../app/draft.ts";
import { QueryView } from "../../ui/states.tsx";
import { conversationKeys, type MessagePage } from "./read-conversations.ts";
import { TalkView } from "./talk-view.tsx";
import { createTalk } from "./talk.ts";
import { useLookAgain } from "./use-tags.ts";
import "../chat/chat.css";
import "./conversations.css";

/** Messages shown at first, and more with each press; a list answers 1000 at most. */
const STEP = 200;
const MOST = 1000;

/** The address of a conversation that is written when its first message is sent. */
const NEW = "new";
const NOTHING: MessagePage = { items: [], total: 0 };

/** One talk with a language model, or a new one. */
export function ConversationPage(): JSX.Element {
  const { api, client } = useApp();
  const params = useParams({ from: "/conversations/$conversationId" });
  const navigate = useNavigate();
  const lookAgain = useLookAgain();
  const talk = createTalk({ api, now: () => performance.now() });
  const [shown, setShown] = createSignal(STEP);
  const id = () => params().conversationId;
  const isNew = () => id() === NEW;
  const placeOf = (conversation: string) => `conversation ${conversation}`;
  const draft = createDraft(() => placeOf(id()));

  const oneOf = (conversation: string) => ({
    queryKey: conversationKeys.one(conversation),
    queryFn: () => api.getConversationWithPersona({ params: { conversation_id: conversation } }),
  });
  const messagesOf = (conversation: string, limit: number) => ({
    queryKey: [...conversationKeys.messages(conversation), limit],
    queryFn: () =>
      api.counted("listConversationMessages", { params: { conversation_id: conversation }, query: { limit } }),
  });
  const conversation = useQuery(() => ({ ...oneOf(id()), enabled: !isNew() }));
  const messages = useQuery(() => ({
    ...messagesOf(id(), shown()),
    enabled: !isNew(),
    placeholderData: (before: MessagePage | undefined) =>
      before?.items[0]?.conversation_id === id() ? before : undefined,
  }));

  /** The stored messages take the place of the turn in one go, so that nothing on the screen moves. */
  const stored = async (conversationId: string) => {
    await client.invalidateQueries({ queryKey: conversationKeys.messages(conversationId) });
    await Promise.all([
      client.fetchQuery(oneOf(conversationId)),
      client.fetchQuery(messagesOf(conversationId, shown())),
    ]);
    const isHere = isNew() && talk.turn()?.conversationId === undefined;
    if (isHere) draft.carryTo(placeOf(conversationId));
    if (isHere) await navigate({ to: "/conversations/$conversationId", params: { conversationId }, replace: true });
    talk.forget();
    await lookAgain();
  };

  return (
    <div class="chat">
      <div class="chat-column">
        <Show when={!isNew() && conversation.isError}>
          <p class="talk-missing">
            <Link to="/conversations">All conversations</Link>
          </p>
        </Show>
        <Show
          when={!isNew()}
          fallback={
            <TalkView
              conversation={undefined}
              messages={NOTHING}
              talk={talk}
              draft={draft.text()}
              onDraft={draft.write}
              onStored={stored}
              onEarlier={undefined}
            />
          }
        >
          <AccountView
            query={conversation}
            belongs="Conversations belong to an account"
            loading="Opening the conversation…"
            isPage
            failed="This conversation could not be opened."
          >
            {(known) => (
              <QueryView query={messages} loading="Loading what was said…" failed="What was said could not be loaded.">
                {(page) => (
                  <TalkView
                    conversation={known()}
                    messages={page()}
                    talk={talk}
                    draft={draft.text()}
                    onDraft={draft.write}
                    onStored={stored}
                    onEarlier={shown() < MOST ? () => setShown((count) => count + STEP) : undefined}
                  />
                )}
              </QueryView>
            )}
          </AccountView>
        </Show>
      </div>
    </div>
  );
}
