import { createSignal, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { usePluginActions } from "./plugin-actions.ts";
import type { ManagedPlugin } from "#core/plugins/registry/answers.ts";

type Removed = Pick<ManagedPlugin, "plugin_slug" | "name">;

interface RemoveDialogProps {
  readonly plugin: Removed | undefined;
  readonly onClose: () => void;
  readonly onRemoved?: () => void;
}

/** Says what goes and what stays. */
export function RemoveDialog(props: RemoveDialogProps): JSX.Element {
  return (
    <Dialog
      open={props.plugin !== undefined}
      title={`Remove “${props.plugin?.name ?? ""}”?`}
      onClose={() => props.onClose()}
    >
      <Show when={props.plugin}>{(plugin) => <RemoveForm {...props} plugin={plugin()} />}</Show>
    </Dialog>
  );
}

function RemoveForm(props: Omit<RemoveDialogProps, "plugin"> & { readonly plugin: Removed }): JSX.Element {
  const act = usePluginActions();
  const { sync } = useApp();
  const [withState, setWithState] = createSignal(false);
  const [chosen, setChosen] = createSignal<boolean>();
  // Until the worker that syncs has said whether it does, nothing is taken from other devices.
  const mayBeElsewhere = () => sync.state()?.on ?? true;
  const isOffered = () => chosen() ?? mayBeElsewhere();
  const remove = () => {
    act.remove(props.plugin, { withState: withState(), keepOffered: isOffered() });
    props.onClose();
    props.onRemoved?.();
  };
  return (
    <div class="plugin-review stack">
      <p>Its modules and files go. You can undo this for a few seconds.</p>
      <label class="plugin-switch">
        <input type="checkbox" checked={withState()} onChange={(event) => setWithState(event.currentTarget.checked)} />
        <span>Also delete its stored data. Otherwise the data is back when you install the plugin again.</span>
      </label>
      <Show when={mayBeElsewhere()}>
        <label class="plugin-switch">
          <input type="checkbox" checked={isOffered()} onChange={(event) => setChosen(event.currentTarget.checked)} />
          <span>Keep it in your account, so that your devices still offer it.</span>
        </label>
      </Show>
      <div class="dialog-actions">
        <Button onClick={() => props.onClose()}>Keep it</Button>
        <Button look="danger" onClick={remove}>
          Remove it
        </Button>
      </div>
    </div>
  );
}
