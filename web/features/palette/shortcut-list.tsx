import { createSignal, For, Show, type JSX } from "solid-js";
import type { Command } from "../../app/commands.ts";
import { useApp } from "../../app/context.tsx";
import { keyLabel, keyOf } from "../../app/shortcuts.ts";
import { Button } from "../../ui/button.tsx";
import { whyNot } from "./choose-key.ts";
import "./palette.css";

/** Keys that belong to a view and not to the list of commands. */
const OTHERS = [
  { keys: ["Enter"], title: "Ask the question" },
  { keys: ["Shift+Enter"], title: "A new line in the question" },
  { keys: ["@"], title: "Name a collection or a document in the question" },
  { keys: ["/"], title: "At the beginning of a line of the question: use a prompt or a command" },
  { keys: ["Esc"], title: "Stop answering, close what is open" },
  { keys: ["[", "]"], title: "Previous and next source" },
  { keys: [keyLabel("Mod+F")], title: "In an open document: find words in it" },
  { keys: ["h", "n"], title: "In an open document: highlight the selected text, or highlight it with a note" },
  {
    keys: [keyLabel("Mod++"), keyLabel("Mod+-"), keyLabel("Mod+0")],
    title: "In an open document: larger, smaller, fit the width",
  },
];

/** Lists the keys, and changes those of commands. */
export function ShortcutList(props: { readonly commands: readonly Command[] }): JSX.Element {
  const { preferences } = useApp();
  const [isChanging, setChanging] = createSignal(false);
  /** Why a key was not taken, and by which command. */
  const [refused, setRefused] = createSignal<{ readonly id: string; readonly reason: string }>();
  const shown = () => props.commands.filter(({ key }) => key || isChanging());
  return (
    <>
      <dl class="shortcuts">
        <For each={shown().map(({ id }) => id)}>
          {(id) => (
            <Show when={props.commands.find((command) => command.id === id)}>
              {(command) => (
                <>
                  <dt>
                    <Show when={isChanging()} fallback={<kbd>{keyLabel(command().key ?? "")}</kbd>}>
                      <KeyChoice
                        command={command()}
                        commands={props.commands}
                        onRefused={(reason) => setRefused(reason === null ? undefined : { id, reason })}
                      />
                    </Show>
                  </dt>
                  <dd>
                    {command().title}
                    <Show when={refused()?.id === id && refused()}>
                      {(why) => (
                        <span role="alert" class="form-problem">
                          {why().reason}
                        </span>
                      )}
                    </Show>
                  </dd>
                </>
              )}
            </Show>
          )}
        </For>
        <For each={OTHERS}>
          {(row) => (
            <>
              <dt>
                <For each={row.keys}>{(key) => <kbd>{key}</kbd>}</For>
              </dt>
              <dd>{row.title}</dd>
            </>
          )}
        </For>
      </dl>
      <p class="field-hint">
        Single letters work outside text fields. Settings › Keyboard has a switch for them. Keys are kept in this
        browser.
      </p>
      <div class="dialog-actions">
        <Show when={Object.keys(preferences.ownKeys()).length > 0}>
          <Button look="plain" onClick={() => preferences.setOwnKeys({})}>
            Usual keys again
          </Button>
        </Show>
        <Button onClick={() => setChanging(!isChanging())}>{isChanging() ? "Done" : "Change keys"}</Button>
      </div>
    </>
  );
}

/** A button that takes the next key that is pressed on it; Delete takes the key away, and Escape and Tab leave it. */
function KeyChoice(props: {
  readonly command: Command;
  readonly commands: readonly Command[];
  /** Null where nothing is wrong any more. */
  readonly onRefused: (reason: string | null) => void;
}): JSX.Element {
  const { preferences } = useApp();
  const [isWaiting, setWaiting] = createSignal(false);
  const end = () => {
    setWaiting(false);
    props.onRefused(null);
  };
  const choose = (key: string) => {
    preferences.setOwnKeys({ ...preferences.ownKeys(), [props.command.id]: key });
    end();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isWaiting() || event.isComposing || event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return end();
    if (event.key === "Delete" || event.key === "Backspace") return choose("");
    if (["Shift", "Control", "Alt", "AltGraph", "Meta"].includes(event.key)) return;
    const key = keyOf(event);
    const reason = whyNot(key, props.command.id, props.commands);
    if (reason === null) choose(key);
    else props.onRefused(reason);
  };
  const label = () => (props.command.key ? keyLabel(props.command.key) : "none");
  return (
    <button
      type="button"
      class="button"
      data-look="soft"
      data-small=""
      aria-label={`Key of ${props.command.title}: ${isWaiting() ? "press the new key, or Delete for none" : label()}`}
      onClick={() => setWaiting(true)}
      onBlur={end}
      onKeyDown={onKeyDown}
    >
      {isWaiting() ? "Press a key" : label()}
    </button>
  );
}
