import type { QueryClient } from "@tanstack/solid-query";
import { createStore, produce } from "solid-js/store";
import type { Api } from "../../app/client/client.ts";
import { keys } from "../../app/keys.ts";
import { readEvents } from "../../app/read-events.ts";
import { tellAnswering } from "./answering.ts";
import { allMessages, type ChatEvent, type Message, type NewQuestion } from "./message.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import type { ListedSession as Session } from "#core/chat/chat.ts";
import type { AnswerSettings } from "#core/library/evaluation/answer-settings.ts";
import { createAnswerWriter, type Pending, type PendingDraft } from "./pending.ts";
import type { Question } from "./question.ts";

export interface Conversations {
  pending(session: string): Pending | undefined;
  /** Makes a session named after the question and asks it there; gives the session's id as soon as there is one. */
  begin(question: Question): Promise<string>;
  ask(session: string, question: Question): Promise<void>;
  stop(session: string): void;
  forget(session: string): void;
  /** Lets the model that answers think longer. */
  moreTime(session: string): Promise<void>;
}

/** Milliseconds before each further look for what is kept of a stopped answer: longer in all than the service takes. */
const LOOK_AGAIN = [150, 150, 300, 300, 600, 600, 1000, 1000, 2000, 2000, 3000, 3000];

interface ConversationsDeps {
  readonly api: Api;
  readonly client: QueryClient;
  /** Undefined where the browser has none: on a page over plain HTTP from another machine. */
  readonly locks: LockManager | undefined;
}

export function createConversations(deps: ConversationsDeps): Conversations {
  const [pending, setPending] = createStore<Record<string, PendingDraft | undefined>>({});
  const running = new Map<string, AbortController>();

  async function ask(session: string, question: Question): Promise<void> {
    const controller = new AbortController();
    running.get(session)?.abort();
    running.set(session, controller);
    setPending(session, undefined);
    setPending(session, { question, state: "waiting", text: "", passages: [] });
    const answered = Promise.withResolvers<void>();
    tellAnswering(deps.locks, session, answered.promise);
    const isCurrent = () => running.get(session) === controller;
    const writer = createAnswerWriter((apply) => {
      if (isCurrent())
        setPending(
          session,
          produce((known) => known && apply(known)),
        );
    });
    const change = (fields: Partial<Pending>) => isCurrent() && setPending(session, fields);
    try {
      const body = { ...bodyOf(session, question, chosenFor(deps.client, question)), stream: true };
      const response = await deps.api.open("sendMessage", { body, signal: controller.signal });
      if (response.body) await readEvents(response.body, (data) => writer.hear(JSON.parse(data) as ChatEvent));
      const failure = pending[session]?.reason;
      if (failure !== undefined && isCurrent()) change({ state: "failed" });
      // What is stored takes the place of what was streamed at once, so that the answer never stands there twice.
      await listMessages(session);
      if (failure === undefined && isCurrent()) setPending(session, undefined);
      await listSessions();
    } catch (error) {
      writer.end();
      if (controller.signal.aborted) {
        change({ state: "stopped" });
        await keptOfStopped(session, isCurrent);
      } else {
        change({ state: "failed", reason: error instanceof Error ? error.message : "Try again." });
        await refresh(session);
      }
    } finally {
      answered.resolve();
      if (isCurrent()) running.delete(session);
    }
  }

  /** What was written is kept a moment after the stop; until it is there, it is shown from here. */
  async function keptOfStopped(session: string, isCurrent: () => boolean): Promise<void> {
    await listSessions();
    for (const pause of LOOK_AGAIN) {
      if (!isCurrent()) return;
      const messages = await listMessages(session);
      const stopped = pending[session];
      const newest = messages?.findLast(({ role }) => role === "assistant");
      const isKept =
        newest && newest.metadata.answer?.question_id === stopped?.questionId && newest.metadata.answer?.stopped;
      if (isKept && isCurrent()) return setPending(session, undefined);
      if (!stopped?.text) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  const listMessages = (session: string) =>
    deps.client
      .fetchQuery({ queryKey: keys.messages(session), queryFn: () => allMessages(deps.api, session), staleTime: 0 })
      .catch(() => undefined);
  const listSessions = () => deps.client.invalidateQueries({ queryKey: keys.sessions });
  const refresh = (session: string) => Promise.all([listMessages(session), listSessions()]);

  return {
    pending: (session) => pending[session],
    ask,
    async begin(question) {
      const name = question.text.replace(/\s+/g, " ").trim().slice(0, 80);
      const session = await deps.api.createSession({
        body: {
          name,
          ...(question.collectionId ? { collection_id: question.collectionId } : {}),
          ...(question.answers && { answers: question.answers }),
        },
      });
      deps.client.setQueryData<Session[]>(keys.sessions, (known) => [session, ...(known ?? [])]);
      deps.client.setQueryData<Message[]>(keys.messages(session.id), []);
      void ask(session.id, question);
      return session.id;
    },
    stop: (session) => running.get(session)?.abort(),
    forget: (session) => setPending(session, undefined),
    async moreTime(session) {
      const id = pending[session]?.questionId;
      if (id !== undefined) await deps.api.giveMoreTime({ params: { message_id: id } });
    },
  };
}

/** The settings that were chosen for the collection, where there are any. */
function chosenFor(
  client: QueryClient,
  { collectionId, documentIds, collectionIds }: Question,
): Partial<AnswerSettings> {
  if (documentIds?.length || collectionIds?.length) return {};
  const collections = client.getQueryData<Collection[]>(keys.collections);
  return collections?.find(({ id }) => id === collectionId)?.answer_settings ?? {};
}

function bodyOf(session_id: string, question: Question, settings: Partial<AnswerSettings>): NewQuestion {
  const { text, collectionId, documentIds, collectionIds, personaId, model, editOf, retryOf, after, followUp } =
    question;
  const { answers } = question;
  return {
    session_id,
    message: text,
    ...settings,
    ...(collectionId && { collection_id: collectionId }),
    ...(documentIds?.length && { document_ids: [...documentIds] }),
    ...(collectionIds?.length && { collection_ids: [...collectionIds] }),
    ...(answers && { answers }),
    persona_id: personaId ?? null,
    ...(model && { model }),
    ...(editOf && { edit_of: editOf }),
    ...(retryOf && { retry_of: retryOf }),
    ...(after && { after }),
    ...(followUp === false && { follow_up: false }),
  };
}
