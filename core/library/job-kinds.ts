import { jobKind, type JobKinds } from "../work/job-kind.ts";
import { requireCollection } from "./collections/collections.ts";
import { requireDocument } from "./documents/documents.ts";
import { DocumentPayload, EvaluationPayload, ReindexPayload } from "./job-payloads.ts";

export const libraryJobs = {
  document_process: jobKind({
    payload: DocumentPayload,
    check: (deps, user, { document_id }) => requireDocument(deps, user, document_id),
    stop: async (deps, job) => (await import("./documents/document-jobs.ts")).stopDocumentJob(deps, job),
    takes: "{document_id}",
  }),
  evaluation_run: jobKind({
    payload: EvaluationPayload,
    takes: "as POST /api/evaluation/run takes it",
    check: (deps, user, { collection_id }) => requireCollection(deps, user, collection_id),
  }),
  reindex: jobKind({
    payload: ReindexPayload,
    takes: "{collection_id?}",
    check: (deps, user, { collection_id }) =>
      collection_id ? requireCollection(deps, user, collection_id) : undefined,
  }),
} satisfies JobKinds;
