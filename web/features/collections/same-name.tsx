import { counted } from "#core/http/counted.ts";
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { useCollections } from "../../app/queries.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import { Button } from "../../ui/button.tsx";
import { loaded } from "../../ui/states.tsx";

/** Two devices that had not met yet may each have made a collection of this name: offers to put them together. */
export function SameName(props: { readonly collection: Collection }): JSX.Element {
  const { api, client, toasts } = useApp();
  const collections = useCollections();
  const [busy, setBusy] = createSignal(false);
  const other = createMemo(() => {
    const { id, name, never_leaves } = props.collection;
    return (loaded(collections) ?? []).find(
      (each) => each.id !== id && each.name === name && each.never_leaves === never_leaves,
    );
  });
  const putTogether = async (from: Collection) => {
    setBusy(true);
    await toasts.attempt("The collections were not merged.", async () => {
      await api.takeInCollection({ params: { collection_id: props.collection.id, other_id: from.id } });
      await Promise.all(
        [keys.collections, keys.documents, keys.sessions, keys.runs].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      toasts.show(`Both collections are now one, “${from.name}”.`);
    });
    setBusy(false);
  };
  return (
    <Show when={other()}>
      {(twin) => (
        <p class="same-name">
          There is another “{twin().name}” with {counted(twin().document_count, "document")}.
          <Button small disabled={busy()} onClick={() => void putTogether(twin())}>
            Put both together
          </Button>
        </p>
      )}
    </Show>
  );
}
