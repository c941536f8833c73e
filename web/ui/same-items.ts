import { createComputed } from "solid-js";
import { createStore, reconcile } from "solid-js/store";

/**
 * A list that is made anew with each change, with the items of one id the same as before. An element that is drawn for an
 * item then stays while the list changes. A new element would lose a click that began on the old one.
 *
 * What stands in an item is changed in place: the items must belong to nobody else.
 */
export function createSameItems<Item extends { readonly id: string }>(list: () => readonly Item[]): readonly Item[] {
  const [same, setSame] = createStore<Item[]>([]);
  createComputed(() => setSame(reconcile([...list()], { key: "id" })));
  return same;
}
