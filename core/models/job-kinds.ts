import { jobKind, type JobKinds } from "../work/job-kind.ts";
import { ModelPayload } from "./local/model-payload.ts";
import { InstallPayload } from "./remote/model-host/install-payload.ts";

export const modelJobs = {
  model_download: jobKind({
    payload: ModelPayload,
    takes: "{model_id}",
    check: async (_, __, { model_id }) => (await import("./local/models.ts")).requireKnownModel(model_id),
  }),
  model_install: jobKind({ payload: InstallPayload, takes: "{name, server_url?, force_reinstall?}" }),
} satisfies JobKinds;
