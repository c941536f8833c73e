import { createSignal, Show, type JSX } from "solid-js";
import { useNavigate } from "@tanstack/solid-router";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Collection } from "../../app/types.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
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
  const [problem, setProblem] = createSignal("");

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = { name: name().trim(), description: description().trim() || name().trim(), color: color() };
    try {
      const saved = props.collection
        ? await api.changeCollection(props.collection.id, body)
        : await api.createCollection(body);
      await client.invalidateQueries({ queryKey: keys.collections });
      const isNew = !props.collection;
      props.onClose();
      if (isNew) await navigate({ to: "/collections/$collectionId", params: { collectionId: saved.id } });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "It could not be saved. Try again.");
    }
  };

  return (
    <form class="collection-form" onSubmit={(event) => void save(event)}>
      <Field label="Name">
        {(field) => (
          <input
            {...field}
            class="input"
            required
            maxlength={200}
            autofocus
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label="What is in it" hint="Optional: a line for yourself.">
        {(field) => (
          <input
            {...field}
            class="input"
            maxlength={2000}
            value={description()}
            onInput={(event) => setDescription(event.currentTarget.value)}
          />
        )}
      </Field>
      <ColorChoice value={color()} onChange={setColor} />
      <Show when={problem()}>
        <p role="alert" class="form-problem">
          {problem()}
        </p>
      </Show>
      <div class="dialog-actions">
        <Button onClick={() => props.onClose()}>Cancel</Button>
        <Button look="solid" type="submit" disabled={!name().trim()}>
          {props.collection ? "Save" : "Create"}
        </Button>
      </div>
    </form>
  );
}
