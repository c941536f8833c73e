import { useChoice } from "../../app/choice.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { ManagedPlugin } from "#core/plugins/registry/answers.ts";
import type { PluginInfo } from "#core/plugins/registry/plugin.ts";

interface Switched {
  readonly id: string;
  readonly name: string;
  readonly enabled: boolean;
}

interface Removal {
  readonly withState: boolean;
  readonly keepOffered: boolean;
}

/** Whether a plugin is on. */
export function usePluginSwitch(plugin: () => Switched) {
  const { api } = useApp();
  return useSwitch(plugin, (enabled) =>
    api.setPluginEnabled({ params: { plugin_id: plugin().id }, body: { enabled } }),
  );
}

/** Whether a module of a plugin is on. */
export function useModuleSwitch(pluginId: () => string, module: () => Switched) {
  const { api } = useApp();
  return useSwitch(module, (enabled) =>
    api.setPluginModuleEnabled({ params: { plugin_id: pluginId(), module_id: module().id }, body: { enabled } }),
  );
}

/** Whether a plugin has a permission that it asks for. */
export function usePermissionSwitch(plugin: () => PluginInfo, permission: () => string) {
  const { api } = useApp();
  const stored = () => ({
    name: permission(),
    enabled: !plugin().withdrawn_permissions.includes(permission()),
  });
  return useSwitch(stored, (granted) =>
    api.setPluginPermission({ params: { plugin_id: plugin().id, permission: permission() }, body: { granted } }),
  );
}

function useSwitch(what: () => Omit<Switched, "id">, store: (enabled: boolean) => Promise<unknown>) {
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

interface SwitchedOff {
  readonly plugin_id: string;
  readonly name: string;
  /** Null where the whole plugin is off. */
  readonly module: { readonly id: string } | null;
}

/** What can be done to a plugin that is here. */
export function usePluginActions() {
  const { api, client, deletes, toasts } = useApp();
  return {
    /** A plugin, or one of its modules. */
    async switchOn({ plugin_id, name, module }: SwitchedOff): Promise<void> {
      await toasts.attempt(`“${name}” could not be switched on.`, () =>
        module
          ? api.setPluginModuleEnabled({ params: { plugin_id, module_id: module.id }, body: { enabled: true } })
          : api.setPluginEnabled({ params: { plugin_id }, body: { enabled: true } }),
      );
      await client.invalidateQueries({ queryKey: keys.plugins });
    },

    /** Goes off the list at once, and really when the time to undo has passed. */
    remove({ plugin_slug, name }: Pick<ManagedPlugin, "plugin_slug" | "name">, removal: Removal): void {
      const commit = async () => {
        await api.uninstallPlugin({
          params: { plugin_slug },
          query: { remove_state: removal.withState, keep_offered: removal.keepOffered },
        });
        await client.invalidateQueries({ queryKey: keys.plugins });
      };
      deletes.remove({ id: removalId(plugin_slug), what: `“${name}”`, forever: true, commit });
    },
  };
}

/** As `deletes` knows a plugin that is being removed. */
export const removalId = (slug: string) => `plugin:${slug}`;
