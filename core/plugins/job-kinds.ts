import { jobKind, type JobKinds } from "../work/job-kind.ts";
import { InstallJobPayload, UpdateJobPayload } from "./registry/install-payload.ts";

export const pluginJobs = {
  plugin_install: jobKind({ payload: InstallJobPayload }),
  plugin_update: jobKind({
    payload: UpdateJobPayload,
    check: async (deps, user, { plugin_slug }) =>
      (await import("./registry/plugins.ts")).pluginBySlug(deps, user, plugin_slug),
  }),
} satisfies JobKinds;
