import {
  startThread,
  type AnswerOf,
  type AnyMethods,
  type RequestOf,
  type Thread,
  type ThreadOptions,
} from "./thread.ts";

/** Owners whose last thread is remembered, so that their index is open in one thread only. */
const MOST_OWNERS = 1000;

interface Lane<Methods> {
  thread: Thread<Methods> | undefined;
  /** Calls at work, by owner. */
  readonly calls: Map<string, number>;
}

export interface QueryThreads<Methods> {
  /** Calls of one owner go to one thread, and to another while that one works for somebody else. */
  call<Name extends keyof Methods & string>(
    owner: string,
    method: Name,
    request: RequestOf<Methods[Name]>,
  ): Promise<AnswerOf<Methods[Name]>>;
  close(): Promise<void>;
}

/**
 * Two threads that answer questions, so that nobody waits behind the long question of another. The second begins with the
 * second owner; a server for one person needs it not.
 */
export function createQueryThreads<Methods = AnyMethods>(options: ThreadOptions): QueryThreads<Methods> {
  const first: Lane<Methods> = { thread: startThread(options), calls: new Map() };
  const second: Lane<Methods> = { thread: undefined, calls: new Map() };
  const homes = new Map<string, Lane<Methods>>();

  const threadOf = (lane: Lane<Methods>): Thread<Methods> => {
    if (!lane.thread || lane.thread.ended) lane.thread = startThread(options);
    return lane.thread;
  };

  const laneFor = (owner: string): Lane<Methods> => {
    const home = homes.get(owner) ?? first;
    const other = home === first ? second : first;
    const isReady = other === first || second.thread?.ready === true;
    const lane = isReady && callsOfOthers(other, owner) < callsOfOthers(home, owner) ? other : home;
    homes.delete(owner);
    homes.set(owner, lane);
    for (const [oldest] of homes) {
      if (homes.size <= MOST_OWNERS) break;
      homes.delete(oldest);
    }
    return lane;
  };

  return {
    async call(owner, method, request) {
      const lane = laneFor(owner);
      if (homes.size > 1) threadOf(second);
      lane.calls.set(owner, (lane.calls.get(owner) ?? 0) + 1);
      try {
        return await threadOf(lane).call(method, request);
      } finally {
        const left = (lane.calls.get(owner) ?? 1) - 1;
        if (left > 0) lane.calls.set(owner, left);
        else lane.calls.delete(owner);
      }
    },
    async close() {
      await Promise.all([first.thread?.close(), second.thread?.close()]);
    },
  };
}

const callsOfOthers = ({ calls }: Pick<Lane<never>, "calls">, owner: string): number =>
  [...calls].reduce((sum, [other, count]) => (other === owner ? sum : sum + count), 0);
