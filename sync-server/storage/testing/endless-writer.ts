import { put } from "#core/storage/store.ts";
import { ruleItem, ruleItems } from "#core/storage/contract/store-rules-tables.ts";
import { createStoreThread } from "../store-thread.ts";

/** A process that writes until it is killed and says which rows were acknowledged. */
const [path = "", prefix = ""] = process.argv.slice(2);
const store = await createStoreThread({ path, tables: new URL("./rule-tables.ts", import.meta.url) });
for (let at = 0; ; at++) {
  const id = `${prefix}-${at}`;
  await store.write([put(ruleItems, ruleItem(id, { label: "l".repeat(500) }))]);
  process.send?.(id);
}
