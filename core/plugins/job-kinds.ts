import { jobKind, type JobKinds } from "../work/job-kind.ts";
import { InstallJobPayload, UpdateJobPayload } from "./registry/install-payload.ts";
import { pluginBySlug } from "./registry/plugins.ts";

export const pluginJobs = {
  plugin_install: jobKind({ payload: InstallJobPayload }),
  plugin_update: jobKind({
    payload: UpdateJobPayload,
    check: (deps, user, { plugin_slug }) => pluginBySlug(deps, user, plugin_slug),
  }),
} satisfies JobKinds;
