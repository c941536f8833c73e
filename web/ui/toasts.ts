import { createSignal } from "solid-js";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastOptions {
  readonly action?: ToastAction;
  /** Milliseconds; longer while it is held. */
  readonly duration?: number;
  /** Called once when it is no longer shown, and its action was not taken. */
  readonly onGone?: () => void;
}

export interface Toasts {
  list(): readonly Toast[];
  /** Shows a line for a while; returns how to take it away earlier. */
  show(text: string, options?: ToastOptions): () => void;
  /** Does the work; where it fails, shows what did not work and the reason. Resolves with whether it worked. */
  attempt(problem: string, work: () => Promise<unknown>): Promise<boolean>;
  dismiss(id: number): void;
  act(id: number): void;
  /** Takes the newest action named "Undo"; false where none is shown. */
  undo(): boolean;
}

const SHOWN_AT_ONCE = 3;
const ASKS_AGAIN = 1000;

/** `isHeld` tells whether people are at the messages, or cannot reach them now: none goes away meanwhile. */
export function createToasts(isHeld: () => boolean): Toasts {
  const [list, setList] = createSignal<readonly Toast[]>([]);
  const gone = new Map<number, () => void>();
  let next = 1;

  function dismiss(id: number): void {
    setList((current) => current.filter((toast) => toast.id !== id));
    const onGone = gone.get(id);
    gone.delete(id);
    onGone?.();
  }
  function act(id: number): void {
    const action = list().find((toast) => toast.id === id)?.action;
    gone.delete(id);
    dismiss(id);
    action?.run();
  }
  function show(text: string, { action, duration = 7000, onGone }: ToastOptions = {}): () => void {
    const id = next++;
    if (onGone) gone.set(id, onGone);
    list()
      .slice(0, 1 - SHOWN_AT_ONCE)
      .forEach((toast) => dismiss(toast.id));
    setList((current) => [...current, { id, text, ...(action && { action }) }]);
    const expire = () => (isHeld() ? void setTimeout(expire, ASKS_AGAIN) : dismiss(id));
    setTimeout(expire, duration);
    return () => dismiss(id);
  }
  return {
    list,
    show,
    dismiss,
    act,
    async attempt(problem, work) {
      try {
        await work();
        return true;
      } catch (error) {
        show(`${problem} ${error instanceof Error ? error.message : "Try again."}`);
        return false;
      }
    },
    undo() {
      const toast = list().findLast(({ action }) => action?.label === "Undo");
      if (toast) act(toast.id);
      return toast !== undefined;
    },
  };
}

/** Behind a dialog a message can neither be read nor answered. */
export const isToastHeld = (): boolean =>
  document.querySelector(".toasts:is(:hover, :focus-within), dialog:modal") !== null;
