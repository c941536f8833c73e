import { Show, type JSX } from "solid-js";
import type { Collection } from "#core/library/collections/collection.ts";
import "./collections.css";

/** Stands before the name of a collection, wherever that is shown. */
export function CollectionMark(props: { readonly collection: Pick<Collection, "color" | "icon"> }): JSX.Element {
  return (
    <Show
      when={props.collection.icon}
      fallback={<span class="swatch" style={{ background: props.collection.color }} />}
    >
      {(icon) => (
        <span class="collection-icon" aria-hidden="true">
          {icon()}
        </span>
      )}
    </Show>
  );
}
