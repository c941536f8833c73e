import { pluginFrameRoutes } from "#core/plugins/registry/plugin-frame.routes.ts";
import { pluginRoutes } from "#core/plugins/registry/plugins.routes.ts";
import { publicPluginRoutes } from "#core/plugins/registry/public-plugins.routes.ts";
import { pluginStateRoutes } from "#core/plugins/state/plugin-state.routes.ts";

export const pluginResources = [pluginRoutes, publicPluginRoutes, pluginFrameRoutes, pluginStateRoutes] as const;
