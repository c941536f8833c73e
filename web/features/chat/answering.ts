import { createEffect, createSignal, onCleanup } from "solid-js";

/** The Web Lock that a tab holds while it waits for an answer in a chat. A tab that is closed or reloaded gives it up. */
const nameOf = (session: string): string => `lectern-answer ${session}`;

/** Undefined on a page over plain HTTP from another machine: its tabs know nothing of each other. */
type Locks = LockManager | undefined;

/** Tells the other tabs that an answer is on its way to this one, until `answered` settles. */
export function tellAnswering(locks: Locks, session: string, answered: Promise<unknown>): void {
  void locks?.request(nameOf(session), { mode: "shared" }, () => answered.catch(() => undefined));
}

/** Whether an answer in the chat is on its way to another tab; undefined until that is known. */
export function createAnsweredElsewhere(locks: Locks, session: () => string): () => boolean | undefined {
  const [isElsewhere, setElsewhere] = createSignal<boolean>();
  createEffect(() => {
    const name = nameOf(session());
    const gone = new AbortController();
    onCleanup(() => gone.abort());
    const settle = (is: boolean) => !gone.signal.aborted && setElsewhere(is);
    if (locks === undefined) return void settle(false);
    void (async () => {
      settle(await locks.request(name, { ifAvailable: true }, (lock) => lock === null));
      await locks.request(name, { signal: gone.signal }, () => settle(false));
    })().catch(() => settle(false));
  });
  return isElsewhere;
}
