import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { createFields, TextField } from "../../ui/text-field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { outline, outlineOption } from "./arrange.ts";
import type { NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";
import { OpensField } from "./opens-field.tsx";
import { ICONS } from "./route-icon.ts";

interface RouteDialogProps {
  readonly open: boolean;
  /** The place to change; a new one is made when left out. */
  readonly route?: NavigationRoute;
  readonly routes: readonly NavigationRoute[];
  readonly onClose: () => void;
}

export function RouteDialog(props: RouteDialogProps): JSX.Element {
  return (
    <Dialog open={props.open} title={props.route ? "Change the place" : "Add a place"} onClose={() => props.onClose()}>
      <RouteForm {...props} />
    </Dialog>
  );
}

function RouteForm(props: RouteDialogProps): JSX.Element {
  const { api, client } = useApp();
  const { values, setValues, text } = createFields({
    name: props.route?.name ?? "",
    route: props.route?.route ?? "",
    icon: props.route?.icon ?? "folder",
    description: props.route?.description ?? "",
    parent_id: props.route?.parent_id ?? null,
    is_visible: props.route?.is_visible ?? true,
    default_page_id: props.route?.default_page_id ?? null,
    default_component_id: props.route?.default_component_id ?? null,
  });

  const save = async () => {
    const { parent_id, ...fields } = values;
    const body = { ...fields, name: fields.name.trim(), route: fields.route.trim() };
    await (props.route
      ? api.changeNavigationRoute({ params: { route_id: props.route.id }, body })
      : api.createNavigationRoute({ body: { ...body, parent_id } }));
    await client.invalidateQueries({ queryKey: keys.navigation });
    props.onClose();
  };

  return (
    <DialogForm
      submit={props.route ? "Save" : "Add"}
      isComplete={values.name.trim() !== "" && values.route.trim() !== ""}
      save={save}
      onCancel={() => props.onClose()}
    >
      <TextField label="Name" required maxlength={200} autofocus {...text("name")} />
      <TextField
        label="Where it leads"
        hint="A path such as /search, or an address that begins with https://"
        required
        maxlength={2000}
        inputmode="url"
        autocapitalize="none"
        spellcheck={false}
        {...text("route")}
      />
      <Show when={!props.route && props.routes.length > 0}>
        <SelectField
          label="Below"
          options={[["", "The top level"], ...outline(props.routes, true).map(outlineOption)]}
          value={values.parent_id ?? ""}
          onChange={(id) => setValues("parent_id", id || null)}
        />
      </Show>
      <IconField value={values.icon} onChange={(icon) => setValues("icon", icon)} />
      <OpensField value={values} onChange={(opens) => setValues(opens)} />
      <TextField label="Description" hint="Optional: a line for yourself." maxlength={2000} {...text("description")} />
      <Switch isOn={values.is_visible} onChange={(isOn) => setValues("is_visible", isOn)}>
        Show it in menus
      </Switch>
    </DialogForm>
  );
}

function IconField(props: { readonly value: string; readonly onChange: (icon: string) => void }): JSX.Element {
  const isKnown = () => ICONS.some(([name]) => name === props.value);
  return (
    <SelectField
      label="Icon"
      options={isKnown() ? ICONS : [[props.value, props.value || "None"], ...ICONS]}
      value={props.value}
      onChange={props.onChange}
    />
  );
}
