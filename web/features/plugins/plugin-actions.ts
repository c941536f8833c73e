import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { enableModule, enablePlugin, uninstall, type ManagedPlugin } from "./plugin-api.ts";

/** What can be done to a plugin that is here. */
export function usePluginActions() {
  const { api, client, deletes, toasts } = useApp();
  const attempt = async (failure: string, act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      toasts.show(`${failure} ${error instanceof Error ? error.message : ""}`);
    }
    await client.invalidateQueries({ queryKey: keys.plugins });
  };
  const word = (enabled: boolean) => (enabled ? "switched on" : "switched off");

  return {
    enable: (id: string, name: string, enabled: boolean) =>
      attempt(`“${name}” could not be ${word(enabled)}.`, () => enablePlugin(api, id, enabled)),
    enableModule: (plugin: string, module: { readonly id: string; readonly display_name: string }, enabled: boolean) =>
      attempt(`“${module.display_name}” could not be ${word(enabled)}.`, () =>
        enableModule(api, plugin, module.id, enabled),
      ),
    /** Goes off the list at once, and really when the time to undo has passed. */
    remove({ plugin_slug, name }: Pick<ManagedPlugin, "plugin_slug" | "name">, withState: boolean): void {
      const commit = async () => {
        await uninstall(api, plugin_slug, withState);
        await client.invalidateQueries({ queryKey: keys.plugins });
      };
      deletes.remove({ id: `plugin:${plugin_slug}`, what: `“${name}”`, commit });
    },
  };
}

/** As `deletes` knows a plugin that is being removed. */
export const removalId = (slug: string) => `plugin:${slug}`;
