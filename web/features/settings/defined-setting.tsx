import { useQueryClient } from "@tanstack/solid-query";
import { createEffect, createSignal, createUniqueId, Match, on, Show, Switch, type JSX } from "solid-js";
import { RequestFailed } from "#core/http/request-failed.ts";
import { createChoice } from "../../app/choice.ts";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { applyHere } from "./apply-here.ts";
import { type Place, setSetting, settingKeys } from "./set-setting.ts";
import type { SettingDefinition, SettingInstance } from "#core/workspace/settings/setting.ts";
import { SettingControl } from "./setting-control.tsx";
import { controlFor, fromText, inWords, isSame, limitsInWords, toText } from "./setting-value.ts";

interface DefinedSettingProps {
  readonly definition: SettingDefinition;
  /** The value set for this place; undefined where the default counts. */
  readonly instance: SettingInstance | undefined;
  readonly place: Place;
  /** Of a value among several. */
  readonly name?: string;
}

type SaveState =
  | { readonly phase: "still" | "saving" | "saved" }
  | { readonly phase: "refused" | "failed"; readonly reason: string };

/** One value: what it is for, its control, how saving went, and the way back to the default. */
export function DefinedSetting(props: DefinedSettingProps): JSX.Element {
  const id = createUniqueId();
  const value = () => (props.instance ? props.instance.value : props.definition.default_value);
  const control = () => controlFor(props.definition, value());
  const [text, setText] = createSignal("");
  const { state, setState, save, reset } = useSaving(props);
  const shown = () => toText(control(), value());
  // What is stored comes into the control when it changes; what somebody is writing meanwhile is theirs.
  createEffect(
    on(shown, (now, before) => {
      if (before === undefined || text() === before || state().phase === "saving") setText(now);
    }),
  );

  const isTyped = () => control() !== "switch" && control() !== "choice";
  const isChanged = () => isTyped() && text() !== shown();
  const isOwn = () => props.instance !== undefined && !isSame(props.instance.value, props.definition.default_value);
  const write = async (written: string): Promise<boolean> => {
    const parsed = fromText(control(), props.definition.type, written);
    if ("problem" in parsed) return (setState({ phase: "refused", reason: parsed.problem }), false);
    const isSaved = await save(parsed.value);
    if (control() === "secret" && isSaved) setText("");
    return isSaved;
  };
  const choice = createChoice({
    stored: shown,
    async save(written) {
      if (!(await write(written))) throw new Error("The reason is beside the setting.");
    },
    onFailed: () => undefined,
  });
  const label = () => props.name ?? props.definition.name;
  const facts = () =>
    [
      limitsInWords(props.definition),
      control() === "lines" ? "one on each line" : control() === "json" ? "as JSON" : "",
      control() === "secret" ? "kept encrypted" : `default: ${inWords(props.definition.default_value)}`,
    ].filter(Boolean);

  return (
    // What a value must keep to, the service says: it knows all of it, and says it in one language.
    <form class="setting" novalidate onSubmit={(event) => (event.preventDefault(), void write(text()))}>
      <div class="setting-words">
        <label for={id}>{label()}</label>
        <div id={`${id}-about`}>
          <Show when={props.definition.description && props.name === undefined}>
            <p>{props.definition.description}</p>
          </Show>
          <p class="note">{facts().join(" · ")}</p>
        </div>
      </div>
      <div class="setting-change">
        <SettingControl
          control={control()}
          definition={props.definition}
          text={isTyped() ? text() : choice.value()}
          isStored={props.instance !== undefined}
          attributes={{
            id,
            "aria-describedby": `${id}-about ${id}-state`,
            "aria-invalid": state().phase === "refused",
          }}
          onText={(written) => (setText(written), setState({ phase: "still" }))}
          onChoose={choice.choose}
        />
        <Show when={isChanged()}>
          <div class="row">
            <Button small look="solid" type="submit" disabled={state().phase === "saving"}>
              Save
            </Button>
            <Button small look="plain" onClick={() => (setText(shown()), setState({ phase: "still" }))}>
              Leave it
            </Button>
          </div>
        </Show>
        <Show when={isOwn() && !isChanged()}>
          <Button
            small
            look="plain"
            icon="retry"
            aria-label={`${label()}: ${backLabel(control())}`}
            onClick={() => void reset()}
          >
            {backLabel(control())}
          </Button>
        </Show>
        <SavingState id={`${id}-state`} state={state()} />
      </div>
    </form>
  );
}

function SavingState(props: { readonly id: string; readonly state: SaveState }): JSX.Element {
  const problem = () => ("reason" in props.state ? props.state.reason : "");
  return (
    <div class="note" id={props.id} role="status">
      <Switch>
        <Match when={props.state.phase === "saving"}>Saving…</Match>
        <Match when={props.state.phase === "saved"}>
          <span class="setting-saved">
            <Icon name="check" size={16} /> Saved
          </span>
        </Match>
        <Match when={problem()}>
          <span class="form-problem">
            {props.state.phase === "failed" ? "Not saved. " : ""}
            {problem()}
          </span>
        </Match>
      </Switch>
    </div>
  );
}

const backLabel = (control: string) => (control === "secret" ? "Take it away" : "Back to default");

function useSaving(props: DefinedSettingProps) {
  const { api, preferences } = useApp();
  const client = useQueryClient();
  const [state, setState] = createSignal<SaveState>({ phase: "still" });
  const attempt = async (action: () => Promise<unknown>, value: unknown): Promise<boolean> => {
    setState({ phase: "saving" });
    try {
      await action();
      await client.invalidateQueries({ queryKey: settingKeys.instances });
      applyHere(preferences, props.definition.id, props.place, value);
      setState({ phase: "saved" });
      return true;
    } catch (error) {
      setState(refusalIn(error));
      return false;
    }
  };
  return {
    state,
    setState,
    save: (value: unknown) =>
      attempt(() => setSetting(api, props.definition.id, value, props.place, props.name), value),
    reset: () => {
      const { instance } = props;
      if (instance)
        return attempt(
          () => api.deleteSettingInstance({ params: { instance_id: instance.id } }),
          props.definition.default_value,
        );
    },
  };
}

/** What the service says of the value stands at the field, in its words. */
function refusalIn(error: unknown): SaveState {
  const problem = error instanceof RequestFailed ? error.problems.find(({ field }) => field === "value") : undefined;
  if (problem)
    return { phase: "refused", reason: `${problem.message.charAt(0).toUpperCase()}${problem.message.slice(1)}.` };
  return { phase: "failed", reason: error instanceof Error ? error.message : "Try again." };
}
