import { startThread, type Thread, type ThreadOptions } from "./thread.ts";

/** Owners whose last thread is remembered, so that their index is open in one thread only. */
const MOST_OWNERS = 1000;

interface Lane {
  thread: Thread | undefined;
  /** Calls at work, by owner. */
  readonly calls: Map<string, number>;
}

export interface QueryThreads {
  /** Calls of one owner go to one thread, and to another while that one works for somebody else. */
  call(owner: string, method: string, request: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Two threads that answer questions, so that nobody waits behind the long question of another. The second begins with the
 * second owner; a server for one person needs it not.
 */
export function createQueryThreads(options: ThreadOptions): QueryThreads {
  const first: Lane = { thread: startThread(options), calls: new Map() };
  const second: Lane = { thread: undefined, calls: new Map() };
  const homes = new Map<string, Lane>();

  const threadOf = (lane: Lane): Thread => {
    if (!lane.thread || lane.thread.ended) lane.thread = startThread(options);
    return lane.thread;
  };

  const laneFor = (owner: string): Lane => {
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

const callsOfOthers = ({ calls }: Lane, owner: string): number =>
  [...calls].reduce((sum, [other, count]) => (other === owner ? sum : sum + count), 0);
