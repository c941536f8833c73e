import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { startProcess } from "#sync-server/testing/start-process.ts";
import { call } from "./api.ts";
import { controlled } from "./app-session.ts";
import { buildApp } from "./build-app.ts";
import { launchChromium } from "./chromium.ts";
import { startModelServer, type ModelServer } from "./model-server.ts";
import { DESK } from "./screens.ts";

/** A name of the home network: plain http from there gives no service worker, so the server answers. */
const NAME = "lectern.test";

export const HOSTS = ["this device", "the server"] as const;

export interface PlatformSession {
  readonly page: Page;
  readonly models: ModelServer;
  /** Errors nobody caught. */
  readonly errors: readonly string[];
  open(path: string): Promise<void>;
  /** An account, where one is needed: on a device the local profile does. */
  logIn(): Promise<void>;
  close(): Promise<void>;
}

/** The built app in a fresh profile, answered by its own device or by a server, beside servers of language models. */
export async function openPlatform(host: (typeof HOSTS)[number]): Promise<PlatformSession> {
  const [folder, models, built] = await Promise.all([
    mkdtemp(join(tmpdir(), "lectern-")),
    startModelServer(),
    buildApp(),
  ]);
  const server = startProcess({
    DATA_DIR: folder,
    PAGE_DIR: built,
    ALLOWED_HOSTS: NAME,
    OLLAMA_URL: "off",
    MODEL_SERVERS: models.origin,
  });
  const ready = new URL(await server.ready);
  const origin = host === "this device" ? ready.origin : `http://${NAME}:${ready.port}`;
  const browser = await launchChromium({ args: [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`] });
  const page = await browser.newPage({ viewport: DESK });
  const errors: string[] = [];
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(origin);
  if (host === "this device") await controlled(page);

  return {
    page,
    models,
    errors,
    open: async (path) => void (await page.goto(origin + path)),
    async logIn() {
      if (host === "this device") return;
      const account = { email: "reader@example.org", password: "correct horse" };
      await call(page, "POST", "/api/v1/auth/register", { username: "reader", ...account });
      await call(page, "POST", "/api/v1/auth/login", account);
    },
    async close() {
      await browser.close();
      server.child.kill("SIGTERM");
      await Promise.all([server.ended, models.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
