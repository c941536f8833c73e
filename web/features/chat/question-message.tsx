import { createSignal, Show, type JSX } from "solid-js";
import { Button, IconButton } from "../../ui/button.tsx";
import { Versions } from "./versions.tsx";

interface QuestionMessageProps {
  readonly id: string;
  readonly text: string;
  readonly versions: readonly string[];
  readonly onVersion: (id: string) => void;
  readonly onEdit: (text: string) => void;
  /** Another question is being answered. */
  readonly isBusy: boolean;
}

/** A question as it was asked; it may be put in other words, and every wording keeps its answer. */
export function QuestionMessage(props: QuestionMessageProps): JSX.Element {
  const [editing, setEditing] = createSignal(false);
  let area: HTMLTextAreaElement | undefined;
  let edit: HTMLButtonElement | undefined;
  const close = () => {
    setEditing(false);
    queueMicrotask(() => edit?.focus());
  };
  const save = () => {
    const text = area?.value.trim() ?? "";
    if (text === "" || props.isBusy) return;
    setEditing(false);
    if (text !== props.text) props.onEdit(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) return (event.preventDefault(), save());
    if (event.key === "Escape") return (event.stopPropagation(), close());
  };

  return (
    <Show
      when={editing()}
      fallback={
        <div class="question-row">
          <p class="question" dir="auto">
            {props.text}
          </p>
          <div class="question-actions">
            <Versions of="question" id={props.id} versions={props.versions} onChoose={props.onVersion} />
            <IconButton
              ref={edit}
              icon="edit"
              size={16}
              label="Change this question"
              disabled={props.isBusy}
              onClick={() => {
                setEditing(true);
                queueMicrotask(() => {
                  area?.focus();
                  area?.setSelectionRange(area.value.length, area.value.length);
                });
              }}
            />
          </div>
        </div>
      }
    >
      <form class="question-edit" onSubmit={(event) => (event.preventDefault(), save())}>
        <textarea ref={area} dir="auto" maxlength="20000" aria-label="The question" onKeyDown={onKeyDown}>
          {props.text}
        </textarea>
        <p class="question-edit-actions">
          <Button small look="plain" onClick={close}>
            Cancel
          </Button>
          <Button small look="solid" type="submit" disabled={props.isBusy}>
            Ask this instead
          </Button>
        </p>
      </form>
    </Show>
  );
}
