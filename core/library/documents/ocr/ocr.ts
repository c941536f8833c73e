import type { RequestContext } from "#core/http/context.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import { change, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { documents, type Document } from "../document.ts";
import { getDocument, requireDocument, toDocument } from "../documents.ts";
import { failed } from "../processing-outcome.ts";

type Deps = Pick<RequestContext, "store" | "clock"> & BackgroundPort;

const STOPPED = "Text recognition was stopped. Process the document again when you want it to be searched.";

/** Stops text recognition; pages that were recognised can be searched. A document without other text ends failed. Nothing changes where no page waits. */
export async function stopOcr({ store, clock }: Deps, owner: string, id: string): Promise<Document> {
  const row = await requireDocument({ store }, owner, id);
  if (row.ocr !== "waiting") return toDocument(row);
  const fields = row.status === "completed" ? { ocr: "stopped" as const, progress: null } : failed(clock, STOPPED);
  const { status, ocr } = row;
  await writeUnlessChanged(store, [
    require(documents, owner, id, { status, ocr }),
    change(documents, owner, id, fields),
  ]);
  return getDocument({ store }, owner, id);
}

/** Goes on with recognition that was stopped, at the page where it was. Nothing changes where it was not stopped. */
export async function resumeOcr({ store, background }: Deps, owner: string, id: string): Promise<Document> {
  const row = await requireDocument({ store }, owner, id);
  if (row.ocr !== "stopped") return toDocument(row);
  await writeUnlessChanged(store, [
    require(documents, owner, id, { ocr: "stopped" }),
    change(documents, owner, id, { ocr: "waiting" }),
  ]);
  background.wake();
  return getDocument({ store }, owner, id);
}
