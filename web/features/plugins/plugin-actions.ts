import { useChoice } from "../../app/choice.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { enableModule, enablePlugin, uninstall, type ManagedPlugin } from "./plugin-api.ts";

interface Switched {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
}

/** Whether a plugin is on. */
export function usePluginSwitch(plugin: () => Switched) {
  const { api } = useApp();
  return useSwitch(plugin, (enabled) => enablePlugin(api, plugin().id, enabled));
}

/** Whether a module of a plugin is on. */
export function useModuleSwitch(pluginId: () => string, module: () => Switched) {
  const { api } = useApp();
  return useSwitch(module, (enabled) => enableModule(api, pluginId(), module().id, enabled));
}

function useSwitch(what: () => Switched, store: (enabled: boolean) => Promise<unknown>) {
  const { client } = useApp();
  return useChoice({
    stored: () => what().enabled,
    async save(enabled) {
      try {
        await store(enabled);
      } finally {
        await client.invalidateQueries({ queryKey: keys.plugins });
      }
    },
    failure: (enabled) => `“${what().name}” could not be switched ${enabled ? "on" : "off"}.`,
  });
}

/** What can be done to a plugin that is here. */
export function usePluginActions() {
  const { api, client, deletes } = useApp();
  return {
    /** Goes off the list at once, and really when the time to undo has passed. */
    remove({ plugin_slug, name }: Pick<ManagedPlugin, "plugin_slug" | "name">, withState: boolean): void {
      const commit = async () => {
        await uninstall(api, plugin_slug, withState);
        await client.invalidateQueries({ queryKey: keys.plugins });
      };
      deletes.remove({ id: `plugin:${plugin_slug}`, what: `“${name}”`, forever: true, commit });
    },
  };
}

/** As `deletes` knows a plugin that is being removed. */
export const removalId = (slug: string) => `plugin:${slug}`;
