/** The turns of a host whose models think, so that the person can give them more time. */
export interface MoreTime {
  /** `give` is called when the turn is given more time, until what is answered is called. */
  wait(owner: string, turn: string | undefined, give: () => void): () => void;
  /** Whether a model is at work on that turn. */
  give(owner: string, turn: string): boolean | Promise<boolean>;
}

/** Those of one process. */
export interface OwnMoreTime extends MoreTime {
  give(owner: string, turn: string): boolean;
}

export function createMoreTime(): OwnMoreTime {
  const waiting = new Map<string, () => void>();
  const keyOf = (owner: string, turn: string) => `${owner} ${turn}`;
  return {
    wait(owner, turn, give) {
      if (turn === undefined) return () => undefined;
      const key = keyOf(owner, turn);
      waiting.set(key, give);
      return () => void (waiting.get(key) === give && waiting.delete(key));
    },
    give(owner, turn) {
      const give = waiting.get(keyOf(owner, turn));
      give?.();
      return give !== undefined;
    },
  };
}
