import { isRecord } from "#core/storage/is-record.ts";
/** Calls a listener in the worker by its number. */
export type Tell = (listener: number, value: unknown) => void;

/** The methods of a service by name. What they throw is told to the plugin by its message. */
export type Service = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** A service as the page makes it for one module. */
export interface MadeService {
  readonly methods: Service;
  /** Forgets every listener. */
  close?(): void;
}

/** What a plugin may not do. */
export class NotAllowed extends Error {
  readonly status = 403;
}

/** What is not there for a plugin. */
export class NotThere extends Error {
  readonly status = 404;
}

/** The number that the worker sent in place of a function. Throws where there is none. */
export function listenerOf(given: unknown): number {
  const listener = isRecord(given) ? given["listener"] : undefined;
  if (typeof listener !== "number") throw new Error("Give a function to call.");
  return listener;
}

export function textOf(given: unknown, what: string): string {
  if (typeof given !== "string" || given === "" || given.length > 2_000) throw new Error(`Give ${what} as a text.`);
  return given;
}

/** The most functions of one module that listen to one service. */
const MOST_LISTENERS = 50;

export function createListeners(tell: Tell) {
  const known = new Set<number>();
  return {
    add(given: unknown): void {
      const listener = listenerOf(given);
      if (known.size >= MOST_LISTENERS && !known.has(listener))
        throw new Error(`At most ${MOST_LISTENERS} functions can listen.`);
      known.add(listener);
    },
    remove: (given: unknown) => void known.delete(listenerOf(given)),
    tellAll: (value: unknown) => known.forEach((listener) => tell(listener, value)),
    clear: () => known.clear(),
  };
}
