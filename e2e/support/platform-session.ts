import type { Page } from "playwright";
import { call } from "./api.ts";
import { launchAtHome, startAppServer } from "./app-server.ts";
import { controlled } from "./app-session.ts";
import type { BrowserOptions } from "./chromium.ts";
import { startModelServer, type ModelServer } from "./model-server.ts";
import { DESK } from "./screens.ts";

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
export async function openPlatform(
  host: (typeof HOSTS)[number],
  options: Pick<BrowserOptions, "whole"> = {},
): Promise<PlatformSession> {
  const models = await startModelServer();
  const server = await startAppServer({ env: { OLLAMA_URL: "off", MODEL_SERVERS: models.origin } });
  const origin = host === "this device" ? server.origin : server.homeOrigin;
  const browser = await launchAtHome(options);
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
      await Promise.all([server.stop(), models.close()]);
    },
  };
}
