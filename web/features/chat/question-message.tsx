import { createSignal, Show, type JSX } from "solid-js";
import { createDraft } from "../../app/draft.ts";
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
  const draft = createDraft(() => `question ${props.id}`);
  // What was being written when the chat was left is there again.
  const [editing, setEditing] = createSignal(draft.text() !== "");
  let area: HTMLTextAreaElement | undefined;
  let edit: HTMLButtonElement | undefined;
  const close = () => {
    draft.write("");
    setEditing(false);
    queueMicrotask(() => edit?.focus());
  };
  const save = () => {
    const text = area?.value.trim() ?? "";
    if (text === "" || props.isBusy) return;
    draft.write("");
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
        <textarea
          ref={area}
          dir="auto"
          maxlength="20000"
          aria-label="The question"
          onInput={(event) => draft.write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        >
          {draft.text() || props.text}
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
