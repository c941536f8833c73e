import { createSignal, onMount, Show, type JSX } from "solid-js";

/** Renders its children in a task after the one that renders what is around them, so that no task of a start is long. */
export function Later(props: { readonly children: JSX.Element; readonly onShown?: () => void }): JSX.Element {
  const [isDue, setDue] = createSignal(false);
  onMount(() => void nextTask().then(() => (setDue(true), props.onShown?.())));
  return <Show when={isDue()}>{props.children}</Show>;
}

/** Resolves in another task: what a person does, and the painting of the page, may come before it. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => void setTimeout(resolve));
}
