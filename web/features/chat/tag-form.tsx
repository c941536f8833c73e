import { createSignal, Show, type JSX } from "solid-js";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ColorChoice, COLORS } from "../collections/color-choice.tsx";
import type { Tag } from "#core/chat/tags/tag.ts";

/** Name and colour of a tag; `tag` is the one to change. */
export function TagForm(props: {
  readonly tag?: Tag;
  readonly label: string;
  readonly onSave: (fields: { readonly name: string; readonly color: string }) => Promise<unknown>;
  readonly onCancel?: () => void;
}): JSX.Element {
  const [name, setName] = createSignal(props.tag?.name ?? "");
  const [color, setColor] = createSignal(props.tag?.color ?? COLORS[0].value);
  const [problem, setProblem] = createSignal("");
  const [isBusy, setBusy] = createSignal(false);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    try {
      await props.onSave({ name: name().trim(), color: color() });
      setName("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "It could not be saved. Try again.");
    }
    setBusy(false);
  };
  return (
    <form class="tag-form stack" onSubmit={(event) => void save(event)}>
      <TextField
        label={props.tag ? "Name" : "New tag"}
        maxlength={100}
        required
        autocomplete="off"
        value={name()}
        onInput={(text) => (setName(text), setProblem(""))}
      />
      <ColorChoice value={color()} onChange={setColor} />
      <Show when={problem()}>
        <p role="alert" class="form-problem">
          {problem()}
        </p>
      </Show>
      <div class="row">
        <Button small type="submit" disabled={isBusy() || !name().trim()}>
          {isBusy() ? "Saving…" : props.label}
        </Button>
        <Show when={props.onCancel}>
          {(cancel) => (
            <Button small look="plain" onClick={() => cancel()()}>
              Cancel
            </Button>
          )}
        </Show>
      </div>
    </form>
  );
}
