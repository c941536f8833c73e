import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { badRequest } from "../../http/errors.ts";
import { installedModels, isHere } from "./installed-model.ts";
import { installModel, type Model, type ModelDeps } from "./models.ts";
import { change, require } from "../../storage/store.ts";
import { writeUnlessChanged } from "../../storage/write-unless-changed.ts";
import { ModelPayload } from "./model-payload.ts";
import { jobs, AnyNewJob } from "#core/work/job.ts";
import type { JobHandler } from "#core/work/job-runner.ts";
import { createJob, type JobDeps } from "#core/work/jobs.ts";
import type { EmbedderPort } from "../ports.ts";
import { poll } from "#core/work/poll.ts";

/** Downloads a model and takes it into use. What a cancelled download has received stays for the next one. */
export function createModelDownload(deps: JobDeps & ModelDeps & EmbedderPort): JobHandler {
  const rowOf = (id: string) => deps.store.get(installedModels, LOCAL_USER, id);
  return {
    resumable: true,
    async run({ owner, payload, attempt }, { signal, progress }) {
      const { model_id, is_begun } = ModelPayload.parse(payload);
      const before = await rowOf(model_id);
      if (is_begun && attempt === 1 && before?.status === "failed") throw badRequest(before.error ?? NOT_DOWNLOADED);
      if (is_begun && attempt === 1 && before?.status === "paused") throw badRequest(PAUSED);
      if (before?.status !== "installed" && before?.status !== "downloading") await installModel(deps, model_id);
      deps.background.wake();
      const stop = () => void stopDownload(deps, model_id);
      signal.addEventListener("abort", stop, { once: true });
      try {
        const ended = await poll(signal, async () => {
          const row = await rowOf(model_id);
          if (!isHere(row)) throw badRequest("The model was removed while it was downloaded.");
          const received = row.files.reduce((sum, file) => sum + file.received, 0);
          const size = row.files.reduce((sum, file) => sum + file.size, 0);
          if (size > 0) await progress((100 * received) / size, `${megabytes(received)} of ${megabytes(size)} MB`);
          return row.status === "downloading" ? undefined : row;
        });
        if (ended.status === "paused") throw badRequest(PAUSED);
        if (ended.status === "failed") throw badRequest(ended.error ?? NOT_DOWNLOADED);
        await deps.embedderChanged(deps, owner);
        const bytes = ended.files.reduce((sum, file) => sum + file.size, 0);
        return { model_id, source: ended.source, bytes, active: ended.active };
      } finally {
        signal.removeEventListener("abort", stop);
      }
    },
  };
}

/** Begins the download at once, and queues the job that follows it, unless one does. */
export async function downloadAsJob(deps: JobDeps & ModelDeps, user: string, model_id: string): Promise<Model> {
  const model = await installModel(deps, model_id);
  const open = await Promise.all(
    (["pending", "running"] as const).map((status) =>
      deps.store.query(jobs, { owner: user, where: { status, job_type: "model_download" } }),
    ),
  );
  if (open.flat().some(({ payload }) => payload["model_id"] === model_id)) return model;
  const payload = { model_id, is_begun: true };
  await createJob(deps, user, AnyNewJob.parse({ job_type: "model_download", payload }));
  return model;
}

const PAUSED = "The download was paused. It goes on when the model is downloaded again.";

const NOT_DOWNLOADED = "The model could not be downloaded.";

async function stopDownload({ store }: Pick<JobDeps, "store">, id: string): Promise<void> {
  const fields = { status: "failed", error: "The download was cancelled." } as const;
  await writeUnlessChanged(store, [
    require(installedModels, LOCAL_USER, id, { status: "downloading" }),
    change(installedModels, LOCAL_USER, id, fields),
  ]);
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
