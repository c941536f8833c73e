import { Key } from "@solid-primitives/keyed";
import { counted, plural } from "#core/http/counted.ts";
import { createEffect, createMemo, createSignal, Match, on, Show, Suspense, Switch, untrack, type JSX } from "solid-js";
import { EXTRACTIVE } from "#core/engine/engine.ts";
import { shownThread, type Shown } from "#core/chat/thread.ts";
import { useBranch } from "./use-branch.ts";
import { useChoice } from "../../app/choice.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { useRungs } from "../../app/queries.ts";
import type { AnswerDetails, Message } from "./message.ts";
import { Button } from "../../ui/button.tsx";
import { mayOffer } from "../written/offer-memory.ts";
import { WrittenOffer } from "../written/written-offer.tsx";
import { answersAgain } from "./answers-again.ts";
import type { Answers } from "./answers.ts";
import { AssistantMessage } from "./assistant-message.tsx";
import { ChatHead } from "./chat-head.tsx";
import { Composer } from "./composer.tsx";
import type { Question } from "./conversations.ts";
import { isLimited, limitsOf, type Limits } from "./limits.ts";
import { PendingMessage } from "./pending-message.tsx";
import { QuestionMessage } from "./question-message.tsx";
import { createReadiness } from "./readiness.ts";
import type { OpenSource } from "./source-steps.ts";

interface ThreadProps {
  readonly sessionId: string;
  readonly messages: readonly Message[];
  readonly opened: { readonly message?: string; readonly source?: number; readonly at?: number };
  readonly onOpen: (messageId: string, source: OpenSource) => void;
}

/** Messages shown at first, and more with each press. */
const STEP = 200;

/** The messages of one chat, of versions the one chosen, and the field for the next question. */
export function Thread(props: ThreadProps): JSX.Element {
  const { api, client, conversations, lists } = useApp();
  const [override, setOverride] = createSignal<{ readonly id: string | undefined }>();
  const session = createMemo(() => lists.chats().find(({ id }) => id === props.sessionId));
  const collectionId = () => (override() ? override()?.id : (session()?.collection_id ?? undefined));
  const { coming } = createReadiness(collectionId);
  const [chosen, setChosen] = createSignal<ReadonlySet<string>>(new Set());
  const pending = () => conversations.pending(props.sessionId);
  const shown = createMemo(() => {
    const all = shownThread(props.messages, chosen());
    const { editOf, retryOf } = pending()?.question ?? {};
    const at = all.findIndex(({ message }) => message.id === (editOf ?? retryOf));
    // What the new version takes the place of goes away at once.
    return at < 0 || pending()?.state === "failed" ? all : all.slice(0, editOf ? at : at + 1);
  });
  const last = () => shown().at(-1)?.message;
  const [most, setMost] = createSignal(STEP);
  /** The first that is shown: all from the message that was looked for, and otherwise the newest. */
  const first = createMemo(() => {
    const opened = shown().findIndex(({ message }) => message.id === props.opened.message);
    const from = shown().length - most();
    return Math.max(0, opened < 0 ? from : Math.min(opened - 1, from));
  });
  const before = ({ message: { id } }: Shown<Message>): Message | undefined =>
    shown()[shown().findIndex(({ message }) => message.id === id) - 1]?.message;
  const lastOf = (isWanted: (answer: AnswerDetails) => unknown) =>
    shown()
      .map(({ message }) => message.metadata.answer)
      .findLast((answer) => answer && isWanted(answer));
  const [only, setOnly] = createSignal<Limits>();
  /** What the last question was limited to, and who answered it, holds for the next, until it is changed. */
  const limits = () => only() ?? limitsOf(lastOf((answer) => !answer.without_documents));
  const [persona, setPersona] = createSignal<{ readonly id: string | undefined }>();
  const personaId = () => {
    const last = lastOf((answer) => answer.model);
    return persona() ? persona()?.id : ((last ? last.persona?.id : session()?.persona_id) ?? undefined);
  };
  const answers = useChoice<Answers>({
    stored: () => session()?.answers ?? "both",
    async save(wanted) {
      await api.changeSession({ params: { session_id: props.sessionId }, body: { answers: wanted } });
      await client.invalidateQueries({ queryKey: keys.sessions });
    },
    failure: () => "Who answers stays as it was.",
  });

  const rungs = useRungs();
  const [isDecided, setDecided] = createSignal(false);
  const [taken, setTaken] = createSignal<string>();
  /** Under the newest answer, where it is quoted and no language model could have written it. */
  const offersWriting = ({ id, metadata }: Message): boolean => {
    if (isDecided() || id !== last()?.id || pending()) return false;
    if (taken() === id) return true;
    const { generator, passages } = metadata.answer ?? {};
    const isQuoted = generator?.id === EXTRACTIVE && passages !== undefined && passages.length > 0;
    return isQuoted && rungs()?.length === 0 && mayOffer(id);
  };

  const ask = (question: Question) => {
    setChosen(new Set<string>());
    void conversations.ask(props.sessionId, question);
  };
  const about = () => ({
    answers: answers.value(),
    collectionId: collectionId(),
    ...limits(),
    personaId: personaId(),
  });
  const askNext = (question: Question) => {
    const after = last();
    const isNewest = after === undefined || after.id === props.messages.at(-1)?.id;
    ask({ ...question, ...about(), ...(!isNewest && { after: after.id }) });
  };
  const again = (question: Message | undefined, answer?: Message, more: Partial<Question> = {}) =>
    question &&
    ask({
      ...about(),
      answers: answersAgain(answer, more.model, answers.value()),
      text: question.content,
      retryOf: question.id,
      ...(answer?.metadata.answer && limitsOf(answer.metadata.answer)),
      ...more,
    });
  const choose = (id: string, versions: readonly string[]) =>
    setChosen((known) => new Set([...[...known].filter((other) => !versions.includes(other)), id]));

  const branch = useBranch(() => props.sessionId);

  /** The message that the chat was opened at, until more is said. */
  let foundAt = untrack(() => (props.opened.source === undefined ? props.opened.message : undefined));
  createEffect(
    on(
      () => props.messages.length,
      () => (foundAt = undefined),
      { defer: true },
    ),
  );
  let scroller: HTMLDivElement | undefined;
  // A new question goes to the top of the view and stays there, so that its answer grows below without moving anything.
  createEffect(
    on([() => props.messages.length, () => pending()?.state], () =>
      requestAnimationFrame(() => showMessage(scroller, foundAt) || showLatest(scroller)),
    ),
  );

  return (
    <>
      <ChatHead session={session()} />
      <div class="thread" ref={scroller}>
        <Show when={first() > 0}>
          <p class="thread-earlier">
            <Button small onClick={() => setMost(shown().length - first() + STEP)}>
              Show earlier messages
            </Button>
          </p>
        </Show>
        <ol class="thread-list" aria-label="Messages">
          <Key each={shown().slice(first())} by={({ message }) => message.id}>
            {(one) => (
              <li class="message" data-role={one().message.role} data-message={one().message.id}>
                <Switch>
                  <Match when={one().message.role === "assistant"}>
                    <AssistantMessage
                      message={one().message}
                      question={before(one())?.content ?? ""}
                      versions={one().versions}
                      onVersion={(id) => choose(id, one().versions)}
                      opened={props.opened.message === one().message.id ? props.opened : undefined}
                      onOpen={(source) => props.onOpen(one().message.id, source)}
                      onDocuments={
                        before(one())?.role === "user"
                          ? () => again(before(one()), undefined, { answers: "both" })
                          : undefined
                      }
                      onAsTyped={() => again(before(one()), one().message, { followUp: false })}
                      onChoose={(choice) => askNext({ text: chosenQuestion(before(one())?.content ?? "", choice) })}
                      onAgain={(model) => again(before(one()), one().message, { model })}
                      onBranch={() => void branch(one().message.id)}
                    />
                    <Show when={offersWriting(one().message)}>
                      <Suspense>
                        <WrittenOffer
                          onWrite={(model) => again(before(one()), one().message, { model })}
                          onTake={() => setTaken(one().message.id)}
                          onDismiss={() => setDecided(true)}
                        />
                      </Suspense>
                    </Show>
                  </Match>
                  <Match when={one().message.role === "user"}>
                    <QuestionMessage
                      text={one().message.content}
                      id={one().message.id}
                      versions={one().versions}
                      onVersion={(id) => choose(id, one().versions)}
                      onEdit={(text) => ask({ ...about(), text, editOf: one().message.id })}
                      isBusy={pending()?.state === "waiting"}
                    />
                  </Match>
                  <Match when={one().message.role === "system"}>
                    <p class="said-by-system" dir="auto">
                      {one().message.content}
                    </p>
                  </Match>
                </Switch>
              </li>
            )}
          </Key>
          <Show when={!pending() && last()?.role === "user" && last()}>
            {(question) => (
              <li class="message">
                <p class="stopped">
                  This question has no answer yet.
                  <Button small look="plain" icon="retry" onClick={() => again(question())}>
                    Ask again
                  </Button>
                </p>
              </li>
            )}
          </Show>
          <Show when={pending()}>
            {(waiting) => (
              <PendingMessage
                pending={waiting()}
                isStored={waiting().question.retryOf !== undefined || last()?.id === waiting().questionId}
                onRetry={() => {
                  const { questionId, question } = waiting();
                  ask({ ...question, ...(questionId && { retryOf: questionId, editOf: undefined }) });
                }}
                onForget={() => conversations.forget(props.sessionId)}
                onMoreTime={() => conversations.moreTime(props.sessionId)}
              />
            )}
          </Show>
        </ol>
      </div>
      <div class="thread-ask">
        <Show when={!isLimited(limits()) && answers.value() !== "model" && coming() > 0}>
          <p class="thread-coming" role="status">
            {counted(coming(), "document")} {plural(coming(), "is", "are")} still being read; answers may not know of{" "}
            {plural(coming(), "it", "them")} yet.
          </p>
        </Show>
        <Composer
          place={`chat ${props.sessionId}`}
          answers={answers.value()}
          onAnswers={answers.choose}
          collectionId={collectionId()}
          onCollection={(id) => setOverride({ id })}
          limits={limits()}
          onLimits={setOnly}
          personaId={personaId()}
          onPersona={(id) => setPersona({ id })}
          onAsk={askNext}
          onStop={pending()?.state === "waiting" ? () => conversations.stop(props.sessionId) : undefined}
        />
      </div>
    </>
  );
}

/** "Where does it live?" with "the duck" chosen asks "Where does it live? (the duck)". */
const chosenQuestion = (question: string, choice: string): string => `${question} (${choice})`;

/** False where there is no such message. */
function showMessage(scroller: HTMLElement | undefined, id: string | undefined): boolean {
  const message = id === undefined ? null : scroller?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
  if (scroller && message) scroller.scrollTo({ top: message.offsetTop - 24 });
  return Boolean(message);
}

function showLatest(scroller: HTMLElement | undefined): void {
  const questions = scroller?.querySelectorAll<HTMLElement>(".question") ?? [];
  const last = questions[questions.length - 1];
  if (scroller && last) scroller.scrollTo({ top: last.offsetTop - 24 });
}
