import { componentRoutes } from "#core/workspace/components/components.routes.ts";
import { createJobRoutes } from "#core/work/jobs.routes.ts";
import { listNavigationRows } from "#core/workspace/navigation/list-navigation.routes.ts";
import { navigationRouteRoutes } from "#core/workspace/navigation/navigation.routes.ts";
import { listPagesRoutes } from "#core/workspace/pages/list-pages.routes.ts";
import { pageRoutes } from "#core/workspace/pages/pages.routes.ts";
import { listSettingsRoutes } from "#core/workspace/settings/list-settings.routes.ts";
import { settingRoutes } from "#core/workspace/settings/settings.routes.ts";
import { Job, jobKinds, NewJob } from "../job-kinds.ts";
import { listJobsRoutes } from "./first-routes.ts";

export const settingResources = [listSettingsRoutes, settingRoutes] as const;
export const pageResources = [listPagesRoutes, pageRoutes] as const;
export const navigationResources = [listNavigationRows, navigationRouteRoutes, componentRoutes] as const;
export const jobResources = [listJobsRoutes, createJobRoutes({ kinds: jobKinds, Job, NewJob })] as const;

/** What pages and settings are made of, and jobs. */
export const workspaceResources = [
  ...settingResources,
  ...pageResources,
  ...navigationResources,
  ...jobResources,
] as const;
