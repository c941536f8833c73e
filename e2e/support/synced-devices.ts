import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { expect } from "vitest";
import { startProcess, type ServerProcess } from "#sync-server/testing/start-process.ts";
import { controlled } from "./app-session.ts";
import { buildApp, UPLOAD_MB, type Version } from "./build-app.ts";
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
  /** Everything the server keeps. */
  readonly dataDir: string;
  /** The server that runs now, or ran last. */
  process(): ServerProcess;
  isRunning(): boolean;
  /** A browser profile with the app in it; `watch` runs in each of its pages before the app does. */
  openDevice(path?: string, watch?: () => void): Promise<SyncedDevice>;
  /** Ends the server as a power cut does. */
  killServer(): Promise<void>;
  startServer(options?: ServerOptions): Promise<void>;
  close(): Promise<void>;
}

interface ServerOptions {
  /** Which build of the app it serves; the one it served last when left out. */
  readonly version?: Version;
  /** Days that its clock is ahead of everybody's. */
  readonly daysAhead?: number;
}

interface WorldOptions {
  /** Settings of the server. */
  readonly env?: Readonly<Record<string, string>>;
}

/** One sync server that serves the built app, and browser profiles that open it from there. */
export async function openSyncedDevices({ env = {} }: WorldOptions = {}): Promise<SyncedDevices> {
  const [folder, network] = await Promise.all([mkdtemp(join(tmpdir(), "lectern-")), startFaultyProxy(), buildApp()]);
  let server: ServerProcess | undefined;
  let served: Version = "this";
  async function startServer({ version = served, daysAhead = 0 }: ServerOptions = {}): Promise<void> {
    served = version;
    const PAGE_DIR = await buildApp(version);
    const settings = { DATA_DIR: folder, PAGE_DIR, OLLAMA_URL: "off", MAX_UPLOAD_MB: String(UPLOAD_MB), ...env };
    server = startProcess(settings, daysAhead === 0 ? [] : [clockAhead(daysAhead)]);
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
    dataDir: folder,
    process() {
      if (!server) throw new Error("No server was started.");
      return server;
    },
    isRunning: () => server?.child.exitCode === null && server.child.signalCode === null,
    startServer,
    killServer: () => end("SIGKILL"),
    async openDevice(path = "/", watch) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      if (watch) await context.addInitScript(watch);
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

/** Makes a process of Node, and its threads, live in the future. */
function clockAhead(days: number): string {
  const code = `const Real = Date; const ahead = ${days} * 86400000;
    globalThis.Date = class extends Real {
      constructor(...given) { given.length ? super(...given) : super(Real.now() + ahead); }
      static now() { return Real.now() + ahead; }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/** The line of the strip, as a person reads it. */
export const strip = (page: Page) => page.locator(".strip-sync");

/** Resolves when the strip says that everything is the same here and there; a failure says what the page says of it. */
export async function inStep(page: Page): Promise<void> {
  const said = async () => [
    await strip(page).textContent(),
    ...(await page.locator(".sync-problem").allTextContents()),
  ];
  await expect.poll(async () => (await said()).join(" · "), { timeout: 60_000 }).toMatch(/: Synced with /);
}

/** On the page of sync and devices, as the account `reader`; resolves when everything is in step. */
export async function logInAtServer(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.getByRole("heading", { name: "Log in at the server" }).waitFor();
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("heading", { name: "Logged in as reader" }).waitFor();
  await inStep(page);
}
