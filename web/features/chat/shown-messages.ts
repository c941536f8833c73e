import { createMemo, createSignal } from "solid-js";
import { shownThread, type Shown } from "#core/chat/thread.ts";
import type { Pending } from "./pending.ts";
import type { AnswerDetails, Message } from "./message.ts";

/** Messages shown at first, and more with each press. */
const STEP = 200;

interface ShownMessagesDeps {
  readonly messages: () => readonly Message[];
  readonly pending: () => Pending | undefined;
  /** The id of the message that the chat was opened at. */
  readonly openedAt: () => string | undefined;
}

/** Which messages of a chat are shown: of versions the one chosen, and of long chats the end. */
export function createShownMessages({ messages, pending, openedAt }: ShownMessagesDeps) {
  const [chosen, setChosen] = createSignal<ReadonlySet<string>>(new Set());
  const [most, setMost] = createSignal(STEP);
  const all = createMemo(() => {
    const thread = shownThread(messages(), chosen());
    const { editOf, retryOf } = pending()?.question ?? {};
    const at = thread.findIndex(({ message }) => message.id === (editOf ?? retryOf));
    // What the new version takes the place of goes away at once.
    return at < 0 || pending()?.state === "failed" ? thread : thread.slice(0, editOf ? at : at + 1);
  });
  const indexOf = (id: string | undefined) => all().findIndex(({ message }) => message.id === id);
  /** The first that is shown: all from the message that was looked for, and otherwise the newest. */
  const first = createMemo(() => {
    const opened = indexOf(openedAt());
    const from = all().length - most();
    return Math.max(0, opened < 0 ? from : Math.min(opened - 1, from));
  });
  return {
    list: () => all().slice(first()),
    hasEarlier: () => first() > 0,
    showEarlier: () => setMost(all().length - first() + STEP),
    last: (): Message | undefined => all().at(-1)?.message,
    before: ({ message: { id } }: Shown<Message>): Message | undefined => all()[indexOf(id) - 1]?.message,
    /** The newest answer of those that are wanted. */
    lastAnswer: (isWanted: (answer: AnswerDetails) => unknown): AnswerDetails | undefined =>
      all()
        .map(({ message }) => message.metadata.answer)
        .findLast((answer) => answer && isWanted(answer)),
    /** Shows this one of the versions. */
    choose: (id: string, versions: readonly string[]) =>
      setChosen((known) => new Set([...[...known].filter((other) => !versions.includes(other)), id])),
    /** Shows the versions that the newest message follows. */
    chooseNewest: () => setChosen(new Set<string>()),
  };
}
