/** The other side of a call is gone; what it was doing is unknown. */
export class ConnectionLost extends Error {
  constructor(what: string) {
    super(`${what} is gone`);
    this.name = "ConnectionLost";
  }
}

export interface Lifeline {
  /** Settles like the call, or rejects with the lifeline's error as soon as the other side is known to be gone. */
  race<Value>(call: Promise<Value>): Promise<Value>;
  end(error: Error): void;
  readonly ended: boolean;
}

/** Comlink never settles a call whose worker died; every call is raced against this. */
export function createLifeline(): Lifeline {
  const rejects = new Set<(error: Error) => void>();
  let failure: Error | undefined;

  return {
    race(call) {
      if (failure) return Promise.reject(failure);
      return new Promise((resolve, reject) => {
        rejects.add(reject);
        call.then(resolve, reject).finally(() => rejects.delete(reject));
      });
    },
    end(error) {
      if (failure) return;
      failure = error;
      for (const reject of rejects) reject(error);
      rejects.clear();
    },
    get ended() {
      return failure !== undefined;
    },
  };
}
