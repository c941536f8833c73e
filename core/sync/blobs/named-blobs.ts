import { neverLeaves } from "#core/library/device-only/stays-here.ts";
import { blobsOf, documents, type DocumentRow } from "#core/library/documents/document.ts";
import { evaluationFiles } from "#core/library/evaluation/evaluation.ts";
import { accountPlugins } from "#core/plugins/registry/account/account-plugin.ts";
import type { Store } from "../../storage/store.ts";

/** A blob that a row of a synced table names. */
export interface NamedBlob {
  readonly id: string;
  /** What a search needs comes before what is only looked at. */
  readonly kind: "index" | "original";
}

/** R28. The blobs that the owner's synced rows name, each once. */
export async function namedBy(store: Pick<Store, "query">, owner: string): Promise<NamedBlob[]> {
  const [documentRows, fileRows, pluginRows] = await Promise.all([
    store.query(documents, { owner }),
    store.query(evaluationFiles, { owner }),
    store.query(accountPlugins, { owner }),
  ]);
  const found = new Map<string, NamedBlob["kind"]>();
  for (const { file } of [...fileRows, ...pluginRows]) found.set(file, "original");
  for (const row of documentRows.filter((row) => !neverLeaves(row)))
    for (const [id, kind] of kindsOf(row)) if (found.get(id) !== "index") found.set(id, kind);
  return [...found].map(([id, kind]) => ({ id, kind }));
}

const kindsOf = (row: DocumentRow) => blobsOf(row).map((id) => [id, id === row.file ? "original" : "index"] as const);
