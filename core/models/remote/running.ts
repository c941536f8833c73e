import { conflict } from "#core/http/errors.ts";

/** What is being generated right now on this host, so that it can be cancelled. */
export interface RunningGenerations {
  /** Throws 409 while the user has one of the same request id. Call `end` when it is over, however it ended. */
  begin(owner: string, request_id: string, caller: AbortSignal): RunningGeneration;
  /** Cancels the user's generation of that id, or those of that conversation; answers their ids. */
  cancel(owner: string, which: WhichGeneration): string[] | Promise<string[]>;
}

export interface WhichGeneration {
  readonly request_id?: string;
  readonly conversation_id?: string;
}

/** Those of one process. */
export interface OwnGenerations extends RunningGenerations {
  cancel(owner: string, which: WhichGeneration): string[];
}

export interface RunningGeneration {
  readonly request_id: string;
  /** Aborted when it is cancelled and when the caller has gone. */
  readonly signal: AbortSignal;
  /** Under which conversation it can be cancelled too. */
  belongsTo(conversation_id: string): void;
  cancel(): void;
  end(): void;
}

interface Entry {
  readonly owner: string;
  readonly request_id: string;
  readonly controller: AbortController;
  conversation_id: string | null;
}

export function createRunningGenerations(): OwnGenerations {
  const entries = new Map<string, Entry>();
  const keyOf = (owner: string, request_id: string) => `${owner} ${request_id}`;
  return {
    begin(owner, request_id, caller) {
      const key = keyOf(owner, request_id);
      if (entries.has(key)) throw conflict(`A generation with the request_id ${request_id} is running already.`);
      const entry: Entry = { owner, request_id, controller: new AbortController(), conversation_id: null };
      entries.set(key, entry);
      return {
        request_id,
        signal: AbortSignal.any([entry.controller.signal, caller]),
        belongsTo: (conversation_id) => void (entry.conversation_id = conversation_id),
        cancel: () => entry.controller.abort(),
        end: () => void entries.delete(key),
      };
    },
    cancel(owner, { request_id, conversation_id }) {
      const meant = [...entries.values()].filter(
        (entry) =>
          entry.owner === owner &&
          (request_id === undefined || entry.request_id === request_id) &&
          (conversation_id === undefined || entry.conversation_id === conversation_id),
      );
      for (const { controller } of meant) controller.abort();
      return meant.map((entry) => entry.request_id);
    },
  };
}
