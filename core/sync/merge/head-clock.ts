import type { WriteDraft } from "../../storage/write-extension.ts";
import { formatStamp, see, tick, type Stamp } from "../protocol/stamp.ts";
import { headPlace } from "./row-places.ts";
import type { HeadRow } from "./sync-tables.ts";

/** R42. Whose write it is, and when it says that it was; the host's own and now where left out. */
export interface Hand {
  readonly device?: string | undefined;
  /** Milliseconds of this host's clock. */
  readonly at?: number | undefined;
}

export interface HeadClockOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly newDevice: () => string;
}

/** The head of one owner within one write: the clock, the order of changes, and what sums them up. */
export interface HeadClock {
  head(): HeadRow;
  setHead(change: Partial<HeadRow>): void;
  /** The stamp of what this write changes here: one for all of it. */
  stamp(): Stamp;
  see(stamp: Stamp): void;
  /** Puts the head into the draft: once for all of a write, since each of its rows changes it. */
  close(): void;
}

export function createHeadClock(draft: WriteDraft, owner: string, options: HeadClockOptions, hand: Hand): HeadClock {
  const place = headPlace(owner);
  let current: HeadRow | undefined;
  let changed = false;
  let stamped: Stamp | undefined;

  function head(): HeadRow {
    current ??= draft.current(place) ?? newHead(owner, options);
    return current;
  }

  function setHead(change: Partial<HeadRow>): void {
    current = { ...head(), ...change };
    changed = true;
  }

  return {
    head,
    setHead,
    stamp() {
      if (stamped !== undefined) return stamped;
      const { device, offset } = head();
      const next = tick(head(), (hand.at ?? options.now()) + offset);
      setHead(next);
      return (stamped = formatStamp(next, hand.device ?? device));
    },
    see(seen) {
      const next = see(head(), seen);
      if (next !== head()) setHead({ ms: next.ms, counter: next.counter });
    },
    close() {
      if (changed) draft.set(place, head());
    },
  };
}

function newHead(owner: string, { newDevice }: HeadClockOptions): HeadRow {
  return { id: "head", owner, device: newDevice(), ms: 0, counter: 0, offset: 0, seq: 0, floor: 0, digest: [0, 0] };
}
