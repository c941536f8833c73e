import { z } from "zod";
import { backupJobs } from "../backup/job-kinds.ts";
import { libraryJobs } from "../library/job-kinds.ts";
import { modelJobs } from "../models/job-kinds.ts";
import { pluginJobs } from "../plugins/job-kinds.ts";
import type { JobKinds } from "../work/job-kind.ts";
import { AnyJob, AnyNewJob } from "../work/job.ts";

/** The kinds of jobs, each declared by the folder that does the work. Each has its handler in `job-handlers.ts`. */
export const jobKinds = { ...libraryJobs, ...modelJobs, ...pluginJobs, ...backupJobs } satisfies JobKinds;

export type JobType = keyof typeof jobKinds;
export const JobType = z.enum(Object.keys(jobKinds) as [JobType, ...JobType[]]);

export const Job = AnyJob.extend({ job_type: JobType });
export type Job = z.infer<typeof Job>;

export const NewJob = AnyNewJob.extend({ job_type: JobType });
