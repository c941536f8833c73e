export interface Message {
  readonly type: string;
  readonly content: unknown;
}

export type MessageBus = ReturnType<typeof createMessageBus>;

/** Hands a message to everybody who hears its type, once each. */
export function createMessageBus() {
  const hearing = new Map<string, Set<(message: Message) => void>>();
  return {
    send(message: Message): void {
      for (const listener of hearing.get(message.type) ?? []) listener(message);
    },
    /** Gives back how to hear no more. */
    hear(type: string, listener: (message: Message) => void): () => void {
      const listeners = hearing.get(type) ?? new Set();
      hearing.set(type, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
  };
}
