export interface Message {
  readonly type: string;
  /** The module that it is for; null for all on the page. */
  readonly target: string | null;
  /** As the sender gave it: with `type`, and `content` where it has one. */
  readonly message: Readonly<Record<string, unknown>>;
}

export type MessageBus = ReturnType<typeof createMessageBus>;

/** Hands each message to all modules of one page; each decides whether it is for it. */
export function createMessageBus() {
  const hearing = new Set<(message: Message) => void>();
  return {
    send(message: Message): void {
      for (const listener of hearing) listener(message);
    },
    /** Gives back how to hear no more. */
    hear(listener: (message: Message) => void): () => void {
      hearing.add(listener);
      return () => void hearing.delete(listener);
    },
  };
}
