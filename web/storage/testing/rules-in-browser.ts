import { blobsRules } from "#core/storage/contract/blobs-rules.ts";
import { schemaRules } from "#core/storage/contract/schema-rules.ts";
import { storeRules } from "#core/storage/contract/store-rules.ts";
import { ruleTables } from "#core/storage/contract/store-rules-tables.ts";
import { createDexieStore } from "../dexie-store.ts";
import { createOpfsBlobs } from "../opfs-blobs.ts";

/** Runs one rule in whatever this script was loaded into: a page, a dedicated worker or a service worker. */
async function runRule(id: string): Promise<string> {
  const name = crypto.randomUUID();
  try {
    await checkRule(id, name);
    return "kept";
  } catch (error) {
    return error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error);
  } finally {
    await (await navigator.storage.getDirectory()).removeEntry(name, { recursive: true }).catch(() => undefined);
  }
}

async function checkRule(id: string, name: string): Promise<void> {
  const [blobsRule, schemaRule, storeRule] = [find(blobsRules, id), find(schemaRules, id), find(storeRules, id)];
  if (blobsRule) return blobsRule.check(createOpfsBlobs({ name }));
  if (schemaRule) return schemaRule.check({ open: (tables, migrations) => opened(tables, { name, migrations }) });
  if (!storeRule) throw new Error(`There is no rule ${id}.`);
  const store = createDexieStore(ruleTables, { name });
  await storeRule.check(store);
  await store.close();
}

/** The store opens at its first call; the rules want to see that fail at once. */
async function opened(
  ...[tables, options]: Parameters<typeof createDexieStore>
): Promise<ReturnType<typeof createDexieStore>> {
  const store = createDexieStore(tables, options);
  await store.setAsideRows();
  return store;
}

function find<Rule extends { readonly id: string }>(rules: readonly Rule[], id: string): Rule | undefined {
  return rules.find((rule) => rule.id === id);
}

if ("document" in globalThis) Object.assign(globalThis, { runRule });
else {
  addEventListener("message", (event) => {
    const done = runRule(String(event.data)).then((result) => event.ports[0]?.postMessage(result));
    if ("waitUntil" in event) (event as unknown as { waitUntil(work: Promise<void>): void }).waitUntil(done);
  });
}
