import { createSignal, For, Show, type JSX } from "solid-js";
import { Button, IconButton } from "./button.tsx";
import "./toast.css";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Toasts {
  list(): readonly Toast[];
  /** Shows a line for a while (milliseconds); returns how to take it away earlier. */
  show(text: string, options?: { readonly action?: Toast["action"]; readonly duration?: number }): () => void;
  dismiss(id: number): void;
}

export function createToasts(): Toasts {
  const [list, setList] = createSignal<readonly Toast[]>([]);
  let next = 1;
  const dismiss = (id: number) => void setList((current) => current.filter((toast) => toast.id !== id));
  return {
    list,
    dismiss,
    show(text, options = {}) {
      const toast: Toast = { id: next++, text, ...(options.action ? { action: options.action } : {}) };
      const remove = () => dismiss(toast.id);
      setList((current) => [...current.slice(-2), toast]);
      setTimeout(remove, options.duration ?? 7000);
      return remove;
    },
  };
}

export function ToastRegion(props: { readonly toasts: Toasts }): JSX.Element {
  return (
    <div class="toasts" role="status" aria-live="polite" aria-atomic="false">
      <For each={props.toasts.list()}>
        {(toast) => (
          <div class="toast">
            <span>{toast.text}</span>
            <Show when={toast.action}>
              {(action) => (
                <Button small look="plain" onClick={() => (action().run(), props.toasts.dismiss(toast.id))}>
                  {action().label}
                </Button>
              )}
            </Show>
            <IconButton icon="close" label="Dismiss" size={16} onClick={() => props.toasts.dismiss(toast.id)} />
          </div>
        )}
      </For>
    </div>
  );
}
