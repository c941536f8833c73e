import { z } from "zod";
import { jobKind, type JobKinds } from "../work/job-kind.ts";

export const backupJobs: JobKinds = { export: jobKind({ payload: z.object({}) }) };
