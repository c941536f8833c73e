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

/** False where there is no such message. */
function showMessage(scroller: HTMLElement | undefined, id: string | undefined): boolean {
  const message = id === undefined ? null : scroller?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);
  if (scroller && message) scroller.scrollTo({ top: message.offsetTop - 24 });
  return Boolean(message);
}

function showLatest(scroller: HTMLElement | undefined): void {
  const questions = scroller?.querySelectorAll<HTMLElement>(".question") ?? [];
  const last = questions[questions.length - 1];
  if (scroller && last) scroller.scrollTo({ top: last.offsetTop - 24 });
}
