import type { JSX } from "solid-js";
import type { SavedCase } from "#core/library/evaluation/cases/saved-case.ts";
import { useApp } from "../../app/context.tsx";
import { useCollections } from "../../app/queries.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { SelectField, optionsOf } from "../../ui/select-field.tsx";
import { createFields, TextField } from "../../ui/text-field.tsx";
import { loaded } from "../../ui/states.tsx";
import { savedCasesKey } from "./saved-cases.ts";
import "./saved-cases.css";

/** A saved question to change, or the beginning of a new one. */
export type EditedCase = Partial<SavedCase> & Pick<SavedCase, "question">;

interface CaseDialogProps {
  /** Closed while undefined. */
  readonly edited: EditedCase | undefined;
  readonly title: string;
  /** What stands above the fields. */
  readonly intro?: string;
  readonly onSaved?: (saved: SavedCase) => void;
  readonly onClose: () => void;
}

export function CaseDialog(props: CaseDialogProps): JSX.Element {
  return (
    <Dialog open={props.edited !== undefined} title={props.title} onClose={() => props.onClose()}>
      <CaseForm {...props} edited={props.edited as EditedCase} />
    </Dialog>
  );
}

/** What a person writes who knows that no document holds the answer; the judge reads it so. */
const NOT_SAID = "The documents do not say.";

function CaseForm(props: CaseDialogProps & { readonly edited: EditedCase }): JSX.Element {
  const { api, client } = useApp();
  const given = props.edited;
  const { values, setValues, text } = createFields({
    question: given.question,
    ground_truth: given.ground_truth ?? "",
    document: given.document ?? "",
    collection_id: given.collection_id ?? "",
  });

  const save = async () => {
    const body = {
      question: values.question.trim(),
      ground_truth: values.ground_truth.trim() || null,
      document: values.document.trim() || null,
      collection_id: values.collection_id || null,
    };
    const { id, rating = null, message_id = null } = given;
    const saved = await (id
      ? api.changeCase({ params: { case_id: id }, body })
      : api.createCase({ body: { ...body, rating, message_id } }));
    await client.invalidateQueries({ queryKey: savedCasesKey });
    props.onSaved?.(saved);
    props.onClose();
  };

  return (
    <DialogForm submit="Save" isComplete={values.question.trim() !== ""} save={save} onCancel={() => props.onClose()}>
      {props.intro && <p class="note">{props.intro}</p>}
      <TextField label="Question" rows={2} maxlength={20_000} {...text("question")} />
      <TextField
        label="Right answer"
        hint="As short as it can be: a name, a number, a date, or one sentence."
        rows={2}
        maxlength={200_000}
        autofocus
        {...text("ground_truth")}
      />
      <label class="case-unsaid">
        <input
          type="checkbox"
          checked={values.ground_truth === NOT_SAID}
          onChange={(event) => setValues("ground_truth", event.currentTarget.checked ? NOT_SAID : "")}
        />
        <span>No document holds the answer</span>
      </label>
      <TextField
        label="Document"
        hint="Optional: the name of the file that holds the answer."
        maxlength={1000}
        {...text("document")}
      />
      <CollectionField id={values.collection_id} onChange={(id) => setValues("collection_id", id)} />
    </DialogForm>
  );
}

/** Where the question is asked; an empty id means everywhere. */
function CollectionField(props: { readonly id: string; readonly onChange: (id: string) => void }): JSX.Element {
  const collections = useCollections();
  return (
    <SelectField
      label="Asked in"
      options={[["", "Every collection"], ...optionsOf(loaded(collections))]}
      value={props.id}
      onChange={props.onChange}
    />
  );
}
