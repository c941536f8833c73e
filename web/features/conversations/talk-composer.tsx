import { For, onMount, Show, type JSX } from "solid-js";
import { IconButton } from "../../ui/button.tsx";
import { keyOfModel, modelsByServer, type NamedModel } from "./model-choice.ts";
import "../chat/composer.css";

interface TalkComposerProps {
  readonly models: readonly NamedModel[];
  readonly model: NamedModel | undefined;
  readonly onModel: (key: string) => void;
  readonly personas: readonly { readonly id: string; readonly name: string }[];
  readonly personaId: string | null;
  readonly onPersona: (id: string | null) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: (text: string) => void;
  /** Nothing can be sent for the moment. */
  readonly isBusy: boolean;
  /** An answer is being written; gives what stops it. */
  readonly onStop?: (() => void) | undefined;
}

/** Enter sends, Shift+Enter makes a line, Escape stops. */
export function TalkComposer(props: TalkComposerProps): JSX.Element {
  let area: HTMLTextAreaElement | undefined;
  onMount(() => matchMedia("(pointer: fine)").matches && area?.focus());
  const canSend = () => props.text.trim() !== "" && !props.isBusy && props.model !== undefined;
  const send = () => {
    if (!canSend()) return;
    const text = props.text.trim();
    props.onText("");
    props.onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) return (event.preventDefault(), send());
    if (event.key !== "Escape") return;
    if (props.onStop) props.onStop();
    else area?.blur();
  };
  return (
    <form class="composer talk-composer" onSubmit={(event) => (event.preventDefault(), send())}>
      <textarea
        ref={area}
        data-ask=""
        dir="auto"
        class="composer-input"
        rows="1"
        maxlength="200000"
        aria-label="Your message"
        placeholder="Write to the model…"
        value={props.text}
        onInput={(event) => props.onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div class="composer-bar">
        <span class="composer-scope">
          <select
            aria-label="Model"
            value={props.model ? keyOfModel(props.model) : ""}
            onChange={(event) => props.onModel(event.currentTarget.value)}
          >
            <For each={modelsByServer(props.models)}>
              {(group) => (
                <optgroup label={group.server}>
                  <For each={group.models}>
                    {(model) => (
                      <option
                        value={keyOfModel(model)}
                        selected={props.model !== undefined && keyOfModel(model) === keyOfModel(props.model)}
                      >
                        {model.name}
                      </option>
                    )}
                  </For>
                </optgroup>
              )}
            </For>
          </select>
        </span>
        <Show when={props.personas.length > 0}>
          <span class="composer-scope">
            <select
              aria-label="Persona"
              value={props.personaId ?? ""}
              onChange={(event) => props.onPersona(event.currentTarget.value || null)}
            >
              <option value="">No persona</option>
              <For each={props.personas}>
                {(persona) => (
                  <option value={persona.id} selected={persona.id === props.personaId}>
                    {persona.name}
                  </option>
                )}
              </For>
            </select>
          </span>
        </Show>
        <Show
          when={props.onStop}
          fallback={<IconButton class="composer-send" type="submit" icon="send" label="Send" disabled={!canSend()} />}
        >
          {(stop) => <IconButton class="composer-send" icon="stop" label="Stop writing" onClick={() => stop()()} />}
        </Show>
      </div>
    </form>
  );
}
