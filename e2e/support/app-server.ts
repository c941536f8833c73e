import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { startProcess } from "#sync-server/testing/start-process.ts";
import { writeTinyModels } from "../../scripts/tiny-models.ts";
import { buildApp } from "./build-app.ts";
import { launchChromium, type BrowserOptions } from "./chromium.ts";

/** A name of the home network: plain http from there gives no service worker, no clipboard and no random ids. */
export const HOME = "lectern.test";

export interface AppServer {
  readonly origin: string;
  /** The same server by its name in the home network, for the browser of `launchAtHome`. */
  readonly homeOrigin: string;
  /** What it has printed. */
  output(): string;
  stop(): Promise<void>;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** Offers the tiny models, each under a name of the catalogue. */
  readonly withModels?: boolean;
}

/** The sync server as a process over a fresh folder, serving the built app. */
export async function startAppServer({ env = {}, withModels = false }: Options = {}): Promise<AppServer> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-"));
  const models = join(folder, "models");
  if (withModels) await writeTinyModels(models);
  const { child, ready, ended, output } = startProcess({
    DATA_DIR: join(folder, "data"),
    PAGE_DIR: await buildApp(),
    ALLOWED_HOSTS: HOME,
    // As for a page of this machine alone; journeys about accounts ask for tokens.
    DOCUMENT_CHAT_AUTH: "optional",
    ...(withModels && { MODELS_DIR: models }),
    ...env,
  });
  const origin = await ready;
  return {
    origin,
    homeOrigin: `http://${HOME}:${new URL(origin).port}`,
    output,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const launchAtHome = (options: Pick<BrowserOptions, "whole"> = {}): Promise<Browser> =>
  launchChromium({ ...options, args: [`--host-resolver-rules=MAP ${HOME} 127.0.0.1`] });
