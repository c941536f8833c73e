import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { platformList, platformPaging } from "../http/platform-list.ts";
import { routes } from "../http/route.ts";
import { type Job, JobStatus } from "./job.ts";
import { listJobs } from "./list-jobs.ts";

/** The schemas of a host, which name the kinds of jobs that it has. */
interface JobSchemas<Kind extends string, OfHost extends Job> {
  readonly JobType: z.ZodType<Kind, Kind>;
  readonly Job: z.ZodType<OfHost>;
}

/** What a start needs (`core/api/parts/first-routes.ts`). */
export const createListJobsRoutes = <Kind extends string, OfHost extends Job>({
  JobType,
  Job,
}: JobSchemas<Kind, OfHost>) =>
  routes(
    { base: "/api/v1/jobs", api: "platform", tag: "Jobs" },
    {
      listJobs: endpoint({
        method: "GET",
        path: "",
        summary: "List jobs, newest first",
        query: z.object({
          status: JobStatus.optional(),
          job_type: JobType.optional(),
          ...platformPaging(20),
        }),
        output: z.array(Job),
        handle: async ({ query }, context) => platformList(await listJobs(context, context.user, query), query),
      }),
    },
  );
