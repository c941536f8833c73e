import { z } from "zod";
import { requireCollection } from "#core/library/collections/collections.ts";
import type { RequestContext } from "#core/http/context.ts";
import { requireDocument } from "#core/library/documents/documents.ts";
import { NewRun } from "#core/library/evaluation/evaluation.ts";
import { badRequest } from "../http/errors.ts";
import { Uuid } from "../http/fields.ts";
import { check } from "../http/issues.ts";
import { InstallPayload } from "#core/models/remote/model-host/install-payload.ts";
import { InstallJobPayload, UpdateJobPayload } from "#core/plugins/registry/install-payload.ts";
import { pluginBySlug } from "#core/plugins/registry/plugins.ts";
import { requireKnownModel } from "#core/models/local/models.ts";
import type { JobType, NewJob } from "#core/work/job.ts";

type Deps = Pick<RequestContext, "store">;

/** What a job of one type takes. */
interface JobKind<Payload> {
  readonly payload: z.ZodType<Payload>;
  /** Throws `ApiError` 404 for something the payload names and that is not there. */
  readonly check?: (deps: Deps, user: string, payload: Payload) => Promise<unknown> | unknown;
}

const kind = <Payload>(declared: JobKind<Payload>): JobKind<unknown> => declared as JobKind<unknown>;

export const DocumentPayload = z.object({ document_id: Uuid });
/** The work was begun by whoever queued the job, which follows it; only a retry begins it anew. */
const is_begun = z.boolean().optional();
export const ModelPayload = z.object({ model_id: z.string().min(1).max(200), is_begun });
export const EvaluationPayload = NewRun.extend({
  is_begun,
  /** The run that was begun, for whoever looks for its job. */
  evaluation_id: Uuid.optional(),
});
export const ReindexPayload = z.object({
  collection_id: Uuid.nullish(),
  /** Told of rather than done: the reading that began when this embedder, or `built-in`, came into use. */
  model_id: z.string().min(1).max(200).optional(),
});

/** The types whose work exists; each has its handler in `work/handlers.ts`. */
export const jobKinds: Partial<Readonly<Record<JobType, JobKind<unknown>>>> = {
  document_process: kind({
    payload: DocumentPayload,
    check: (deps, user, { document_id }) => requireDocument(deps, user, document_id),
  }),
  evaluation_run: kind({
    payload: EvaluationPayload,
    check: (deps, user, { collection_id }) => requireCollection(deps, user, collection_id),
  }),
  model_download: kind({ payload: ModelPayload, check: (_, __, { model_id }) => requireKnownModel(model_id) }),
  reindex: kind({
    payload: ReindexPayload,
    check: (deps, user, { collection_id }) =>
      collection_id ? requireCollection(deps, user, collection_id) : undefined,
  }),
  model_install: kind({ payload: InstallPayload }),
  plugin_install: kind({ payload: InstallJobPayload }),
  plugin_update: kind({
    payload: UpdateJobPayload,
    check: (deps, user, { plugin_slug }) => pluginBySlug(deps, user, plugin_slug),
  }),
  export: kind({ payload: z.object({}) }),
};

/** Refuses a job that could not run: a type without work (400), a payload that is not as its type needs it (422), a thing that is not there (404). */
export async function checkNewJob(deps: Deps, user: string, job: NewJob): Promise<NewJob> {
  const found = jobKinds[job.job_type];
  if (!found) throw badRequest(`Jobs of the type ${job.job_type} cannot be queued here in this version.`);
  const payload = check(found.payload, job.payload, "body", ["payload"]);
  await found.check?.(deps, user, payload);
  return { ...job, payload: payload as Record<string, unknown> };
}
