import { createSignal } from "solid-js";
import type { ModuleEvent } from "../../../sandbox/module-event.ts";

/** The most events that are kept; the oldest are dropped first. */
const MOST = 300;

export interface LoggedEvent {
  readonly at: number;
  /** Id of the block whose module it is. */
  readonly block: string;
  readonly event: ModuleEvent;
}

/** What one module has done so far. Milliseconds and bytes; null while they are not known. */
export interface ModuleFigures {
  readonly block: string;
  readonly start: number | null;
  readonly memory: number | null;
  readonly messages: number;
  readonly calls: number;
  readonly callTime: number;
  readonly errors: number;
}

export type DeveloperLog = ReturnType<typeof createDeveloperLog>;

/** What the modules of a page do while it is designed. */
export function createDeveloperLog(now: () => number = Date.now) {
  const [events, setEvents] = createSignal<readonly LoggedEvent[]>([]);
  const [figures, setFigures] = createSignal<ReadonlyMap<string, ModuleFigures>>(new Map());
  return {
    events,
    figures: () => [...figures().values()],
    note(block: string, event: ModuleEvent): void {
      if (event.kind !== "memory") setEvents((before) => [...before, { at: now(), block, event }].slice(-MOST));
      setFigures((before) => new Map(before).set(block, counted(before.get(block) ?? none(block), event)));
    },
    clear: () => (setEvents([]), setFigures(new Map())),
  };
}

const none = (block: string): ModuleFigures => ({
  block,
  start: null,
  memory: null,
  messages: 0,
  calls: 0,
  callTime: 0,
  errors: 0,
});

function counted(figures: ModuleFigures, event: ModuleEvent): ModuleFigures {
  switch (event.kind) {
    case "shown":
      return { ...figures, start: event.duration };
    case "memory":
      return { ...figures, memory: event.bytes };
    case "message":
      return { ...figures, messages: figures.messages + 1 };
    case "error":
      return { ...figures, errors: figures.errors + 1 };
    case "call": {
      const errors = figures.errors + (event.error === undefined ? 0 : 1);
      return { ...figures, errors, calls: figures.calls + 1, callTime: figures.callTime + event.duration };
    }
  }
}
