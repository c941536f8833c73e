import { Key } from "@solid-primitives/keyed";
import { useQuery } from "@tanstack/solid-query";
import { Link } from "@tanstack/solid-router";
import { createEffect, createMemo, createSignal, on, Show, type JSX } from "solid-js";
import { useChoice } from "../../app/choice.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { Empty, Failed, loaded, Loading } from "../../ui/states.tsx";
import { providerKeys } from "../providers/servers.ts";
import { whereWordsGo } from "../providers/where-words-go.ts";
import type { ConversationAndPersona, MessagePage } from "./read-conversations.ts";
import { addressOf, failuresToTell, keyOfModel, modelToUse } from "./model-choice.ts";
import { PendingTurn } from "./pending-turn.tsx";
import { TalkComposer } from "./talk-composer.tsx";
import { TalkHead } from "./talk-head.tsx";
import { TalkMessage, Written } from "./talk-message.tsx";
import type { Talk } from "./talk.ts";
import { useLookAgain } from "./use-tags.ts";
import { allModels, lookForModels } from "../providers/found-models.ts";

interface TalkViewProps {
  /** Undefined for one that is not written yet. */
  readonly conversation: ConversationAndPersona | undefined;
  readonly messages: MessagePage;
  readonly talk: Talk;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  /** The answer is stored in this conversation. */
  readonly onStored: (conversationId: string) => Promise<void>;
  /** Shows earlier messages; left out where all are shown or no more can be. */
  readonly onEarlier: (() => void) | undefined;
}

/** Local storage: the model that was used last. */
const LAST_MODEL = "language-model";

/** One talk: its head, what was said, and the field to go on. */
export function TalkView(props: TalkViewProps): JSX.Element {
  const { personas, personaId, choosePersona, greeting } = usePersonaChoice(props);
  const models = useModelChoice(props);
  let scroller: HTMLDivElement | undefined;

  const id = () => props.conversation?.id;
  const turn = createMemo(() => {
    const current = props.talk.turn();
    return current?.conversationId === id() ? current : undefined;
  });
  const send = async (text: string) => {
    const model = models.model();
    if (!model) return;
    localStorage.setItem(LAST_MODEL, keyOfModel(model));
    const stored = await props.talk.send({ text, model, conversationId: id(), personaId: personaId() });
    if (stored !== undefined) await props.onStored(stored);
  };
  createEffect(
    on([() => props.messages.items.length, () => turn()?.text], () =>
      requestAnimationFrame(() => scroller?.scrollTo({ top: scroller.scrollHeight })),
    ),
  );

  return (
    <>
      <TalkHead conversation={props.conversation} />
      <div class="thread" ref={scroller}>
        <Show when={props.messages.total > props.messages.items.length}>
          <p class="talk-earlier">
            <Show when={props.onEarlier} fallback="Earlier messages are kept, but too many to show here.">
              {(earlier) => (
                <Button small onClick={() => earlier()()}>
                  Show earlier messages
                </Button>
              )}
            </Show>
          </p>
        </Show>
        <Show when={props.messages.items.length === 0 && !turn() && !greeting()}>
          <Show
            when={models.model()?.provider !== "browser"}
            fallback={
              <Empty icon="chat" title="Ask this device">
                <p>
                  What answers here is in this browser. A chat answers out of your documents and shows where; for more,
                  set up{" "}
                  <Link to="/settings/models" hash="servers">
                    a language model
                  </Link>
                  .
                </p>
              </Empty>
            }
          >
            <Empty icon="chat" title="Write to a language model">
              <p>It answers from what it has learned, not out of your documents. Pick which one below.</p>
            </Empty>
          </Show>
        </Show>
        <ol class="thread-list" aria-label="Messages">
          <Show when={greeting()}>
            {(text) => (
              <li class="message" data-role="assistant">
                <article class="answer" aria-label="Greeting">
                  <Written text={text()} />
                </article>
              </li>
            )}
          </Show>
          <Key each={props.messages.items} by="id">
            {(message) => (
              <li class="message" data-role={message().sender}>
                <TalkMessage message={message()} />
              </li>
            )}
          </Key>
          <Show when={turn()}>
            {(waiting) => (
              <PendingTurn
                turn={waiting()}
                talk={props.talk}
                onAgain={() => void send(waiting().text)}
                onTakeBack={() => (props.onDraft(waiting().text), props.talk.forget())}
              />
            )}
          </Show>
        </ol>
        <p class="hidden-visually" role="status">
          <Show when={turn()}>{props.talk.isBusy() ? "The answer is being written…" : props.talk.answer().text}</Show>
        </p>
      </div>
      <div class="thread-ask">
        <Show when={models.model()} fallback={<NoModel models={models} />}>
          <TalkComposer
            models={models.list()}
            model={models.model()}
            onModel={models.choose}
            personas={personas()}
            personaId={personaId()}
            onPersona={choosePersona}
            text={props.draft}
            onText={props.onDraft}
            isBusy={props.talk.isBusy()}
            onSend={(text) => void send(text)}
            onStop={turn() && props.talk.isBusy() ? () => props.talk.stop() : undefined}
          />
          <p class="talk-where">
            {models.where()}
            <Show when={models.failures().length > 0}> Not answering: {models.failures().join(" ")}</Show>{" "}
            <LookAgain models={models} />
          </p>
        </Show>
      </div>
    </>
  );
}

type ModelChoice = ReturnType<typeof useModelChoice>;

function useModelChoice(props: Pick<TalkViewProps, "conversation">) {
  const { api, client, host, toasts } = useApp();
  const all = useQuery(() => ({
    queryKey: providerKeys.allModels,
    queryFn: () => allModels(api),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }));
  const [isLooking, setLooking] = createSignal(false);
  const look = async () => {
    setLooking(true);
    try {
      client.setQueryData(providerKeys.allModels, await lookForModels(api));
    } catch (error) {
      toasts.show(`The language models could not be listed. ${error instanceof Error ? error.message : ""}`);
    }
    setLooking(false);
  };
  const settings = useQuery(() => ({
    queryKey: providerKeys.settings,
    queryFn: () => api.listProviderSettings({ query: { limit: 1000 } }),
  }));
  const [chosen, choose] = createSignal<string>();
  const list = () => loaded(all)?.models ?? [];
  const model = createMemo(() =>
    modelToUse(list(), { chosen: chosen(), conversation: props.conversation, last: localStorage.getItem(LAST_MODEL) }),
  );
  return {
    query: all,
    isLooking,
    look: () => void look(),
    list,
    model,
    choose,
    failures: () => {
      const known = loaded(all);
      return known ? failuresToTell(known).map(({ detail }) => detail) : [];
    },
    where: () => {
      const current = model();
      return current ? whereWordsGo(host.where(), current.provider, addressOf(loaded(settings) ?? [], current)) : "";
    },
  };
}

/** Ollama is looked for when somebody asks, not by opening a conversation. */
function LookAgain(props: { readonly models: ModelChoice }): JSX.Element {
  return (
    <Button small disabled={props.models.isLooking()} onClick={() => props.models.look()}>
      {props.models.isLooking() ? "Looking for models…" : "Look for models again"}
    </Button>
  );
}

/** Why nothing can be written: the models are being looked up, could not be, or there are none. */
function NoModel(props: { readonly models: ModelChoice }): JSX.Element {
  return (
    <Show when={!props.models.query.isPending} fallback={<Loading what="Looking for language models…" />}>
      <Show
        when={!props.models.query.isError}
        fallback={
          <Failed
            what="The language models could not be listed."
            reason={props.models.query.error?.message ?? ""}
            onRetry={() => void props.models.query.refetch()}
          />
        }
      >
        <Empty icon="spark" title="No language model answers">
          <p>{props.models.failures().join(" ") || "You can read what was said; to go on, set one up."}</p>
          <Link class="button" data-look="soft" to="/settings/models" hash="servers">
            Set up a language model
          </Link>
          <LookAgain models={props.models} />
        </Empty>
      </Show>
    </Show>
  );
}

function usePersonaChoice(props: Pick<TalkViewProps, "conversation">) {
  const { api } = useApp();
  const lookAgain = useLookAgain();
  const query = useQuery(() => ({
    queryKey: keys.personas,
    queryFn: () => api.listPersonas({ query: { limit: 1000 } }),
  }));
  const [drafted, setDrafted] = createSignal<string | null>(null);
  const kept = useChoice<string | null>({
    stored: () => props.conversation?.persona_id ?? null,
    async save(persona_id) {
      try {
        if (props.conversation)
          await api.changeConversation({ params: { conversation_id: props.conversation.id }, body: { persona_id } });
      } finally {
        await lookAgain();
      }
    },
    failure: () => "The persona stays as it was.",
  });
  const personaId = () => (props.conversation ? kept.value() : drafted());
  const all = () => loaded(query)?.personas ?? [];
  return {
    /** Those that are offered, and the one in use. */
    personas: createMemo(() => all().filter(({ id, is_active }) => is_active || id === personaId())),
    personaId,
    greeting: () => (props.conversation ? "" : all().find(({ id }) => id === drafted())?.sample_greeting),
    choosePersona: (id: string | null) => (props.conversation ? kept.choose(id) : void setDrafted(id)),
  };
}
