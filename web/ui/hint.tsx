import { createEffect, createSignal, Show, type JSX } from "solid-js";
import { Portal } from "solid-js/web";
import "./hint.css";

/** A small card beside what the pointer or the focus is on. It repeats, in short, what opening shows; so it is not announced. */
export function Hint(props: { readonly anchor: HTMLElement | undefined; readonly children: JSX.Element }): JSX.Element {
  return (
    <Show when={props.anchor}>
      {(anchor) => (
        <Portal>
          <Card anchor={anchor()}>{props.children}</Card>
        </Portal>
      )}
    </Show>
  );
}

const GAP = 8;

function Card(props: { readonly anchor: HTMLElement; readonly children: JSX.Element }): JSX.Element {
  const [place, setPlace] = createSignal<JSX.CSSProperties>({ visibility: "hidden" });
  let card: HTMLDivElement | undefined;
  createEffect(() => {
    if (!card) return;
    const from = props.anchor.getBoundingClientRect();
    const left = Math.max(GAP, Math.min(from.left - 16, innerWidth - card.offsetWidth - GAP));
    const above = from.top - card.offsetHeight - GAP;
    setPlace({ left: `${left}px`, top: `${above > GAP ? above : from.bottom + GAP}px` });
  });
  return (
    <div ref={card} class="hint" style={place()} aria-hidden="true">
      {props.children}
    </div>
  );
}
