import { createEffect, createSignal, on } from "solid-js";
import { useApp } from "./context.tsx";

export interface Choice<Value> {
  /** What the control shows: what was chosen until it is stored, and what is stored otherwise. */
  value(): Value;
  choose(value: Value): void;
}

interface ChoiceDeps<Value> {
  /** What is stored, as last heard. */
  readonly stored: () => Value;
  /** Stores a value and loads again what `stored` reads. Rejects where the value was not stored. */
  readonly save: (value: Value) => Promise<unknown>;
  /** The last choice was not stored; `value` has gone back to what is stored. */
  readonly onFailed: (reason: string, value: Value) => void;
}

/**
 * A checkbox, switch or list whose choice a request stores. One request at a time, the last choice last: an answer to an
 * earlier choice never undoes a later one.
 */
export function createChoice<Value>({ stored, save, onFailed }: ChoiceDeps<Value>): Choice<Value> {
  const [chosen, setChosen] = createSignal<{ readonly value: Value }>();
  let isSaving = false;
  // The list may be loaded again later than `save` returns: another request for it takes the place of ours.
  createEffect(on(stored, () => !isSaving && setChosen(undefined), { defer: true }));

  const run = async () => {
    if (isSaving) return;
    isSaving = true;
    for (let next = chosen(); next !== undefined;) {
      const failure = await save(next.value).then(() => undefined, reasonOf);
      const now = chosen();
      if (now !== next) {
        next = now;
        continue;
      }
      isSaving = false;
      if (failure !== undefined || isSame(stored(), next.value)) setChosen(undefined);
      if (failure !== undefined) onFailed(failure, next.value);
      return;
    }
    isSaving = false;
  };
  return {
    value() {
      const mine = chosen();
      return mine ? mine.value : stored();
    },
    choose(value) {
      setChosen({ value });
      void run();
    },
  };
}

/** The same, with a toast where the choice could not be stored; `failure` is its first sentence. */
export function useChoice<Value>({
  failure,
  ...deps
}: Omit<ChoiceDeps<Value>, "onFailed"> & { readonly failure: (value: Value) => string }): Choice<Value> {
  const { toasts } = useApp();
  return createChoice({ ...deps, onFailed: (reason, value) => void toasts.show(`${failure(value)} ${reason}`) });
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "");

/** Values are plain data. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
