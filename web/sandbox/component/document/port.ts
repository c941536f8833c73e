import { isCallback } from "../../is-callback.ts";
import { failureOf, type CallFailure } from "../../call-failure.ts";
import type { FromComponent, GivenFile, ToComponent } from "../messages.ts";

export type Tell = (message: FromComponent, transfer?: Transferable[]) => void;

/** The line to the page, with calls that wait for an answer. */
export interface Line {
  readonly tell: Tell;
  /** Calls a method of a service. */
  call(service: string, method: string, args: readonly unknown[]): Promise<unknown>;
  /** A file of the bundle; rejects where there is none. */
  file(path: string): Promise<GivenFile>;
  hear(message: ToComponent): void;
}

interface Waiting<Value> {
  resolve(value: Value): void;
  reject(error: Error): void;
}

export function createLine(tell: Tell): Line {
  const calls = new Map<number, Waiting<unknown>>();
  const files = new Map<number, Waiting<GivenFile>>();
  const functions: ((value: unknown) => void)[] = [];
  let last = 0;

  /** A function cannot be sent: the page is told the number that it calls it by, the same for the same function. */
  function numbered(given: unknown): unknown {
    if (!isCallback(given)) return given;
    const known = functions.indexOf(given);
    if (known >= 0) return { listener: known };
    functions.push(given);
    return { listener: functions.length - 1 };
  }

  return {
    tell,
    call(service, method, args) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        calls.set(id, { resolve, reject });
        tell({ kind: "call", id, service, method, args: args.map(numbered).map(plainly) });
      });
    },
    file(path) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        files.set(id, { resolve, reject });
        tell({ kind: "file", id, path });
      });
    },
    hear(message) {
      if (message.kind === "event") functions[message.listener]?.(message.value);
      if (message.kind === "answer") settle(calls, message.id, message, message.value);
      if (message.kind === "file") settle(files, message.id, message, message.file as GivenFile);
    },
  };
}

/** What JSON can say: a value with functions or elements in it cannot be sent. */
const plainly = (value: unknown): unknown => {
  const text = JSON.stringify(value);
  return text === undefined ? null : JSON.parse(text);
};

function settle<Value>(waiting: Map<number, Waiting<Value>>, id: number, { error, status }: CallFailure, value: Value) {
  const found = waiting.get(id);
  waiting.delete(id);
  if (error === undefined) found?.resolve(value);
  else found?.reject(failureOf(error, status));
}
