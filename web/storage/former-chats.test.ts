import "fake-indexeddb/auto";
import { it } from "vitest";
import { checkFormerPlace, WRITTEN } from "#core/chat/testing/former-place.ts";
import { createDexieStore } from "./dexie-store.ts";

it.each(WRITTEN)("chats that the version before wrote %s are all in the one store of IndexedDB", async (written) => {
  const name = crypto.randomUUID();
  await checkFormerPlace(
    { open: async (tables, extension) => createDexieStore(tables, { name, ...(extension && { extension }) }) },
    written,
  );
});
