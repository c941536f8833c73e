import type { BackgroundPort, JobKindsPort } from "./ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { eventStream } from "../http/event-stream.ts";
import { Uuid } from "../http/fields.ts";
import { partOf } from "../http/list-reply.ts";
import { platformPaging } from "../http/platform-list.ts";
import { jsonReply, routes } from "../http/route.ts";
import { followJob } from "./follow-job.ts";
import { checkNewJob, type JobKinds } from "./job-kind.ts";
import { type Job, JobEvent, JobLog, type NewJob } from "./job.ts";
import { cancelJob, createJob, deleteJob, getJob, jobRow, listEvents, listLogs, retryJob } from "./jobs.ts";

const endpoint = endpointWith<BackgroundPort & JobKindsPort>();

const JobPath = z.object({ job_id: Uuid });

/** What has happened to a job. These rows name no kind of job, so they are the same for every host. */
const historyRoutes = {
  listJobEvents: endpoint({
    method: "GET",
    path: "/:job_id/events",
    summary: "List the events of a job, oldest first",
    params: JobPath,
    query: z.object(platformPaging()),
    output: z.array(JobEvent),
    errors: [404],
    handle: async ({ params, query }, context) => partOf(await listEvents(context, context.user, params.job_id), query),
  }),
  streamJobEvents: endpoint({
    method: "GET",
    path: "/:job_id/events/stream",
    summary: "Follow a job",
    description:
      "Server-sent events: `snapshot`, then `progress`, `log` and `status`, at last `completed`, `failed` or `cancelled`; the stream ends after it. Resumes with Last-Event-ID.",
    params: JobPath,
    produces: "text/event-stream",
    errors: [404],
    handle: async ({ params, headers, signal }, context) => {
      await jobRow(context, context.user, params.job_id);
      const since = /^\d{1,9}$/.exec(headers.get("last-event-id") ?? "")?.[0];
      return eventStream(
        followJob(context.store, context.user, params.job_id, since === undefined ? null : Number(since), signal),
      );
    },
  }),
  listJobLogs: endpoint({
    method: "GET",
    path: "/:job_id/logs",
    summary: "List the log of a job, oldest first",
    params: JobPath,
    query: z.object(platformPaging()),
    output: z.array(JobLog),
    errors: [404],
    handle: async ({ params, query }, context) => partOf(await listLogs(context, context.user, params.job_id), query),
  }),
};

/** The schemas of a host, which name the kinds of jobs that it has. */
interface JobSchemas<OfHost extends Job, Sent> {
  readonly kinds: JobKinds;
  readonly Job: z.core.$ZodType<OfHost>;
  readonly NewJob: z.core.$ZodType<NewJob, Sent>;
}

/** Beside the list, which a start needs (`list-jobs.routes.ts`). */
export const createJobRoutes = <OfHost extends Job, Sent>({ kinds, Job, NewJob }: JobSchemas<OfHost, Sent>) =>
  routes(
    { base: "/api/v1/jobs", api: "platform", tag: "Jobs" },
    {
      createJob: endpoint({
        method: "POST",
        path: "",
        status: 201,
        summary: "Queue a job",
        description: `Payloads: ${payloadsOf(kinds)}. A payload that is not as its type needs it is 422, a thing that is not there 404, a type that cannot be queued here 400. The same idempotency_key of the same user answers the existing job with 200. Every upload, evaluation run and model download has its job, however it was begun; cancelling one keeps the document's file, the results so far, or what was received.`,
        errors: [400, 404],
        body: NewJob,
        output: Job,
        handle: async ({ body }, context) => {
          const { job, isNew } = await createJob(context, context.user, body, (job) =>
            checkNewJob(context, context.user, job),
          );
          return jsonReply(job, {}, isNew ? 201 : 200);
        },
      }),
      getJob: endpoint({
        method: "GET",
        path: "/:job_id",
        summary: "Get one job",
        params: JobPath,
        output: Job,
        errors: [404],
        handle: async ({ params }, context) => jsonReply(await getJob(context, context.user, params.job_id), {}),
      }),
      cancelJob: endpoint({
        method: "POST",
        path: "/:job_id/cancel",
        summary: "Cancel a job",
        description: "A waiting job ends at once; a running one is asked to stop. 400 when it has ended.",
        params: JobPath,
        output: Job,
        errors: [400, 404],
        handle: async ({ params }, context) => jsonReply(await cancelJob(context, context.user, params.job_id), {}),
      }),
      retryJob: endpoint({
        method: "POST",
        path: "/:job_id/retry",
        summary: "Try a failed or cancelled job again",
        description: "It waits again, with attempt counted up; 400 for a job that is pending, running or completed.",
        params: JobPath,
        output: Job,
        errors: [400, 404],
        handle: async ({ params }, context) => jsonReply(await retryJob(context, context.user, params.job_id), {}),
      }),
      ...historyRoutes,
      deleteJob: endpoint({
        method: "DELETE",
        path: "/:job_id",
        status: 204,
        summary: "Delete a job that has ended",
        description:
          "With its events, and with the file of an export. 400 for a job that has not ended: cancel it first.",
        params: JobPath,
        errors: [400, 404],
        handle: ({ params }, context) => deleteJob(context, context.user, params.job_id),
      }),
    },
  );

const payloadsOf = (kinds: JobKinds) =>
  Object.entries(kinds)
    .flatMap(([name, { takes }]) => (takes === undefined ? [] : [`${name} ${takes}`]))
    .join("; ");
