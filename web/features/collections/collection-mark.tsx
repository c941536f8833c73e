import type { JSX } from "solid-js";
import type { Collection } from "../../app/types.ts";
import "./collections.css";

/** Stands before the name of a collection, wherever that is shown. */
export function CollectionMark(props: { readonly collection: Pick<Collection, "color"> }): JSX.Element {
  return <span class="swatch" style={{ background: props.collection.color }} />;
}
