// What opening the page for the first time costs on the wire, from the sync server over the built app.
import type { Page } from "playwright";
import { startAppServer } from "../e2e/support/app-server.ts";
import { controlled } from "../e2e/support/app-session.ts";
import { launchChromium } from "../e2e/support/chromium.ts";

/** Kilobytes (1,000 bytes) as they come over the wire, headers and all. */
export interface FirstLoad {
  /** The page, its scripts and styles, until it can be used. */
  readonly all: number;
  readonly scripts: number;
  /** The same scripts, unpacked. */
  readonly unpacked_scripts: number;
}

export async function measureFirstLoad(): Promise<FirstLoad> {
  const server = await startAppServer();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const files = await watchFiles(page);
    await page.goto(server.origin.replace("127.0.0.1", "localhost"));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await controlled(page);
    const sum = (list: readonly LoadedFile[], size: "wire" | "unpacked") =>
      Math.round(list.reduce((all, file) => all + file[size], 0) / 100) / 10;
    const all = files().filter(({ path }) => !path.startsWith("/api"));
    const scripts = all.filter(({ path }) => path.endsWith(".js"));
    return { all: sum(all, "wire"), scripts: sum(scripts, "wire"), unpacked_scripts: sum(scripts, "unpacked") };
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface LoadedFile {
  readonly path: string;
  readonly wire: number;
  readonly unpacked: number;
}

/** What the page itself fetches; the service worker's own requests belong to another target. */
async function watchFiles(page: Page): Promise<() => readonly LoadedFile[]> {
  const session = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const unpacked = new Map<string, number>();
  const files: LoadedFile[] = [];
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (!response.fromServiceWorker) paths.set(requestId, new URL(response.url).pathname);
  });
  session.on("Network.dataReceived", ({ requestId, dataLength }) => {
    unpacked.set(requestId, (unpacked.get(requestId) ?? 0) + dataLength);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path !== undefined) files.push({ path, wire: encodedDataLength, unpacked: unpacked.get(requestId) ?? 0 });
  });
  await session.send("Network.enable");
  return () => files;
}
