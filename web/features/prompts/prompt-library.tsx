import type { NewPrompt, Prompt } from "#core/chat/prompts/prompt.ts";
import { createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { QueryView } from "../../ui/states.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { promptsKey, usePrompts } from "./saved-prompts.ts";
import "./prompts.css";

interface PromptLibraryProps {
  /** The text of a prompt that is to be saved, before it has a name. */
  readonly draft?: string | undefined;
  /** Left out where there is no question to put it into. */
  readonly onUse?: (text: string) => void;
}

/** Offered where there is no prompt yet. */
const EXAMPLES: readonly NewPrompt[] = [
  { name: "Main points", text: "What are the main points?" },
  { name: "Dates", text: "Which dates and deadlines are named?" },
  { name: "Difference", text: "What is the difference between " },
];

/** The prompts a person uses again: choose, add, change and delete. */
export function PromptLibrary(props: PromptLibraryProps): JSX.Element {
  const { api, client, deletes, toasts } = useApp();
  const prompts = usePrompts();
  const lookAgain = () => client.invalidateQueries({ queryKey: promptsKey });
  const [edited, setEdited] = createSignal<Partial<Prompt> | undefined>(
    props.draft === undefined ? undefined : { text: props.draft },
  );
  const visible = (all: readonly Prompt[]) => all.filter(({ id }) => !deletes.isGone(id));
  const remove = (prompt: Prompt) =>
    deletes.remove({
      id: prompt.id,
      what: `The prompt “${prompt.name}”`,
      kind: "prompts",
      commit: async () => {
        await api.deletePrompt({ params: { prompt_id: prompt.id } });
        await lookAgain();
      },
    });
  const addExamples = async () => {
    await toasts.attempt("The examples could not be added.", async () => {
      for (const example of EXAMPLES) await api.createPrompt({ body: example });
    });
    await lookAgain();
  };
  return (
    <Show
      when={edited()}
      keyed
      fallback={
        <div class="prompt-library">
          <QueryView
            query={prompts}
            loading="Loading your prompts…"
            failed="Your prompts could not be loaded."
            isEmpty={(all) => visible(all).length === 0}
            empty={
              <p>
                No prompts yet. Save a text that you use again, and type <kbd>/</kbd> and its name to put it into a
                question.
              </p>
            }
          >
            {(all) => (
              <ul>
                <For each={visible(all())}>
                  {(prompt) => (
                    <li class="prompt-row">
                      <div class="prompt-words">
                        <strong>{prompt.name}</strong>
                        <span>{prompt.text}</span>
                      </div>
                      <Show when={props.onUse}>
                        {(use) => (
                          <Button small onClick={() => use()(prompt.text)}>
                            Use<span class="hidden-visually"> {prompt.name}</span>
                          </Button>
                        )}
                      </Show>
                      <IconButton icon="edit" label={`Change ${prompt.name}`} onClick={() => setEdited(prompt)} />
                      <IconButton icon="trash" label={`Delete ${prompt.name}`} onClick={() => remove(prompt)} />
                    </li>
                  )}
                </For>
              </ul>
            )}
          </QueryView>
          <div class="dialog-actions">
            <Show when={prompts.data?.length === 0}>
              <Button onClick={() => void addExamples()}>Add three examples</Button>
            </Show>
            <Button look="solid" icon="plus" onClick={() => setEdited({})}>
              New prompt
            </Button>
          </div>
        </div>
      }
    >
      {(prompt) => (
        <PromptForm
          prompt={prompt}
          save={async (fields) => {
            await (prompt.id
              ? api.changePrompt({ params: { prompt_id: prompt.id }, body: fields })
              : api.createPrompt({ body: fields }));
            await lookAgain();
            setEdited(undefined);
          }}
          onCancel={() => setEdited(undefined)}
        />
      )}
    </Show>
  );
}

interface PromptFormProps {
  readonly prompt: Partial<Prompt>;
  readonly save: (fields: NewPrompt) => Promise<void>;
  readonly onCancel: () => void;
}

function PromptForm(props: PromptFormProps): JSX.Element {
  const { prompt } = props;
  const [name, setName] = createSignal(prompt.name ?? "");
  const [text, setText] = createSignal(prompt.text ?? "");
  return (
    <DialogForm
      submit="Save"
      isComplete={name().trim() !== "" && text().trim() !== ""}
      save={() => props.save({ name: name().trim(), text: text() })}
      onCancel={() => props.onCancel()}
    >
      <TextField label="Name" required maxlength={100} autofocus value={name()} onInput={setName} />
      <TextField
        label="Text"
        hint="It is inserted into your question, and you can continue writing after it."
        rows={5}
        required
        maxlength={20_000}
        value={text()}
        onInput={setText}
      />
    </DialogForm>
  );
}
