import { watch } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import type { PluginWithModules } from "#core/plugins/registry/plugin.ts";
import { call } from "../../e2e/support/api.ts";
import { controlled } from "../../e2e/support/app-session.ts";
import { launchWindow } from "../../e2e/support/chromium.ts";
import { buildPlugin } from "./build-plugin.ts";
import { sendArchive, type RunningLectern } from "./install.ts";
import { checkArchive, packPlugin } from "./pack-plugin.ts";
import { readPluginFolder } from "./plugin-folder.ts";
import { asInPage } from "./testing.ts";
import { ToolError } from "./tool-error.ts";

type Say = (line: string) => void;

/** Builds and installs now and at each change, until the signal. What is wrong is said, and the next change tried. */
export async function installAtEachChange(
  path: string,
  lectern: RunningLectern,
  { say, signal, onInstalled }: { readonly say: Say; readonly signal: AbortSignal; readonly onInstalled?: OnInstalled },
): Promise<void> {
  // Watches before the first build, so that no change between the two is missed.
  const changes = watch(path, { recursive: true, signal });
  await installOnce(path, lectern, say, onInstalled);
  try {
    for await (const { filename } of changes)
      if (filename !== null && isSource(filename)) await installOnce(path, lectern, say, onInstalled);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

type OnInstalled = (plugin: PluginWithModules) => Promise<void>;

/** Neither the bundle nor what editors leave behind. */
const isSource = (filename: string) =>
  filename === "plugin.json" || (/^src\b/.test(filename) && !/(~|\.swp|\.tmp)$/.test(filename));

async function installOnce(path: string, lectern: RunningLectern, say: Say, onInstalled?: OnInstalled): Promise<void> {
  const begun = performance.now();
  try {
    const folder = await readPluginFolder(path);
    const archive = await packPlugin(folder, (await buildPlugin(folder, { legible: true })).code);
    for (const warning of await checkArchive(archive)) say(`Warning: ${warning}`);
    const installed = await sendArchive(lectern, folder, archive);
    await onInstalled?.(installed);
    say(`Installed ${folder.slug} ${folder.version} in ${Math.round(performance.now() - begun)} ms.`);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    say(error.message);
  }
}

/** Opens a window of Lectern with a profile of its own, and a page with all modules of the plugin in the designer. */
export async function devInWindow(path: string, url: string, say: Say): Promise<void> {
  await mustAnswer(url);
  if (process.platform === "linux" && !process.env["DISPLAY"] && !process.env["WAYLAND_DISPLAY"])
    throw new ToolError("There is no screen to open a window on. Install on a server instead: --token TOKEN.");
  const profile = fileURLToPath(new URL("../../.cache/plugin-dev", import.meta.url));
  const context = await launchWindow(profile);
  const stopped = new AbortController();
  context.on("close", () => stopped.abort());
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  await controlled(page);
  const onInstalled = (plugin: PluginWithModules) => openPreview(page, plugin);
  say("Close the window to end.");
  await installAtEachChange(path, asInPage(page), { say, signal: stopped.signal, onInstalled });
}

/** A page with all modules of the plugin. It is made once; later versions run on it without a reload. */
async function openPreview(page: Page, { id, name, plugin_slug, modules }: PluginWithModules): Promise<void> {
  const route = `/preview-${plugin_slug.toLowerCase()}`;
  const found = await call<PageOfApi>(page, "GET", `/api/v1/pages/route${route}`);
  const components = modules.map((module) => ({
    id: module.name,
    type: "module",
    plugin_id: id,
    module_id: module.id,
    name: module.display_name,
    props: {},
  }));
  const body = { name: `Preview of ${name}`, route, description: "", content: { layout: {}, components } };
  const { body: made } = found.status === 200 ? found : await call<PageOfApi>(page, "POST", "/api/v1/pages/", body);
  const address = new URL(`/pages/${made.id}`, page.url()).href;
  if (page.url() !== address) await page.goto(address);
}

/** A server as the owner of a personal access token. */
export async function devOnServer(path: string, url: string, token: string, say: Say): Promise<void> {
  await mustAnswer(url);
  const lectern = onServer(url, token);
  // A token that is refused will be refused at each change as well.
  await lectern.get("/api/v1/auth/me");
  const stopped = new AbortController();
  process.once("SIGINT", () => stopped.abort());
  say("Press Ctrl-C to end.");
  await installAtEachChange(path, lectern, { say, signal: stopped.signal });
}

export function onServer(url: string, token: string): RunningLectern {
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(new URL(path, url), { ...init, headers: { authorization: `Bearer ${token}` } });
    const body: unknown = await response.json();
    if (response.status === 401 || response.status === 403)
      throw new ToolError(`${url} does not take this token. Make one in Lectern: Account, Tokens for scripts.`);
    return { status: response.status, body };
  };
  return {
    get: async <Body>(path: string) => (await ask(path)).body as Body,
    upload(archive) {
      const body = new FormData();
      body.set("method", "upload");
      body.set("replace", "true");
      body.set("file", new File([new Uint8Array(archive)], "plugin.zip"));
      return ask("/api/v1/plugins/install", { method: "POST", body });
    },
  };
}

async function mustAnswer(url: string): Promise<void> {
  const health = URL.parse("/health", url);
  if (!health) throw new ToolError(`${url} is not an address. Give one such as http://localhost:8000.`);
  const isThere = await fetch(health).then(
    // Read to its end: what is left unread keeps the process from ending.
    async (response) => (await response.text(), response.ok),
    () => false,
  );
  if (!isThere) throw new ToolError(`Lectern does not answer at ${url}. Start it with npm start, or give --url.`);
}
