import { createEffect, createUniqueId, onCleanup, Show, Suspense, type JSX } from "solid-js";
import { IconButton } from "./button.tsx";
import { Loading } from "./states.tsx";
import "./dialog.css";

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** The title is for screen readers only: the content shows what this is. */
  readonly bare?: boolean;
  /** On a narrow screen it comes from the bottom, where thumbs are. */
  readonly sheet?: boolean;
  readonly children: JSX.Element;
}

/** A modal dialog. The browser's own element traps focus, closes on Escape and makes the page behind inert. */
export function Dialog(props: DialogProps): JSX.Element {
  return (
    <Show when={props.open}>
      <OpenDialog {...props} />
    </Show>
  );
}

function OpenDialog(props: DialogProps): JSX.Element {
  const titleId = createUniqueId();
  const before = document.activeElement;
  let element: HTMLDialogElement | undefined;
  // A selection that is drawn out of a field ends in a click on the dialog, which must not lose what was written.
  let isPressedOutside = false;
  createEffect(() => element?.showModal());
  onCleanup(() => before instanceof HTMLElement && before.isConnected && before.focus());

  return (
    <dialog
      ref={element}
      class="dialog"
      data-wide={props.wide}
      data-bare={props.bare}
      data-sheet={props.sheet}
      aria-labelledby={titleId}
      onClose={() => props.onClose()}
      onPointerDown={(event) => (isPressedOutside = event.target === element)}
      onClick={(event) => isPressedOutside && event.target === element && props.onClose()}
    >
      <div class="dialog-body">
        <header class={props.bare ? "hidden-visually" : "dialog-head"}>
          <h2 id={titleId}>{props.title}</h2>
          <Show when={!props.bare}>
            <IconButton icon="close" label="Close" onClick={() => props.onClose()} />
          </Show>
        </header>
        {/* Waiting takes elements out of the page for a moment, and a dialog that comes back is no longer modal. */}
        <Suspense fallback={<Loading what="Opening…" />}>{props.children}</Suspense>
      </div>
    </dialog>
  );
}
