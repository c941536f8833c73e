import type { BrowserContext } from "playwright";

/**
 * What a browser does to a site that it makes room with: databases, files, caches and service workers go, cookies and
 * localStorage stay. `path` is a plain file of the site, so that no page of the app writes meanwhile.
 */
export async function clearStorage(context: BrowserContext, origin: string, path: string): Promise<void> {
  const plain = await context.newPage();
  await plain.goto(`${origin}${path}`);
  const devtools = await context.newCDPSession(plain);
  await devtools.send("Storage.clearDataForOrigin", {
    origin,
    storageTypes: "indexeddb,file_systems,cache_storage,service_workers",
  });
  await plain.close();
}
