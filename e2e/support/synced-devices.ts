import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { expect } from "vitest";
import { startProcess, type ServerProcess } from "#sync-server/testing/start-process.ts";
import { controlled } from "./app-session.ts";
import { buildApp } from "./build-app.ts";
import { launchChromium } from "./chromium.ts";
import { startFaultyProxy, type FaultyProxy } from "./faulty-proxy.ts";

export interface SyncedDevice {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors nobody caught, of every page of the profile. */
  readonly errors: readonly string[];
  /** Another tab of the same profile. */
  openTab(path?: string): Promise<Page>;
}

export interface SyncedDevices {
  /** Address of the server, the same after each restart. */
  readonly origin: string;
  readonly network: FaultyProxy;
  /** A browser profile with the app in it. */
  openDevice(path?: string): Promise<SyncedDevice>;
  /** Ends the server as a power cut does. */
  killServer(): Promise<void>;
  startServer(): Promise<void>;
  close(): Promise<void>;
}

/** One sync server that serves the built app, and browser profiles that open it from there. */
export async function openSyncedDevices(env: Readonly<Record<string, string>> = {}): Promise<SyncedDevices> {
  const [folder, pageDir, network] = await Promise.all([
    mkdtemp(join(tmpdir(), "lectern-")),
    buildApp(),
    startFaultyProxy(),
  ]);
  let server: ServerProcess | undefined;
  async function startServer(): Promise<void> {
    server = startProcess({ DATA_DIR: folder, PAGE_DIR: pageDir, OLLAMA_URL: "off", ...env });
    network.target = await server.ready;
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    server?.child.kill(signal);
    await server?.ended;
  }
  await startServer();
  const browser = await launchChromium();

  return {
    origin: network.origin,
    network,
    startServer,
    killServer: () => end("SIGKILL"),
    async openDevice(path = "/") {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const errors: string[] = [];
      context.on("weberror", (error) => errors.push(error.error().message));
      const openTab = async (at = "/") => {
        const page = await context.newPage();
        page.setDefaultTimeout(60_000);
        await page.goto(network.origin + at);
        await controlled(page);
        return page;
      };
      return { context, page: await openTab(path), errors, openTab };
    },
    async close() {
      await browser.close();
      await Promise.all([end("SIGTERM"), network.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The line of the strip, as a person reads it. */
export const strip = (page: Page) => page.locator(".strip-sync");

/** Resolves when the strip says that everything is the same here and there. */
export async function inStep(page: Page): Promise<void> {
  await expect.poll(() => strip(page).textContent(), { timeout: 60_000 }).toMatch(/: Synced /);
}
