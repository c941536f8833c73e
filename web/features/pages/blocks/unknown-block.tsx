import { useQuery } from "@tanstack/solid-query";
import { Show, type JSX } from "solid-js";
import { useApp } from "../../../app/context.tsx";
import { loaded } from "../../../ui/states.tsx";
import type { Block } from "../content/design.ts";
import { blockName } from "./kinds.ts";

/** A component that a script made, by its name and description; anything else as it is stored. */
export function UnknownBlock(props: { readonly block: Block }): JSX.Element {
  const { api } = useApp();
  const components = useQuery(() => ({
    queryKey: ["components"],
    queryFn: () => api.listComponents({ query: { limit: 1000 } }),
  }));
  const known = () => loaded(components)?.find(({ component_id }) => component_id === props.block["component_id"]);
  return (
    <div class="block-unknown">
      <strong>{known()?.name ?? blockName(props.block)}</strong>
      <Show
        when={known()}
        fallback={
          <details>
            <summary>Lectern cannot show this. What is stored for it</summary>
            <pre tabindex="0">{JSON.stringify(props.block, null, 2)}</pre>
          </details>
        }
      >
        {(component) => <p class="note">{component().description || "Lectern has no view for this component."}</p>}
      </Show>
    </div>
  );
}
