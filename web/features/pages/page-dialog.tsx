import { useQueryClient } from "@tanstack/solid-query";
import type { JSX } from "solid-js";
import { RequestFailed } from "#core/http/request-failed.ts";
import { useApp } from "../../app/context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../../ui/dialog-form.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { createFields, TextField } from "../../ui/text-field.tsx";
import { pageKeys } from "./read-pages.ts";
import type { Page } from "#core/workspace/pages/page.ts";
import { parentsFor, routeFor, routeUnder } from "./page-tree.ts";

interface PageDialogProps {
  readonly open: boolean;
  readonly pages: readonly Page[];
  /** The page to change; a new one is made when left out. */
  readonly page: Page | undefined;
  /** The route that a new page is to stand below. */
  readonly below: string | null;
  readonly onClose: () => void;
  readonly onMade: (page: Page) => void;
}

export function PageDialog(props: PageDialogProps): JSX.Element {
  return (
    <Dialog
      open={props.open}
      title={props.page ? "Name and place of the page" : "New page"}
      onClose={() => props.onClose()}
    >
      <PageForm {...props} />
    </Dialog>
  );
}

function PageForm(props: PageDialogProps): JSX.Element {
  const { api } = useApp();
  const client = useQueryClient();
  const { values, setValues, text } = createFields({
    name: props.page?.name ?? "",
    description: props.page?.description ?? "",
    parent: props.page ? props.page.parent_route : props.below,
    /** Null while it follows the name. */
    route: props.page?.route ?? (null as string | null),
  });
  const route = () => values.route ?? routeFor(values.name, values.parent);
  /** An address there is already moves along with its last part. */
  const moveTo = (parent: string | null) =>
    setValues(({ route: before }) => ({ parent, route: before === null ? null : routeUnder(before, parent) }));
  const save = async () => {
    const body = {
      name: values.name.trim(),
      route: route(),
      description: values.description.trim(),
      parent_route: values.parent,
    };
    const saved = await (props.page
      ? api.changePage({ params: { page_id: props.page.id }, body })
      : api.createPage({ body: { ...body, content: { layout: {}, components: [] } } }));
    await Promise.all([
      client.invalidateQueries({ queryKey: pageKeys.all }),
      // The routes of pages below may have changed with it.
      client.invalidateQueries({ queryKey: pageKeys.each }),
    ]);
    const isNew = props.page === undefined;
    props.onClose();
    if (isNew) props.onMade(saved);
  };
  return (
    <DialogForm
      submit={props.page ? "Save" : "Create"}
      isComplete={values.name.trim() !== ""}
      save={save}
      inWords={inWords}
      onCancel={() => props.onClose()}
    >
      <TextField label="Name" required maxlength={200} autofocus {...text("name")} />
      <SelectField
        label="Below"
        options={[
          ["", "Nothing: it is at the top"],
          ...parentsFor(props.pages, props.page).map(({ route, name }) => [route, name] as const),
        ]}
        value={values.parent ?? ""}
        onChange={(route) => moveTo(route || null)}
      />
      <TextField
        label="Address"
        hint="Plugins and scripts find the page here. The addresses of pages below change with it."
        required
        maxlength={1000}
        spellcheck={false}
        value={route()}
        onInput={(text) => setValues("route", text)}
      />
      <TextField label="Description" hint="Optional: what it is about." maxlength={2000} {...text("description")} />
    </DialogForm>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  name: "The name",
  route: "The address",
  description: "The description",
  parent_route: "The place",
};

function inWords(error: unknown): string {
  if (!(error instanceof RequestFailed) || error.problems.length === 0)
    return error instanceof Error ? error.message : "It could not be saved. Try again.";
  return error.problems.map(({ field, message }) => `${LABELS[field] ?? field} ${message}.`).join(" ");
}
