import { counted } from "#core/http/counted.ts";
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { outline, outlineOption, withBelow, type Target } from "./arrange.ts";
import type { NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";

interface MoveDialogProps {
  /** What is to be moved; empty while the dialog is closed. */
  readonly ids: readonly string[];
  readonly routes: readonly NavigationRoute[];
  readonly onMove: (target: Target) => void;
  readonly onClose: () => void;
}

/** Every place a route can go, as two lists: for the keyboard, for a phone, and for many at once. */
export function MoveDialog(props: MoveDialogProps): JSX.Element {
  const title = () => {
    const name = props.routes.find(({ id }) => id === props.ids[0])?.name ?? "";
    return props.ids.length === 1 ? `Move “${name}”` : `Move ${counted(props.ids.length, "place")}`;
  };
  return (
    <Dialog open={props.ids.length > 0} title={title()} onClose={() => props.onClose()}>
      <MoveForm {...props} />
    </Dialog>
  );
}

const TOP = "";

function MoveForm(props: MoveDialogProps): JSX.Element {
  const first = props.routes.find(({ id }) => id === props.ids[0]);
  const [parent, setParent] = createSignal(first?.parent_id ?? TOP);
  const [after, setAfter] = createSignal<string>();
  const moved = createMemo(() => new Set(props.ids.flatMap((id) => [...withBelow(props.routes, id)])));
  const parents = createMemo(() => outline(props.routes, true).filter(({ route }) => !moved().has(route.id)));
  const children = createMemo(() =>
    outline(props.routes, true)
      .map(({ route }) => route)
      .filter(({ id, parent_id }) => (parent_id ?? TOP) === parent() && !props.ids.includes(id)),
  );
  const chosenAfter = () => after() ?? children().at(-1)?.id ?? "";
  const move = async () => {
    const parent_id = parent() === TOP ? null : parent();
    // Among all siblings, those that move included: that is how places are counted.
    const siblings = outline(props.routes, true).filter(({ route }) => route.parent_id === parent_id);
    const index = siblings.findIndex(({ route }) => route.id === chosenAfter()) + 1;
    props.onMove({ parent_id, index });
    props.onClose();
  };
  return (
    <DialogForm submit="Move" isComplete save={move} onCancel={() => props.onClose()}>
      <SelectField
        label="Below"
        options={[[TOP, "The top level"], ...parents().map(outlineOption)]}
        value={parent()}
        onChange={(id) => (setParent(id), setAfter(undefined))}
      />
      <SelectField
        label="Place"
        options={[["", "First"], ...children().map(({ id, name }) => [id, `After ${name}`] as const)]}
        value={chosenAfter()}
        onChange={setAfter}
      />
      <Show when={props.ids.length > 1}>
        <p class="note">They stay in the same order.</p>
      </Show>
    </DialogForm>
  );
}
