import { z } from "zod";
import { backupUploads } from "../backup/backup-uploads-table.ts";
import type { RequestContext } from "#core/http/context.ts";
import { evaluationFiles } from "#core/library/evaluation/evaluation.ts";
import { extractions } from "#core/library/extraction/extraction.ts";
import { jobs } from "#core/work/job.ts";
import { accountPlugins } from "#core/plugins/registry/account/account-plugin.ts";
import { pluginBundles } from "#core/plugins/registry/bundle.ts";
import { pluginUploads } from "#core/plugins/registry/upload.ts";
import { installedModels } from "#core/models/local/installed-model.ts";
import { ANY_OWNER, put, remove, require, type Operation, type Store } from "../storage/store.ts";
import { table } from "../storage/table.ts";
import { blobUploads } from "../sync/blobs/blob-tables.ts";
import { deletedRows } from "../sync/trash-rows.ts";
import { sealedFiles } from "../sync/encryption/tables.ts";
import { blobsOf, documents } from "#core/library/documents/document.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

const DiscardedBlob = z.object({ id: z.string(), owner: z.string() });
type DiscardedBlob = z.infer<typeof DiscardedBlob>;

/**
 * Blobs about to be removed. Blobs are shared by content, so one may be wanted again while it is being removed:
 * a row naming a blob is only written while the blob is not listed here (`notDiscarded`), and a blob listed here is
 * only removed when no row names it. Whoever writes such a row then looks whether the blob is still there.
 */
export const discardedBlobs = table<DiscardedBlob>({
  name: "discarded_blobs",
  schema: DiscardedBlob,
  indexes: [],
  syncs: false,
});

/** Not a user: these rows belong to the host. */
const HOST = "host";

/** Put these into every write that makes a row name the blobs; on `PreconditionFailed` store them and write again. */
export const notDiscarded = (ids: readonly string[]): Operation[] =>
  [...new Set(ids)].map((id) => require(discardedBlobs, HOST, id, "absent"));

/** Removes the blobs that no row names. */
export async function discardBlobs(deps: Deps, ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return;
  await deps.store.write(unique.map((id) => put(discardedBlobs, { id, owner: HOST })));
  await removeDiscarded(deps, unique);
}

/** Takes up what a killed process left in the middle of `discardBlobs`. */
export async function resumeDiscarding(deps: Deps): Promise<void> {
  const rows = await deps.store.query(discardedBlobs, { owner: HOST });
  if (rows.length > 0)
    await removeDiscarded(
      deps,
      rows.map((row) => row.id),
    );
}

async function removeDiscarded(deps: Deps, ids: readonly string[]): Promise<void> {
  const named = await namedBlobs(deps);
  for (const id of ids) if (!named.has(id)) await deps.blobs.remove(id);
  await deps.store.write(ids.map((id) => remove(discardedBlobs, HOST, id)));
}

/** Every blob that a row names. */
export async function namedBlobs(deps: Pick<Deps, "store">): Promise<ReadonlySet<string>> {
  const [rows, beside, deleted] = await Promise.all([
    deps.store.query(documents, { owner: ANY_OWNER }),
    namedBesideDocuments(deps),
    deletedRows(deps.store, ANY_OWNER),
  ]);
  const named = new Set(beside);
  // What is in the trash can come back, and is to be read then.
  for (const { kept = {} } of deleted) for (const id of namedIn(kept)) named.add(id);
  for (const row of rows) for (const id of blobsOf(row)) named.add(id);
  return named;
}

/** Blobs that the values of a deleted document or question file name. */
function namedIn({ file, text, segments }: Readonly<Record<string, unknown>>): string[] {
  const ids = [file, text, ...(Array.isArray(segments) ? (segments as unknown[]) : [])];
  return ids.filter((id): id is string => typeof id === "string");
}

/** Every blob that a row of the user names, the trash included. */
export async function namedByUser({ store }: Pick<Deps, "store">, owner: string): Promise<string[]> {
  const rows = await store.query(documents, { owner });
  const deleted = await deletedRows(store, owner);
  return [
    ...rows.flatMap(blobsOf),
    ...deleted.flatMap(({ kept = {} }) => namedIn(kept)),
    ...(await namedBesideDocuments({ store }, owner)),
  ];
}

/** Every blob that a row of anything but a document names; of one user where `owner` says who. */
export async function namedBesideDocuments(
  { store }: { readonly store: Pick<Store, "query"> },
  owner: string = ANY_OWNER,
): Promise<string[]> {
  const [
    fileRows,
    modelRows,
    exportRows,
    extractionRows,
    bundleRows,
    uploadRows,
    partRows,
    backupRows,
    sealedRows,
    ofAccount,
  ] = await Promise.all([
    store.query(evaluationFiles, { owner }),
    store.query(installedModels, { owner }),
    store.query(jobs, { owner, where: { job_type: "export" } }),
    store.query(extractions, { owner }),
    store.query(pluginBundles, { owner }),
    store.query(pluginUploads, { owner }),
    store.query(blobUploads, { owner }),
    store.query(backupUploads, { owner }),
    store.query(sealedFiles, { owner }),
    store.query(accountPlugins, { owner }),
  ]);
  return [
    ...fileRows.map((row) => row.file),
    ...ofAccount.map((row) => row.file),
    ...bundleRows.flatMap(({ files }) => files.map(({ blob }) => blob)),
    ...uploadRows.map((row) => row.file),
    ...backupRows.map((row) => row.file),
    ...sealedRows.map((row) => row.blob),
    ...partRows.flatMap(({ parts }) => Object.values(parts)),
    ...extractionRows.flatMap(({ file, text }) => (text ? [file, text] : [file])),
    ...exportRows.flatMap(({ result }) => (typeof result?.["file"] === "string" ? [result["file"]] : [])),
    ...modelRows.flatMap(({ files }) => files.flatMap(({ parts }) => parts)),
  ];
}
