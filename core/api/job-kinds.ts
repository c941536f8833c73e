import { backupJobs } from "../backup/job-kinds.ts";
import { libraryJobs } from "../library/job-kinds.ts";
import { modelJobs } from "../models/job-kinds.ts";
import { pluginJobs } from "../plugins/job-kinds.ts";
import type { JobKinds } from "../work/job-kind.ts";

/** The types whose work exists; each has its handler in `job-handlers.ts`. */
export const jobKinds: JobKinds = { ...libraryJobs, ...modelJobs, ...pluginJobs, ...backupJobs };
