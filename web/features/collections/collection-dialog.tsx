import { createSignal, createUniqueId, Show, type JSX } from "solid-js";
import { useNavigate } from "@tanstack/solid-router";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ColorChoice, COLORS } from "./color-choice.tsx";
import "./collections.css";

interface CollectionDialogProps {
  readonly open: boolean;
  /** The collection to change; a new one is made when left out. */
  readonly collection?: Collection;
  readonly onClose: () => void;
}

export function CollectionDialog(props: CollectionDialogProps): JSX.Element {
  return (
    <Dialog
      open={props.open}
      title={props.collection ? "Change the collection" : "New collection"}
      onClose={() => props.onClose()}
    >
      <CollectionForm {...props} />
    </Dialog>
  );
}

function CollectionForm(props: CollectionDialogProps): JSX.Element {
  const { api, client } = useApp();
  const navigate = useNavigate();
  const [name, setName] = createSignal(props.collection?.name ?? "");
  const [description, setDescription] = createSignal(props.collection?.description ?? "");
  const [color, setColor] = createSignal(props.collection?.color ?? COLORS[0].value);
  const [icon, setIcon] = createSignal(props.collection?.icon ?? "");
  const [stays, setStays] = createSignal(props.collection?.never_leaves ?? false);

  const save = async () => {
    const body = {
      name: name().trim(),
      description: description().trim() || name().trim(),
      color: color(),
      icon: icon().trim() || null,
    };
    const old = props.collection;
    const isMoved = old !== undefined && stays() && !old.never_leaves;
    if (isMoved) await api.changeCollection({ params: { collection_id: old.id }, body });
    const saved = !old
      ? await api.createCollection({ body: { ...body, never_leaves: stays() } })
      : isMoved
        ? await api.keepCollectionHere({ params: { collection_id: old.id } })
        : await api.changeCollection({ params: { collection_id: old.id }, body: { ...body, never_leaves: stays() } });
    await client.invalidateQueries({ queryKey: keys.collections });
    if (isMoved)
      await Promise.all([keys.documents, keys.sessions].map((queryKey) => client.invalidateQueries({ queryKey })));
    props.onClose();
    if (!old || isMoved) await navigate({ to: "/collections/$collectionId", params: { collectionId: saved.id } });
  };

  return (
    <DialogForm
      submit={props.collection ? "Save" : "Create"}
      isComplete={name().trim() !== ""}
      save={save}
      onCancel={() => props.onClose()}
    >
      <TextField label="Name" required maxlength={200} autofocus value={name()} onInput={setName} />
      <TextField
        label="What is in it"
        hint="Optional: a line for yourself."
        maxlength={2000}
        value={description()}
        onInput={setDescription}
      />
      <ColorChoice value={color()} onChange={setColor} />
      <TextField
        label="Icon"
        hint="Optional: one emoji, shown in place of the color."
        value={icon()}
        onInput={setIcon}
      />
      <StaysSwitch was={props.collection?.never_leaves} value={stays()} onChange={setStays} />
    </DialogForm>
  );
}

interface StaysSwitchProps {
  /** As it is now; undefined for a new collection. */
  readonly was: boolean | undefined;
  readonly value: boolean;
  readonly onChange: (stays: boolean) => void;
}

function StaysSwitch(props: StaysSwitchProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="collection-stays">
      <label>
        <input
          type="checkbox"
          checked={props.value}
          aria-describedby={id}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
        Never leaves this device
      </label>
      <p id={id} class="field-hint">
        <Show when={props.was === false && props.value}>
          Its documents and chats are made anew here, and the old ones are erased: from your server and other devices
          too, as they next sync. Other chats that quoted it stay on this device from there on. Evaluation runs of it
          go. Exports made before still hold it.
        </Show>
        <Show when={props.was === true && !props.value}>
          From now on it syncs, and hosted language models may be given passages of it.
        </Show>
        <Show when={props.was === props.value || props.was === undefined}>
          No hosted language model is given any of it, and its documents and chats do not sync.
        </Show>
      </p>
    </div>
  );
}
