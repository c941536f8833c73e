import type { Job } from "#core/api/job-kinds.ts";

export const isOpen = ({ status }: Pick<Job, "status">) => status === "pending" || status === "running";
export const canRetry = ({ status }: Pick<Job, "status">) => status === "failed" || status === "cancelled";
