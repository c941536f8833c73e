import type { QueryClient } from "@tanstack/solid-query";
import { createStore } from "solid-js/store";
import type { Api } from "../../app/api.ts";
import { keys } from "../../app/keys.ts";
import type { Message, Session } from "../../app/types.ts";

/** A question on its way. It lives above the views, so that walking to another page does not lose it. */
export interface Pending {
  readonly question: string;
  readonly documentIds?: readonly string[] | undefined;
  readonly state: "waiting" | "failed" | "stopped";
  readonly reason?: string;
}

export interface Question {
  readonly text: string;
  /** Which collection to look in; all of them when left out. */
  readonly collectionId?: string | undefined;
  /** Only these documents, wherever they are. */
  readonly documentIds?: readonly string[] | undefined;
}

export interface Conversations {
  pending(session: string): Pending | undefined;
  /** Makes a session named after the question and asks it there; gives the session's id as soon as there is one. */
  begin(question: Question): Promise<string>;
  ask(session: string, question: Question): Promise<void>;
  stop(session: string): void;
  forget(session: string): void;
}

export function createConversations(deps: { readonly api: Api; readonly client: QueryClient }): Conversations {
  const [pending, setPending] = createStore<Record<string, Pending | undefined>>({});
  const running = new Map<string, AbortController>();

  async function ask(session: string, question: Question): Promise<void> {
    const controller = new AbortController();
    running.set(session, controller);
    const about = { question: question.text, documentIds: question.documentIds };
    setPending(session, { ...about, state: "waiting" });
    try {
      await deps.api.sendMessage(messageBody(session, question), controller.signal);
      await refresh(session);
      setPending(session, undefined);
    } catch (error) {
      const state = controller.signal.aborted ? "stopped" : "failed";
      setPending(session, { ...about, state, reason: error instanceof Error ? error.message : "Try again." });
      await refresh(session);
    } finally {
      running.delete(session);
    }
  }

  const refresh = (session: string) =>
    Promise.all([
      deps.client
        .fetchQuery({ queryKey: keys.messages(session), queryFn: () => deps.api.listMessages(session), staleTime: 0 })
        .catch(() => undefined),
      deps.client.invalidateQueries({ queryKey: keys.sessions }),
    ]);

  return {
    pending: (session) => pending[session],
    ask,
    async begin(question) {
      const name = question.text.replace(/\s+/g, " ").trim().slice(0, 80);
      const session = await deps.api.createSession({
        name,
        ...(question.collectionId ? { collection_id: question.collectionId } : {}),
      });
      deps.client.setQueryData<Session[]>(keys.sessions, (known) => [session, ...(known ?? [])]);
      deps.client.setQueryData<Message[]>(keys.messages(session.id), []);
      void ask(session.id, question);
      return session.id;
    },
    stop: (session) => running.get(session)?.abort(),
    forget: (session) => setPending(session, undefined),
  };
}

const messageBody = (session_id: string, question: Question) => ({
  session_id,
  message: question.text,
  ...(question.collectionId ? { collection_id: question.collectionId } : {}),
  ...(question.documentIds?.length ? { document_ids: question.documentIds } : {}),
});
