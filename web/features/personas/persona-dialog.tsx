import { type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Persona } from "#core/chat/personas/persona.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { Field } from "../../ui/field.tsx";
import { tagsOf } from "../documents/change-documents.ts";
import { createFields, TextField } from "../../ui/text-field.tsx";
import { Switch } from "../../ui/switch.tsx";
import "./personas.css";

interface PersonaDialogProps {
  readonly open: boolean;
  /** The persona to change; a new one is made when left out. */
  readonly persona?: Persona;
  readonly onClose: () => void;
}

export function PersonaDialog(props: PersonaDialogProps): JSX.Element {
  return (
    <Dialog
      open={props.open}
      wide
      title={props.persona ? "Change the persona" : "New persona"}
      onClose={() => props.onClose()}
    >
      <PersonaForm {...props} />
    </Dialog>
  );
}

const USUAL_TEMPERATURE = 0.7;

function PersonaForm(props: PersonaDialogProps): JSX.Element {
  const { api, client } = useApp();
  const { values, setValues, text } = createFields(valuesOf(props.persona));

  const save = async () => {
    const { temperature, tags, ...fields } = values;
    const body = {
      ...fields,
      name: fields.name.trim(),
      tags: tagsOf(tags),
      model_settings: { ...props.persona?.model_settings, temperature },
    };
    await (props.persona
      ? api.changePersona({ params: { persona_id: props.persona.id }, body })
      : api.createPersona({ body }));
    await client.invalidateQueries({ queryKey: keys.personas });
    props.onClose();
  };

  return (
    <DialogForm
      submit={props.persona ? "Save" : "Create"}
      isComplete={values.name.trim() !== ""}
      save={save}
      onCancel={() => props.onClose()}
    >
      <TextField label="Name" required maxlength={200} autofocus {...text("name")} />
      <TextField
        label="What it is for"
        hint="Optional: a line for yourself."
        maxlength={2000}
        {...text("description")}
      />
      <TextField
        label="Instruction"
        hint="What the model is told before your question."
        rows={6}
        required
        maxlength={100_000}
        {...text("system_prompt")}
      />
      <TextField
        label="Greeting"
        hint="Optional: how a chat with a model alone begins."
        maxlength={10_000}
        {...text("sample_greeting")}
      />
      <TextField label="Tags" hint="Separated by commas." maxlength={2000} {...text("tags")} />
      <Field
        label={`Freedom: ${values.temperature.toLocaleString()}`}
        hint="0 keeps to the likeliest words, 2 is wild. Providers call it temperature."
      >
        {(field) => (
          <input
            {...field}
            class="persona-range"
            type="range"
            min="0"
            max="2"
            step="0.1"
            value={values.temperature}
            onInput={(event) => setValues("temperature", event.currentTarget.valueAsNumber)}
          />
        )}
      </Field>
      <Switch isOn={values.is_active} onChange={(isOn) => setValues("is_active", isOn)}>
        Offer it in chats
      </Switch>
    </DialogForm>
  );
}

function valuesOf(persona: Persona | undefined) {
  return {
    name: persona?.name ?? "",
    description: persona?.description ?? "",
    system_prompt: persona?.system_prompt ?? "",
    sample_greeting: persona?.sample_greeting ?? "",
    is_active: persona?.is_active ?? true,
    tags: persona?.tags.join(", ") ?? "",
    temperature: persona?.model_settings.temperature ?? USUAL_TEMPERATURE,
  };
}
