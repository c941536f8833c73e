import { useQuery } from "@tanstack/solid-query";
import { Link } from "@tanstack/solid-router";
import { createMemo, Show, type JSX } from "solid-js";
import { useApp } from "../../../app/context.tsx";
import { PluginModule } from "../../../sandbox/plugin-module.tsx";
import type { MessageBus } from "../../../sandbox/services/message-bus.ts";
import type { ModuleEvent } from "../../../sandbox/module-event.ts";
import type { PageContext } from "../../../sandbox/services/page-context-service.ts";
import { MissingPlugin } from "../../plugins/missing-plugin.tsx";
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

/** A running module of a plugin. Its settings may change while it runs. */
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
        // By ids, not by the block, whose settings change while the module runs.
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

/** Blocks made before slugs were kept name their plugin by its id alone, which belongs to one device. */
function NotHere(props: { readonly block: Block }): JSX.Element {
  const text = (field: string) => {
    const value = props.block[field];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  return (
    <div class="block-unknown">
      <strong>{blockName(props.block)}</strong>
      <Show
        when={text("plugin_slug") ?? text("plugin_id")}
        fallback={
          <p class="note">
            This block does not name its plugin. <Link to="/settings/plugins">See your plugins</Link>
          </p>
        }
      >
        {(slug) => <MissingPlugin slug={slug()} module={text("module_name") ?? text("module_id") ?? ""} />}
      </Show>
    </div>
  );
}
