import { momentOf } from "../../ui/moment.ts";
import { formatBytes } from "../documents/file-kinds.ts";
import type { Job, JobType } from "#core/api/job-kinds.ts";
import type { JobStatus } from "#core/work/job.ts";
import { keysOf } from "#core/storage/keys-of.ts";

interface Kind {
  /** What the person would call it. */
  readonly label: string;
  /** What there is after cancelling. */
  readonly kept: string;
}

export const KINDS: Readonly<Record<JobType, Kind>> = {
  document_process: { label: "Reading a document", kept: "The file stays; it is not searched until it is read." },
  evaluation_run: { label: "Evaluation", kept: "Answers judged so far stay in the run." },
  reindex: { label: "Reading everything again", kept: "Documents done so far keep the new index, the others the old." },
  model_download: {
    label: "Downloading a model",
    kept: "What was downloaded stays, and the next try continues from there.",
  },
  model_install: { label: "Installing a model", kept: "What was downloaded stays on the model host for the next try." },
  plugin_install: { label: "Installing a plugin", kept: "Nothing of the plugin is installed." },
  plugin_update: { label: "Updating a plugin", kept: "The version you have stays as it is." },
  import: {
    label: "Bringing a backup in",
    kept: "What was imported stays. Started again, the import continues from there.",
  },
  export: { label: "Export", kept: "Nothing of the archive is kept; your documents are not touched." },
};

export const JOB_TYPES = keysOf(KINDS);

export const STATUSES: Readonly<Record<JobStatus, string>> = {
  pending: "Waiting",
  running: "Running",
  completed: "Done",
  failed: "Failed",
  cancelled: "Cancelled",
};

/** What a job is about, in a few words; `documentName` knows the documents by id. */
export function titleOf({ job_type, payload }: Job, documentName: (id: string) => string | undefined): string {
  const text = (field: string) => (typeof payload[field] === "string" ? payload[field] : undefined);
  switch (job_type) {
    case "document_process":
      return documentName(text("document_id") ?? "") ?? "A document that is gone";
    case "evaluation_run":
      return text("test_cases_path") ?? KINDS.evaluation_run.label;
    case "model_download":
      return text("model_id") ?? KINDS.model_download.label;
    case "model_install":
      return text("name") ?? KINDS.model_install.label;
    case "plugin_install":
    case "plugin_update":
      return (
        text("plugin_slug") ??
        text("name") ??
        text("filename") ??
        shortAddress(text("repo_url")) ??
        KINDS[job_type].label
      );
    case "import":
      return text("filename") ?? KINDS.import.label;
    case "export":
      return "Everything you have, as a zip archive";
    case "reindex":
      return text("model_id") ? "With another model" : KINDS.reindex.label;
  }
}

/** What is going on with a job, or how it ended. */
export function stateOf({ status, message, error, scheduled_for }: Job, now: number): string {
  if (status === "failed") return error ?? "It failed, and the reason is not known.";
  if (status === "cancelled") return message && !isStopping(message) ? `Cancelled. ${message}` : "Cancelled.";
  if (status === "completed") return "Done.";
  if (status === "running") return message === null ? "Working…" : plainly(message);
  if (scheduled_for && Date.parse(scheduled_for) > now) return `Begins ${momentOf(scheduled_for)}`;
  return "Waiting its turn";
}

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/^Embedding\b/, "Learning its meaning"],
  [/^Indexing\b/, "Making it searchable"],
  [/\bchunks\b/, "passages"],
];

/** "Reading: 12033 of 157342 bytes" says "Reading: 12 kB of 157 kB". */
export function plainly(message: string): string {
  const sized = message.replace(
    /(\d+) of (\d+) bytes/,
    (_, done: string, all: string) => `${formatBytes(Number(done))} of ${formatBytes(Number(all))}`,
  );
  return PLAIN.reduce((text, [found, plain]) => text.replace(found, plain), sized);
}

/** While it stops, its progress is no news. */
const isStopping = (message: string) => message === "Stopping…" || / of /.test(message);

const shortAddress = (address: string | undefined) => address?.replace(/^https?:\/\/(www\.)?/, "");
