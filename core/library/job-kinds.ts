import { jobKind, type JobKinds } from "../work/job-kind.ts";
import { requireCollection } from "./collections/collections.ts";
import { stopDocumentJob } from "./documents/document-jobs.ts";
import { requireDocument } from "./documents/documents.ts";
import { DocumentPayload, EvaluationPayload, ReindexPayload } from "./job-payloads.ts";

export const libraryJobs: JobKinds = {
  document_process: jobKind({
    payload: DocumentPayload,
    check: (deps, user, { document_id }) => requireDocument(deps, user, document_id),
    stop: stopDocumentJob,
  }),
  evaluation_run: jobKind({
    payload: EvaluationPayload,
    check: (deps, user, { collection_id }) => requireCollection(deps, user, collection_id),
  }),
  reindex: jobKind({
    payload: ReindexPayload,
    check: (deps, user, { collection_id }) =>
      collection_id ? requireCollection(deps, user, collection_id) : undefined,
  }),
};
