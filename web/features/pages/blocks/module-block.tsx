import { useQuery } from "@tanstack/solid-query";
import { Link } from "@tanstack/solid-router";
import { createMemo, Show, type JSX } from "solid-js";
import { useApp } from "../../../app/context.tsx";
import { PluginModule } from "../../../sandbox/plugin-module.tsx";
import type { MessageBus } from "../../../sandbox/services/message-bus.ts";
import type { ModuleEvent } from "../../../sandbox/module-event.ts";
import type { PageContext } from "../../../sandbox/services/page-context-service.ts";
import { QueryView } from "../../../ui/states.tsx";
import type { Block } from "../content/design.ts";
import { blockName, settingsOf } from "./kinds.ts";
import { manifestKey, moduleOf, readManifest } from "./modules.ts";

/** The page that blocks are on together. */
export interface ShownOn {
  readonly bus: MessageBus;
  readonly context: PageContext;
  /** What a module did, for the developer panel. */
  readonly onEvent?: (block: string, event: ModuleEvent) => void;
}

/** A module of a plugin at work. What is set for it may change while it runs. */
export function ModuleBlock(props: { readonly block: Block; readonly page: ShownOn }): JSX.Element {
  const { api } = useApp();
  const manifest = useQuery(() => ({ queryKey: manifestKey, queryFn: () => readManifest(api) }));
  const name = () => blockName(props.block);
  return (
    <QueryView
      query={manifest}
      loading={`Looking for ${name()}…`}
      failed={`${name()} cannot be shown: the plugins could not be listed.`}
    >
      {(known) => {
        // By ids, not by the block: what is set for it changes while the module runs.
        const ids = createMemo(() => [props.block["plugin_id"], props.block["module_id"]], [], {
          equals: (a, b) => a.join() === b.join(),
        });
        const found = createMemo(() => ids() && moduleOf(known(), props.block));
        return (
          <Show when={found()} fallback={<NotHere block={props.block} />}>
            {(one) => (
              <PluginModule
                plugin={one().plugin}
                module={one().module}
                instanceId={props.block.id}
                settings={settingsOf(props.block)}
                context={props.page.context}
                bus={props.page.bus}
                onEvent={(event) => props.page.onEvent?.(props.block.id, event)}
              />
            )}
          </Show>
        );
      }}
    </QueryView>
  );
}

function NotHere(props: { readonly block: Block }): JSX.Element {
  const plugin = () => {
    const slug = props.block["plugin_slug"];
    return typeof slug === "string" && slug !== "" ? `the plugin ${slug}` : "its plugin";
  };
  return (
    <div class="block-unknown">
      <strong>{blockName(props.block)}</strong>
      <p class="page-facts">
        This waits for {plugin()}, which is not here or is switched off. <Link to="/plugins">See your plugins</Link>
      </p>
    </div>
  );
}
