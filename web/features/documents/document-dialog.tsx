import { createSignal, Show, type JSX } from "solid-js";
import { counted } from "#core/http/counted.ts";
import { useApp } from "../../app/context.tsx";
import { useCollections } from "../../app/queries.ts";
import type { Document } from "#core/library/documents/document.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { SelectField, optionsOf } from "../../ui/select-field.tsx";
import { loaded } from "../../ui/states.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { changeDocuments, tagsOf } from "./change-documents.ts";
import { ReplaceButton } from "./replace-button.tsx";

interface DocumentDialogProps {
  /** Open while there are any. */
  readonly documents: readonly Document[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

const STAYS = ["", "Where each is now"] as const;

/** Name, collection and tags of one document; collection and further tags of several. */
export function DocumentDialog(props: DocumentDialogProps): JSX.Element {
  const title = () => {
    const [first, ...others] = props.documents;
    return others.length > 0 ? `Change ${counted(props.documents.length, "document")}` : first?.original_filename;
  };
  return (
    <Dialog open={props.documents.length > 0} title={title() ?? ""} onClose={() => props.onClose()}>
      <DocumentForm {...props} />
    </Dialog>
  );
}

function DocumentForm(props: DocumentDialogProps): JSX.Element {
  const app = useApp();
  const collections = useCollections();
  // As they were when the dialog was opened: what changes meanwhile does not change the form.
  const { documents } = props;
  const [first] = documents;
  const only = documents.length === 1 ? first : undefined;
  const [name, setName] = createSignal(only?.original_filename ?? "");
  const [place, setPlace] = createSignal(only?.collection_id ?? "");
  const [isCopied, setCopied] = createSignal(false);
  const [tags, setTags] = createSignal(only?.tags.join(", ") ?? "");

  const target = () => (loaded(collections) ?? []).find(({ id }) => id === place());
  const moves = () => target() !== undefined && documents.some(({ collection_id }) => collection_id !== place());
  const save = async () => {
    const to = target();
    const added = tagsOf(tags());
    await changeDocuments(app, documents, {
      ...(only && name().trim() !== only.original_filename && { original_filename: name().trim() }),
      ...(to && moves() && { place: { id: to.id, name: to.name, isCopied: isCopied() } }),
      ...((only ? added.join() !== only.tags.join() : added.length > 0) && {
        tags: (before) => (only ? added : [...new Set([...before, ...added])]),
      }),
    });
    props.onClose();
    props.onDone?.();
  };

  return (
    <DialogForm submit="Save" isComplete={!only || name().trim() !== ""} save={save} onCancel={() => props.onClose()}>
      <Show when={only}>
        <TextField label="Name" required maxlength={255} autofocus value={name()} onInput={setName} />
      </Show>
      <SelectField
        label="Collection"
        options={[...(only ? [] : [STAYS]), ...optionsOf(loaded(collections))]}
        value={place()}
        onChange={setPlace}
      />
      <Show when={moves()}>
        <label class="document-copied">
          <input type="checkbox" checked={isCopied()} onChange={(event) => setCopied(event.currentTarget.checked)} />
          Put a copy there, and leave {only ? "the document" : "the documents"} in place
        </label>
      </Show>
      <TextField
        label={only ? "Tags" : "Add tags"}
        hint="Words to find it by, divided by commas."
        maxlength={2000}
        value={tags()}
        onInput={setTags}
      />
      <Show when={only}>{(document) => <ReplaceButton document={document()} onChosen={() => props.onClose()} />}</Show>
    </DialogForm>
  );
}
