import type { App } from "../app/context.tsx";
import { createAsk } from "./ask.ts";
import { watchTheme } from "./look.ts";
import type { PluginModuleProps } from "./plugin-module.tsx";
import type { Granted } from "./protocol.ts";
import { createApiService } from "./services/api-service.ts";
import { createEventService } from "./services/event-service.ts";
import { createPageContextService } from "./services/page-context-service.ts";
import type { MadeService, Tell } from "./services/service.ts";
import { createSettingsService } from "./services/settings-service.ts";
import { createThemeService } from "./services/theme-service.ts";

export interface ServiceParts {
  readonly app: Pick<App, "send" | "preferences" | "toasts">;
  readonly props: PluginModuleProps;
  readonly isDark: () => boolean;
  /** Calls back when the context of the page changes; gives back how to stop it. */
  readonly onContext: (changed: () => void) => () => void;
}

/** What a module declared, by service: it sees no others. */
export const declaredBy = ({ module }: Pick<PluginModuleProps, "module">): Granted =>
  Object.fromEntries(Object.entries(module.required_services).map(([name, { methods }]) => [name, [...methods]]));

/** What its document may call: `Notification` is a service under the hood. */
export const grantedTo = ({ module, plugin }: PluginModuleProps): Granted => ({
  ...declaredBy({ module }),
  ...(plugin.permissions.includes("notification.send") && { notification: ["send"] }),
});

/** The services of one module, by name. */
export function makeServices({ app, props, isDark, onContext }: ServiceParts, tell: Tell) {
  const { send, preferences, toasts } = app;
  const { ask, open } = createAsk(send);
  const { plugin, module, bus, instanceId } = props;
  const permissions = [...plugin.permissions];
  const slug = plugin.plugin_slug;
  return {
    api: createApiService({ ask, open, tell, slug, permissions }),
    settings: createSettingsService({ ask, slug, permissions }),
    theme: createThemeService({
      isDark,
      onTheme: (changed) => watchTheme(document.documentElement, changed),
      tell,
      setTheme: permissions.includes("theme.write") ? preferences.setTheme : undefined,
    }),
    event: createEventService({
      bus,
      names: [instanceId, module.id, module.name],
      ...module.messages,
      tell,
      note: (event) => props.onEvent?.(event),
    }),
    pageContext: createPageContextService({ context: () => ({ ...props.context }), onContext, tell }),
    notification: {
      methods: {
        send: (title, body) => {
          const text = [title, body].filter((part) => typeof part === "string" && part !== "").join(": ");
          toasts.show(`${plugin.name}: ${text.slice(0, 300)}`);
        },
      },
    },
  } satisfies Record<string, MadeService>;
}
