import type { Api } from "../../app/api.ts";
import type {
  AvailablePlugin,
  InstallStarted,
  ManagedPlugin,
  PluginStatus,
  UpdateCheck,
  UpdatePreview,
} from "#core/plugins/registry/answers.ts";
import type { PluginInfo, PluginModule } from "#core/plugins/registry/plugin.ts";
import type { MarketplaceInfo as Marketplace } from "#core/plugins/sources/catalogues.ts";
import type { z } from "zod";

export type {
  AvailablePlugin,
  InstallStarted,
  ManagedPlugin,
  PluginInfo,
  PluginModule,
  PluginStatus,
  UpdateCheck,
  UpdatePreview,
};
export type MarketplaceInfo = z.infer<typeof Marketplace>;

type Ask = Pick<Api, "ask">;
const PLUGINS = "/api/v1/plugins";
const at = (slug: string) => `${PLUGINS}/${encodeURIComponent(slug)}`;

export const listManaged = ({ ask }: Ask) => ask<ManagedPlugin[]>("GET", `${PLUGINS}/manager?limit=1000`);
export const listAvailable = ({ ask }: Ask) => ask<AvailablePlugin[]>("GET", `${PLUGINS}/available?limit=1000`);
export const marketplace = ({ ask }: Ask) => ask<MarketplaceInfo>("GET", `${PLUGINS}/marketplace`);
export const giveCatalogue = ({ ask }: Ask, catalogue: unknown) =>
  ask<MarketplaceInfo>("PUT", `${PLUGINS}/marketplace`, catalogue);
export const removeCatalogue = ({ ask }: Ask) => ask<void>("DELETE", `${PLUGINS}/marketplace`);
export const pluginInfo = ({ ask }: Ask, slug: string) =>
  ask<PluginInfo>("GET", `${PLUGINS}/by-slug/${encodeURIComponent(slug)}`);
export const pluginStatus = ({ ask }: Ask, slug: string) => ask<PluginStatus>("GET", `${at(slug)}/status`);
export const checkUpdates = ({ ask }: Ask) =>
  ask<UpdateCheck[]>("GET", `${PLUGINS}/updates/available?refresh=true&limit=1000`);

export const installFile = ({ post }: Pick<Api, "post">, file: File, replace: boolean) =>
  post<InstallStarted>(`${PLUGINS}/install`, { method: "upload", file, ...(replace && { replace: "true" }) });
export const installAddress = ({ ask }: Ask, repo_url: string, version: string) =>
  ask<InstallStarted>("POST", `${PLUGINS}/install-from-url`, { repo_url, version: version || null });
export const installFromMarketplace = ({ ask }: Ask, slug: string) =>
  ask<InstallStarted>("POST", `${at(slug)}/install`, {});
export const installFromAccount = ({ ask }: Ask, slug: string) =>
  ask<InstallStarted>("POST", `${at(slug)}/install?from=account`, {});
/** Of a plugin that only other devices have. */
export const forgetForAccount = ({ ask }: Ask, slug: string) => ask<void>("DELETE", `${at(slug)}/uninstall`);
export const previewUpdate = ({ ask }: Ask, slug: string) => ask<UpdatePreview>("GET", `${at(slug)}/update/preview`);
/** To what a preview has shown; to the newest where it could not be read. */
export const updatePlugin = ({ ask }: Ask, slug: string, shown: Pick<UpdatePreview, "sha256"> | undefined) =>
  ask<InstallStarted>("POST", `${at(slug)}/update${shown?.sha256 ? `?sha256=${shown.sha256}` : ""}`, {});

export interface Removal {
  readonly withState: boolean;
  readonly keepOffered: boolean;
}

export const uninstall = ({ ask }: Ask, slug: string, { withState, keepOffered }: Removal) =>
  ask<void>("DELETE", `${at(slug)}/uninstall?remove_state=${withState}&keep_offered=${keepOffered}`);

export const enablePlugin = ({ ask }: Ask, id: string, enabled: boolean) =>
  ask<unknown>("PATCH", `${PLUGINS}/${id}`, { enabled });
export const enableModule = ({ ask }: Ask, plugin: string, module: string, enabled: boolean) =>
  ask<PluginModule>("PATCH", `${PLUGINS}/${plugin}/modules/${module}`, { enabled });
