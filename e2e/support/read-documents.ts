import type { Page } from "playwright";
import { createCollection, read } from "./api.ts";
import { openAppTab, type AppSession } from "./app-session.ts";
import { DESK } from "./screens.ts";

export interface ReadDocuments {
  readonly app: AppSession;
  readonly page: Page;
  /** Shows the document of this file, and waits for something of it by its selector. */
  open(name: string, ready: string): Promise<void>;
}

/** The app with these files read, in one collection. */
export async function openWithDocuments(files: Readonly<Record<string, Uint8Array>>): Promise<ReadDocuments> {
  const { app, page } = await openAppTab(DESK);
  const { id: collection } = await createCollection(page, "Logs");
  const ids = new Map<string, string>();
  for (const [name, bytes] of Object.entries(files)) ids.set(name, (await read(page, collection, name, bytes)).id);
  return {
    app,
    page,
    async open(name, ready) {
      await page.goto(`${app.server.origin}/documents/${ids.get(name)}`);
      await page.locator(ready).first().waitFor();
    },
  };
}
