import { useQuery } from "@tanstack/solid-query";
import { Link } from "@tanstack/solid-router";
import { For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Field } from "../../ui/field.tsx";
import { QueryView } from "../../ui/states.tsx";
import type { Block } from "./blocks.ts";
import { manifestKey, moduleChoices, readManifest, type ModuleChoice } from "./module-choices.ts";

/** The modules of the plugins that are switched on; choosing one puts it at the end of the page. */
export function AddModule(props: { readonly onAdd: (block: Block) => void }): JSX.Element {
  const { api } = useApp();
  const modules = useQuery(() => ({ queryKey: manifestKey, queryFn: () => readManifest(api) }));
  return (
    <QueryView
      query={modules}
      loading="Looking for modules of your plugins…"
      failed="The modules of your plugins could not be listed."
    >
      {(found) => (
        <Show
          when={moduleChoices(found()).length > 0}
          fallback={
            <p class="page-facts">
              No plugin here has a module that is switched on. <Link to="/plugins">See your plugins</Link>
            </p>
          }
        >
          <ChooseModule modules={moduleChoices(found())} onAdd={props.onAdd} />
        </Show>
      )}
    </QueryView>
  );
}

function ChooseModule(props: {
  readonly modules: readonly ModuleChoice[];
  readonly onAdd: (block: Block) => void;
}): JSX.Element {
  const choose = (select: HTMLSelectElement) => {
    const chosen = props.modules.find(({ block }) => block.module_id === select.value);
    select.value = "";
    if (chosen) props.onAdd(chosen.block);
  };
  return (
    <Field label="Add a module">
      {(field) => (
        <select {...field} class="input" value="" onChange={(event) => choose(event.currentTarget)}>
          <option value="">Choose a module…</option>
          <For each={props.modules}>{({ block, label }) => <option value={block.module_id}>{label}</option>}</For>
        </select>
      )}
    </Field>
  );
}
