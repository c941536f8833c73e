import { useQuery } from "@tanstack/solid-query";
import { Link } from "@tanstack/solid-router";
import { createMemo, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { PluginModule } from "../../sandbox/plugin-module.tsx";
import type { MessageBus } from "../../sandbox/services/message-bus.ts";
import type { PageContext } from "../../sandbox/services/page-context-service.ts";
import { QueryView } from "../../ui/states.tsx";
import type { Block } from "./blocks.ts";
import { manifestKey, moduleOf, readManifest } from "./module-choices.ts";
import { ModuleSettings } from "./module-settings.tsx";

/** The page that modules stand on together. */
export interface ShownOn {
  readonly bus: MessageBus;
  readonly context: PageContext;
}

interface ModuleBlockProps {
  readonly block: Block;
  readonly name: string;
  readonly page: ShownOn;
  readonly onChange: (block: Block) => void;
}

/** A module at work, with what can be set for it; a block of another kind is shown as it is written. */
export function ModuleBlock(props: ModuleBlockProps): JSX.Element {
  return (
    <Show when={props.block["type"] === "module"} fallback={<AsWritten {...props} />}>
      <Module {...props} />
    </Show>
  );
}

function Module(props: ModuleBlockProps): JSX.Element {
  const { api } = useApp();
  const manifest = useQuery(() => ({ queryKey: manifestKey, queryFn: () => readManifest(api) }));
  return (
    <QueryView
      query={manifest}
      loading={`Looking for ${props.name}…`}
      failed={`${props.name} cannot be shown: the plugins could not be listed.`}
    >
      {(known) => {
        // By ids, not by the block: what is set for it changes while the module runs.
        const ids = createMemo(() => [props.block["plugin_id"], props.block["module_id"]], [], {
          equals: (a, b) => a.join() === b.join(),
        });
        const found = createMemo(() => ids() && moduleOf(known(), props.block));
        return (
          <Show when={found()} fallback={<NotHere name={props.name} />}>
            {(one) => (
              <>
                <PluginModule
                  plugin={one().plugin}
                  module={one().module}
                  settings={settingsOf(props.block)}
                  context={props.page.context}
                  bus={props.page.bus}
                />
                <ModuleSettings
                  module={one().module}
                  settings={settingsOf(props.block)}
                  onChange={(settings) => props.onChange({ ...props.block, props: settings })}
                />
              </>
            )}
          </Show>
        );
      }}
    </QueryView>
  );
}

function NotHere(props: { readonly name: string }): JSX.Element {
  return (
    <>
      <strong>{props.name}</strong>
      <p class="page-facts">
        Its plugin is not here, or it is switched off. <Link to="/plugins">See your plugins</Link>
      </p>
    </>
  );
}

function AsWritten(props: Pick<ModuleBlockProps, "block" | "name">): JSX.Element {
  return (
    <>
      <strong>{props.name}</strong>
      <details>
        <summary>What is set for it</summary>
        <pre tabindex="0">{JSON.stringify(props.block, null, 2)}</pre>
      </details>
    </>
  );
}

function settingsOf(block: Block): Readonly<Record<string, unknown>> {
  const given = block["props"];
  return typeof given === "object" && given !== null ? (given as Record<string, unknown>) : {};
}
