import type { Browser, BrowserContext, Page } from "playwright";
import { buildApp } from "./build-app.ts";
import { launchChromium } from "./chromium.ts";
import { watchForeignHosts, type ForeignHosts } from "./foreign-hosts.ts";
import { DESK } from "./screens.ts";
import { startStaticServer, type StaticServer } from "./static-server.ts";

export interface AppSession {
  readonly browser: Browser;
  /** One person's browser profile. */
  readonly context: BrowserContext;
  readonly server: StaticServer;
  readonly foreign: ForeignHosts;
  /** Errors nobody caught, of every page of the profile. */
  readonly pageErrors: readonly string[];
  /** Another tab with the app, its service worker in charge. */
  openTab(path?: string): Promise<Page>;
  /** The network goes and the server with it; what answers now is on the device. */
  pullThePlug(): Promise<void>;
  close(): Promise<void>;
}

export interface AppOptions {
  /** Megabytes of the largest file; enough for every journey when left out. */
  readonly uploadMb?: number;
  /** Served beside the app, by path. */
  readonly files?: ReadonlyMap<string, Uint8Array>;
  /** In the browser that people have, where Chromium's build without windows does not do. */
  readonly whole?: boolean;
}

/** The built app served as plain files, in a fresh profile of a real Chromium. */
export async function openApp({ files, whole, ...options }: AppOptions = {}): Promise<AppSession> {
  const [folder, foreign] = await Promise.all([buildApp("this", options), watchForeignHosts()]);
  const server = await startStaticServer(folder, 0, files);
  const browser = await launchChromium({ proxy: foreign.proxy, whole });
  const context = await browser.newContext({ viewport: DESK });
  // A loaded machine with two cores is slow.
  context.setDefaultTimeout(60_000);
  const pageErrors: string[] = [];
  context.on("weberror", (error) => pageErrors.push(error.error().message));

  return {
    browser,
    context,
    server,
    foreign,
    pageErrors,
    async openTab(path = "/") {
      const page = await context.newPage();
      await page.goto(server.origin + path);
      await controlled(page);
      return page;
    },
    async pullThePlug() {
      await context.setOffline(true);
      await server.close();
    },
    async close() {
      await browser.close();
      await Promise.all([server.close(), foreign.close()]);
    },
  };
}

/** The same with a first tab, on a screen of this size. */
export async function openAppTab(
  screen = DESK,
  options: AppOptions = {},
): Promise<{ readonly app: AppSession; readonly page: Page }> {
  const app = await openApp(options);
  try {
    const page = await app.openTab();
    await page.setViewportSize(screen);
    return { app, page };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Resolves when a service worker answers the page's requests. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker?.controller !== null);
}

/** Resolves when every file of the app is kept on the device, as the service worker itself reports it. */
export async function keptForOffline(page: Page): Promise<{ readonly done: number; readonly total: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("message", ({ data }) => {
          if (data?.kind === "lectern:offline" && data.ready) resolve({ done: data.done, total: data.total });
        });
        navigator.serviceWorker.controller?.postMessage({ kind: "lectern:page-started" });
      }),
  );
}

/** Ends all service workers as the browser does when it needs the memory; the next request starts them anew. */
export async function stopServiceWorkers(session: Pick<AppSession, "context">, page: Page): Promise<void> {
  const devtools = await session.context.newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await devtools.detach();
}
