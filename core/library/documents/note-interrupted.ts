import { extractions } from "../extraction/extraction.ts";
import { jobs } from "#core/work/job.ts";
import { ANY_OWNER, change, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { documents } from "./document.ts";

/**
 * At the start of a server, before any work is taken up: the process before may have been killed in the middle of
 * documents. Such an attempt is blamed on the file only where it alone was in work; beside another document, a job or a
 * text that was being extracted it is noted as interrupted. Requests that were being answered leave no trace, so an
 * attempt beside a question still counts.
 */
export async function noteInterrupted(store: Pick<Store, "query" | "write">): Promise<void> {
  const [rows, running, extracting] = await Promise.all([
    store.query(documents, { owner: ANY_OWNER, where: { status: "processing", ocr: "none" } }),
    store.query(jobs, { owner: ANY_OWNER, where: { status: "running" } }),
    store.query(extractions, { owner: ANY_OWNER, where: { status: "pending" } }),
  ]);
  const cutOff = rows.filter(({ attempts }) => attempts > 0);
  const beside =
    running.filter(({ job_type }) => job_type !== "document_process").length +
    extracting.filter(({ attempts }) => attempts > 0).length;
  if (cutOff.length + beside < 2) return;
  for (const { owner, id, attempts, interrupted } of cutOff.filter((row) => row.interrupted < row.attempts))
    await writeUnlessChanged(store, [
      require(documents, owner, id, { status: "processing", attempts }),
      change(documents, owner, id, { interrupted: interrupted + 1 }),
    ]);
}
