import { useQuery } from "@tanstack/solid-query";
import { For, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Field } from "../../ui/field.tsx";
import { loaded } from "../../ui/states.tsx";
import { allPages, pageKeys } from "../pages/read-pages.ts";

/** What a place opens instead of its own address. */
export interface Opens {
  readonly default_page_id: string | null;
  readonly default_component_id: string | null;
}

interface OpensFieldProps {
  readonly value: Opens;
  readonly onChange: (value: Opens) => void;
}

/** Chooses a page or a component that a place opens. */
export function OpensField(props: OpensFieldProps): JSX.Element {
  const { api } = useApp();
  const pages = useQuery(() => ({ queryKey: pageKeys.all, queryFn: () => allPages(api), reconcile: "id" }));
  const components = useQuery(() => ({
    queryKey: ["components"],
    queryFn: () => api.listComponents({ query: { limit: 1000 } }),
  }));
  const change = (value: string) => {
    const [kind, id = ""] = value.split(/:(.*)/s);
    props.onChange({
      default_page_id: kind === "page" ? id : null,
      default_component_id: kind === "component" ? id : null,
    });
  };
  return (
    <Field label="Opens" hint="A page opens once it is published.">
      {(field) => (
        <select {...field} class="input" onChange={(event) => change(event.currentTarget.value)}>
          <option value="">Its own address</option>
          <optgroup label="Pages">
            <For each={loaded(pages) ?? []}>
              {({ id, name, is_published }) => (
                <option value={`page:${id}`} selected={id === props.value.default_page_id}>
                  {is_published ? name : `${name} (draft)`}
                </option>
              )}
            </For>
          </optgroup>
          <optgroup label="Components">
            <For each={loaded(components) ?? []}>
              {({ component_id, name }) => (
                <option
                  value={`component:${component_id}`}
                  selected={component_id === props.value.default_component_id}
                >
                  {name}
                </option>
              )}
            </For>
          </optgroup>
        </select>
      )}
    </Field>
  );
}
