import { createEffect, on, untrack } from "solid-js";

interface ThreadScrollDeps {
  readonly scroller: () => HTMLElement | undefined;
  readonly messages: () => number;
  /** The state of the question on its way. */
  readonly pending: () => string | undefined;
  /** The id of the message that was looked for. */
  readonly foundAt: () => string | undefined;
}

/** Scrolls to the message that the chat was opened at, and to each new question. */
export function scrollThread({ scroller, messages, pending, ...deps }: ThreadScrollDeps): void {
  /** The message that the chat was opened at, until more is said. */
  let foundAt = untrack(deps.foundAt);
  createEffect(on(messages, () => (foundAt = undefined), { defer: true }));
  // A new question goes to the top of the view and stays there, so that its answer grows below without moving anything.
  createEffect(
    on([messages, pending], () =>
      requestAnimationFrame(() => showMessage(scroller(), foundAt) || showLatest(scroller())),
    ),
  );
}

/** False where there is no such message. On a low screen the thread itself does not scroll, but what is around it. */
function showMessage(scroller: HTMLElement | undefined, id: string | undefined): boolean {
  const message = id === undefined ? null : scroller?.querySelector(`[data-message="${CSS.escape(id)}"]`);
  message?.scrollIntoView();
  return Boolean(message);
}

function showLatest(scroller: HTMLElement | undefined): void {
  const questions = scroller?.querySelectorAll(".question") ?? [];
  questions[questions.length - 1]?.scrollIntoView();
}
