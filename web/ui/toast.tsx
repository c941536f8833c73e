import { createSignal, For, onCleanup, Show, type JSX } from "solid-js";
import { Button, IconButton } from "./button.tsx";
import type { Toasts } from "./toasts.ts";
import "./toast.css";

/** What lies over the page at its foot, such as the passage on a phone, makes room for the messages by this height. */
function keepHeight(region: HTMLElement): void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--toasts-height", `${region.offsetHeight}px`));
  observer.observe(region);
  onCleanup(() => observer.disconnect());
}

/**
 * The messages, at the foot of the page and beside its content, so that they cover nothing. The newest is shown; older
 * ones that are still there open with a button.
 */
export function ToastRegion(props: { readonly toasts: Toasts }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const older = () => Math.max(0, props.toasts.list().length - 1);
  const shown = () => (isOpen() && older() > 0 ? props.toasts.list() : props.toasts.list().slice(-1));
  return (
    <div class="toasts" ref={keepHeight}>
      <Show when={older() > 0}>
        <Button small look="plain" aria-expanded={isOpen()} onClick={() => setOpen((open) => !open)}>
          {isOpen() ? "Show only the newest" : older() === 1 ? "1 earlier message" : `${older()} earlier messages`}
        </Button>
      </Show>
      <div class="toasts-list" role="status" aria-live="polite" aria-atomic="false">
        <For each={shown()}>
          {(toast) => (
            <div class="toast">
              <span>{toast.text}</span>
              <Show when={toast.action}>
                {(action) => (
                  <Button small look="plain" onClick={() => props.toasts.act(toast.id)}>
                    {action().label}
                  </Button>
                )}
              </Show>
              <IconButton icon="close" label="Dismiss" size={16} onClick={() => props.toasts.dismiss(toast.id)} />
            </div>
          )}
        </For>
      </div>
    </div>
  );
}
