import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { controlled } from "../../e2e/support/app-session.ts";
import { buildApp } from "../../e2e/support/build-app.ts";
import { launchProfile } from "../../e2e/support/chromium.ts";
import { startStaticServer } from "../../e2e/support/static-server.ts";
import { bundle } from "../bundle.ts";
import { documentsOf, MANY } from "./library.ts";
import { rowsOf, type Library } from "./rows.ts";

/** What a browser keeps belongs to an origin, and so to a port. */
export const PROFILE_PORT = 8397;

/** Rows written at once, and blobs. */
const AT_ONCE = 500;

const cache = fileURLToPath(new URL("../../.cache/bench/", import.meta.url));

/** A browser profile with the library, made once and kept: what is stored then must open with every later version. */
export async function filledProfile(library: Library): Promise<string> {
  const folder = join(cache, ["profile", documentsOf(MANY), MANY.chats, library.embedder.id].join("-"));
  if (existsSync(folder)) return folder;
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(dirname(part), { recursive: true });
  await fill(part, library);
  await rename(part, folder);
  return folder;
}

/** Through the app's own storage code, in a page of its origin that is not the app. */
const WRITER = `
import { openDeviceStorage } from "/web/service/sync/device-storage.ts";
import { tables } from "/core/api/tables.ts";
const storage = openDeviceStorage();
const byName = new Map(tables.map((table) => [table.name, table]));
globalThis.writeRows = (name, rows) =>
  storage.store.write(rows.map((row) => ({ kind: "put", table: byName.get(name), row })));
globalThis.writeBlobs = (blobs) =>
  Promise.all(blobs.map((text) => storage.localBlobs.put(Uint8Array.from(atob(text), (each) => each.charCodeAt(0)))));
`;

async function fill(folder: string, library: Library): Promise<void> {
  const server = await startStaticServer(await buildApp(), PROFILE_PORT);
  const context = await launchProfile(folder, ["--headless=new"]);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(server.origin);
    await controlled(page);
    // Schemas are compiled where a page may evaluate code, as the evaluated writer may at first.
    const devtools = await context.newCDPSession(page);
    await devtools.send("Page.setBypassCSP", { enabled: true });
    await page.goto(`${server.origin}/manifest.webmanifest`);
    await page.evaluate(await bundle(WRITER, "iife"));
    await writeAll(page, library);
  } finally {
    await context.close();
    await server.close();
  }
}

async function writeAll(page: Page, library: Library): Promise<void> {
  const ids = library.documents.flatMap(({ file, text, segments }) => [file, ...(text ? [text] : []), ...segments]);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const bytes = await library.blobs.heldBy("").bytesOfMany(ids.slice(from, from + AT_ONCE));
    const texts = bytes.flatMap((each) => (each ? [Buffer.from(each).toString("base64")] : []));
    await page.evaluate((blobs) => (globalThis as unknown as Writer).writeBlobs(blobs), texts);
  }
  for (const [table, rows] of rowsOf(library))
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await page.evaluate(([name, part]) => (globalThis as unknown as Writer).writeRows(name, part), [
        table.name,
        rows.slice(from, from + AT_ONCE),
      ] as const);
}

interface Writer {
  writeRows(table: string, rows: readonly unknown[]): Promise<void>;
  writeBlobs(blobs: readonly string[]): Promise<unknown>;
}
