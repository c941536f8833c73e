import { Match, Show, Suspense, Switch, type JSX } from "solid-js";
import type { Shown } from "#core/chat/thread.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/states.tsx";
import { WrittenOffer } from "../written/written-offer.tsx";
import { createAnsweredElsewhere } from "./answering.ts";
import { AssistantMessage } from "./assistant-message.tsx";
import type { Question } from "./question.ts";
import type { Message } from "./message.ts";
import { QuestionMessage } from "./question-message.tsx";
import type { OpenSource } from "./source-steps.ts";
import type { useWritingOffer } from "./writing-offer.ts";

interface ThreadMessageProps {
  readonly shown: Shown<Message>;
  /** The message before it. */
  readonly before: Message | undefined;
  readonly opened: { readonly source?: number; readonly at?: number } | undefined;
  readonly offer: ReturnType<typeof useWritingOffer>;
  readonly isWaiting: boolean;
  readonly onOpen: (source: OpenSource) => void;
  readonly onVersion: (id: string) => void;
  /** Asks the question before it once more, and differently as far as `more` says. */
  readonly onAgain: (answer?: Message, more?: Partial<Question>) => void;
  readonly onAsk: (text: string) => void;
  readonly onEdit: (text: string) => void;
  readonly onBranch: () => void;
}

/** One message of a chat: an answer, a question, or what another program has put in. */
export function ThreadMessage(props: ThreadMessageProps): JSX.Element {
  const message = () => props.shown.message;
  const question = () => props.before?.content ?? "";
  return (
    <Switch>
      <Match when={message().role === "assistant"}>
        <AssistantMessage
          message={message()}
          question={question()}
          versions={props.shown.versions}
          onVersion={props.onVersion}
          opened={props.opened}
          onOpen={props.onOpen}
          onDocuments={props.before?.role === "user" ? () => props.onAgain(undefined, { answers: "both" }) : undefined}
          onAsTyped={() => props.onAgain(message(), { followUp: false })}
          onChoose={(choice) => props.onAsk(chosenQuestion(question(), choice))}
          onAgain={(model) => props.onAgain(message(), { model })}
          onBranch={props.onBranch}
        />
        <Show when={props.offer.isShown(message())}>
          <Suspense>
            <WrittenOffer
              onWrite={(model) => props.onAgain(message(), { model })}
              onTake={() => props.offer.take(message().id)}
              onDismiss={props.offer.dismiss}
            />
          </Suspense>
        </Show>
      </Match>
      <Match when={message().role === "user"}>
        <QuestionMessage
          text={message().content}
          id={message().id}
          versions={props.shown.versions}
          onVersion={props.onVersion}
          onEdit={props.onEdit}
          isBusy={props.isWaiting}
        />
      </Match>
      <Match when={message().role === "system"}>
        <p class="said-by-system" dir="auto">
          {message().content}
        </p>
      </Match>
    </Switch>
  );
}

/** A stored question without an answer: stopped before one was written, or lost on the way. */
export function UnansweredQuestion(props: { readonly sessionId: string; readonly onAgain: () => void }): JSX.Element {
  const isElsewhere = createAnsweredElsewhere(navigator.locks, () => props.sessionId);
  return (
    <li class="message">
      <Switch>
        <Match when={isElsewhere() === true}>
          <Loading what="Another tab is getting the answer…" />
        </Match>
        <Match when={isElsewhere() === false}>
          <p class="stopped">
            This question has no answer yet.
            <Button small look="plain" icon="retry" onClick={() => props.onAgain()}>
              Ask again
            </Button>
          </p>
        </Match>
      </Switch>
    </li>
  );
}

/** "Where does it live?" with "the duck" chosen asks "Where does it live? (the duck)". */
const chosenQuestion = (question: string, choice: string): string => `${question} (${choice})`;
