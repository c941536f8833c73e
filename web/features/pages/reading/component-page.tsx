import { useQuery } from "@tanstack/solid-query";
import { useParams } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";
import { useApp } from "../../../app/context.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { createMessageBus } from "../../../sandbox/services/message-bus.ts";
import { BlockView } from "../blocks/block-view.tsx";

const NOWHERE = { pageId: null, pageName: null, pageRoute: null, isStudioPage: false };

/** One component of the platform on its own, as a place of the navigation opens it. */
export function ComponentPage(): JSX.Element {
  const { api } = useApp();
  const params = useParams({ from: "/show/$componentId" });
  const id = () => params().componentId;
  const component = useQuery(() => ({
    queryKey: ["components", id()],
    queryFn: () => api.getComponent({ params: { component_id: id() } }),
    retry: false,
  }));
  const bus = createMessageBus();
  return (
    <div class="page">
      <QueryView query={component} isPage loading="Opening…" failed="This component is not here.">
        {(known) => (
          <>
            <h1>{known().name}</h1>
            <Show when={known().component_id} keyed>
              {(component_id) => (
                <BlockView block={{ id: component_id, component_id }} page={{ bus, context: NOWHERE }} />
              )}
            </Show>
          </>
        )}
      </QueryView>
    </div>
  );
}
