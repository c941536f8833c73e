import { counted } from "#core/http/counted.ts";
import type { Job, JobType } from "#core/api/job-kinds.ts";

interface Activity {
  /** Files on their way to the service. */
  readonly sending: number;
  /** Documents being read that are told of without a job. */
  readonly reading: number;
  /** Read documents that a model has still to embed, where no job says it. */
  readonly embedding: number;
  readonly open: readonly Pick<Job, "job_type">[];
  /** Jobs that wait and are not among `open`. */
  readonly hidden: number;
  /** Files that were not taken. */
  readonly refused: number;
  /** Files that wait for their password. */
  readonly locked: number;
  readonly ended: readonly Pick<Job, "status" | "job_type">[];
}

const DOING: Readonly<Record<JobType, string>> = {
  document_process: "",
  evaluation_run: "evaluating",
  reindex: "reading all again",
  model_download: "downloading a model",
  model_install: "installing a model",
  plugin_install: "installing a plugin",
  plugin_update: "updating a plugin",
  export: "exporting",
  import: "bringing a backup in",
};

/** "Adding 2 documents · reading 3 documents · exporting"; empty when there is nothing to tell. */
export function summaryOf({ sending, reading, embedding, open, hidden, refused, locked, ended }: Activity): string {
  const documents = reading + open.filter(({ job_type }) => job_type === "document_process").length + hidden;
  const others = new Set(open.map(({ job_type }) => DOING[job_type]));
  const failed = ended.filter(({ status }) => status === "failed").length;
  const archives = ended.length - failed;
  const parts = [
    sending > 0 && `adding ${count(sending)}`,
    documents > 0 && `reading ${count(documents)}`,
    ...others,
    embedding > 0 && `learning the meaning of ${count(embedding)}`,
    refused > 0 && `${refused} not added`,
    locked > 0 && `${locked} asking for a password`,
    failed > 0 && `${failed} failed`,
    archives > 0 && "an export is ready",
  ];
  const text = parts.filter(Boolean).join(" · ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const count = (documents: number) => counted(documents, "document");
