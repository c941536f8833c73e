import { join } from "node:path";
import { describe, it, onTestFinished } from "vitest";
import { checkFormerPlace, WRITTEN } from "#core/chat/testing/former-place.ts";
import { openPostgresStore } from "./postgres/store.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import { startPglite } from "./testing/pglite.ts";
import { tempFolder } from "./testing/temp-folder.ts";

describe.each(WRITTEN)("chats that the version before wrote %s are all in the one store", (written) => {
  it("in SQLite", async () => {
    const path = join(await tempFolder(), "test.db");
    await checkFormerPlace(
      { open: async (tables, extension) => openSqliteStore({ path, tables, ...(extension && { extension }) }) },
      written,
    );
  });

  it("in PostgreSQL", async () => {
    const inProcess = await startPglite();
    const connect = await inProcess.place();
    onTestFinished(() => inProcess.close());
    await checkFormerPlace(
      { open: (tables, extension) => openPostgresStore({ db: connect(), tables, ...(extension && { extension }) }) },
      written,
    );
  });
});
