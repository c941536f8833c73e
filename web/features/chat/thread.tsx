import { Key } from "@solid-primitives/keyed";
import { createMemo, Show, type JSX } from "solid-js";
import { useBranch } from "./use-branch.ts";
import { useApp } from "../../app/context.tsx";
import type { Message } from "./message.ts";
import { Button } from "../../ui/button.tsx";
import { ChatHead } from "./chat-head.tsx";
import { Composer } from "./composer.tsx";
import { isLimited } from "./limits.ts";
import { noMessagesWords } from "./no-messages.ts";
import { storedPart } from "./pending.ts";
import { PendingMessage } from "./pending-message.tsx";
import { useQuestionChoices } from "./question-choices.ts";
import { createShownMessages } from "./shown-messages.ts";
import type { OpenSource } from "./source-steps.ts";
import { StillReading } from "./still-reading.tsx";
import { ThreadMessage, UnansweredQuestion } from "./thread-message.tsx";
import { useThreadQuestions } from "./thread-questions.ts";
import { scrollThread } from "./thread-scroll.ts";
import { useWritingOffer } from "./writing-offer.ts";

interface ThreadProps {
  readonly sessionId: string;
  readonly messages: readonly Message[];
  readonly opened: { readonly message?: string; readonly source?: number; readonly at?: number };
  readonly onOpen: (messageId: string, source: OpenSource) => void;
}

/** The messages of one chat, of versions the one chosen, and the field for the next question. */
export function Thread(props: ThreadProps): JSX.Element {
  const { conversations, lists, sync } = useApp();
  const session = createMemo(() => lists.chats().find(({ id }) => id === props.sessionId));
  const pending = createMemo(() => {
    const known = conversations.pending(props.sessionId);
    return known?.state === "waiting" && storedPart(known, props.messages) === "answer" ? undefined : known;
  });
  const empty = () =>
    noMessagesWords({
      messages: props.messages.length,
      isAsking: pending() !== undefined,
      isSyncing: sync.state()?.on ?? false,
    });
  const shown = createShownMessages({
    messages: () => props.messages,
    pending,
    openedAt: () => props.opened.message,
  });
  const choices = useQuestionChoices({ sessionId: () => props.sessionId, session, lastAnswer: shown.lastAnswer });
  const { answers } = choices;
  const offer = useWritingOffer((id) => id === shown.last()?.id && !pending());
  const branch = useBranch(() => props.sessionId);

  const ask = useThreadQuestions({
    sessionId: () => props.sessionId,
    messages: () => props.messages,
    shown,
    choices,
  });

  let scroller: HTMLDivElement | undefined;
  scrollThread({
    scroller: () => scroller,
    messages: () => props.messages.length,
    pending: () => pending()?.state,
    foundAt: () => (props.opened.source === undefined ? props.opened.message : undefined),
  });

  return (
    <>
      <ChatHead session={session()} />
      <div class="thread" ref={scroller}>
        <Show when={shown.hasEarlier()}>
          <p class="thread-earlier">
            <Button small onClick={shown.showEarlier}>
              Show earlier messages
            </Button>
          </p>
        </Show>
        <Show when={empty()}>{(words) => <p class="answer-note">{words()}</p>}</Show>
        <ol class="thread-list" aria-label="Messages">
          <Key each={shown.list()} by={({ message }) => message.id}>
            {(one) => (
              <li class="message" data-role={one().message.role} data-message={one().message.id}>
                <ThreadMessage
                  shown={one()}
                  before={shown.before(one())}
                  opened={props.opened.message === one().message.id ? props.opened : undefined}
                  offer={offer}
                  isWaiting={pending()?.state === "waiting"}
                  onOpen={(source) => props.onOpen(one().message.id, source)}
                  onVersion={(id) => shown.choose(id, one().versions)}
                  onAgain={(answer, more) => ask.again(shown.before(one()), answer, more)}
                  onAsk={(text) => ask.next({ text })}
                  onEdit={(text) => ask.edit(one().message.id, text)}
                  onBranch={() => void branch(one().message.id)}
                />
              </li>
            )}
          </Key>
          <Show when={!pending() && shown.last()?.role === "user" && shown.last()}>
            {(question) => <UnansweredQuestion sessionId={props.sessionId} onAgain={() => ask.again(question())} />}
          </Show>
          <Show when={pending()}>
            {(waiting) => (
              <PendingMessage
                pending={waiting()}
                isStored={storedPart(waiting(), props.messages) !== "nothing"}
                onRetry={() => ask.retry(waiting())}
                onForget={() => conversations.forget(props.sessionId)}
                onMoreTime={() => conversations.moreTime(props.sessionId)}
              />
            )}
          </Show>
        </ol>
      </div>
      <div class="thread-ask">
        <Show when={!isLimited(choices.limits()) && answers.value() !== "model"}>
          <StillReading collectionId={choices.collectionId()} />
        </Show>
        <Composer
          // Who asked at the start goes on writing here.
          autofocus={pending() !== undefined}
          place={`chat ${props.sessionId}`}
          answers={answers.value()}
          onAnswers={answers.choose}
          collectionId={choices.collectionId()}
          onCollection={choices.setCollection}
          limits={choices.limits()}
          onLimits={choices.setLimits}
          personaId={choices.personaId()}
          onPersona={choices.setPersona}
          onAsk={ask.next}
          onStop={pending()?.state === "waiting" ? () => conversations.stop(props.sessionId) : undefined}
        />
      </div>
    </>
  );
}
