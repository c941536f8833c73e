import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { createConversationApi, type Conversation } from "./conversation-api.ts";
import { useLookAgain } from "./use-tags.ts";

export function RenameDialog(props: {
  readonly conversation: Conversation | undefined;
  readonly onClose: () => void;
}): JSX.Element {
  return (
    <Dialog open={props.conversation !== undefined} title="Rename the conversation" onClose={() => props.onClose()}>
      <Show when={props.conversation}>
        {(conversation) => <RenameForm conversation={conversation()} onClose={() => props.onClose()} />}
      </Show>
    </Dialog>
  );
}

function RenameForm(props: { readonly conversation: Conversation; readonly onClose: () => void }): JSX.Element {
  const { api } = useApp();
  const lookAgain = useLookAgain();
  const [title, setTitle] = createSignal(props.conversation.title ?? "");
  const [problem, setProblem] = createSignal("");
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await createConversationApi(api).change(props.conversation.id, { title: title().trim() || null });
      await lookAgain();
      props.onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "It could not be saved. Try again.");
    }
  };
  return (
    <form class="tag-form" onSubmit={(event) => void save(event)}>
      <Field label="Title">
        {(field) => (
          <input
            {...field}
            class="input"
            dir="auto"
            maxlength={500}
            autofocus
            value={title()}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        )}
      </Field>
      <Show when={problem()}>
        <p role="alert" class="form-problem">
          {problem()}
        </p>
      </Show>
      <div class="dialog-actions">
        <Button onClick={() => props.onClose()}>Cancel</Button>
        <Button look="solid" type="submit">
          Save
        </Button>
      </div>
    </form>
  );
}
