/** Runs modules of plugins in the built app, in a real Chromium: `import { openLectern } from "lectern/testing"`. */
import { fileURLToPath } from "node:url";
import type { FrameLocator, Page } from "playwright";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import { call, createCollection, read } from "../../e2e/support/api.ts";
import { openAppTab } from "../../e2e/support/app-session.ts";
import { DESK, PHONE } from "../../e2e/support/screens.ts";
import { buildPlugin } from "./build-plugin.ts";
import { sendArchive } from "./install.ts";
import { packPlugin } from "./pack-plugin.ts";
import { readPluginFolder } from "./plugin-folder.ts";

export { DESK, PHONE };

/** A fresh browser profile with Lectern in it. */
export interface OpenedLectern {
  readonly page: Page;
  /** Errors that nothing caught, of the app and of modules. */
  readonly errors: readonly string[];
  /** Adds a document to a collection, which is made where it is new. Resolves once it can be searched. */
  addDocument(collection: string, filename: string, text: string): Promise<void>;
  /** Builds the plugin of a folder, installs it and opens a published page with one of its modules. */
  show(folder: string | URL, options?: ShowOptions): Promise<ShownModule>;
  setTheme(theme: "light" | "dark"): Promise<void>;
  close(): Promise<void>;
}

export interface ShowOptions {
  /** Name of the module; the first one when left out. */
  readonly module?: string;
  /** Values of its config fields. */
  readonly config?: Readonly<Record<string, unknown>>;
}

export interface ShownModule {
  /** The document that the module fills. */
  readonly frame: FrameLocator;
  /** Sets other values of its config fields, as the form in the designer does, while the module runs. */
  configure(config: Readonly<Record<string, unknown>>): Promise<void>;
}

export async function openLectern(screen = DESK): Promise<OpenedLectern> {
  const { app, page } = await openAppTab(screen);
  const collections = new Map<string, string>();
  let pages = 0;
  return {
    page,
    errors: app.pageErrors,
    async addDocument(collection, filename, text) {
      const id = collections.get(collection) ?? (await createCollection(page, collection)).id;
      collections.set(collection, id);
      const { status, metadata } = await read(page, id, filename, new TextEncoder().encode(text));
      if (status !== "completed") throw new Error(`${filename} was not read: ${JSON.stringify(metadata)}`);
    },
    async show(folder, { module, config = {} } = {}) {
      const plugin = await readPluginFolder(typeof folder === "string" ? folder : fileURLToPath(folder));
      const { code } = await buildPlugin(plugin);
      const installed = await sendArchive(asInPage(page), plugin, await packPlugin(plugin, code));
      const found = installed.modules.find(({ name }) => name === (module ?? plugin.modules[0]?.name));
      if (!found) throw new Error(`${plugin.slug} has no module ${module}.`);
      const route = `/module-${++pages}`;
      const content = (props: object) => ({
        layout: {},
        components: [
          { id: "module", type: "module", plugin_id: installed.id, module_id: found.id, name: found.name, props },
        ],
      });
      const body = { name: found.display_name, route, description: "", content: content(config) };
      const made = (await call<PageOfApi>(page, "POST", "/api/v1/pages/", body)).body;
      const publish = () => call(page, "POST", `/api/v1/pages/${made.id}/publish`, { publish: true });
      await publish();
      await page.goto(new URL(`/p${route}`, page.url()).href);
      return {
        frame: await frameOf(page),
        async configure(values) {
          await call(page, "PUT", `/api/v1/pages/${made.id}`, { content: content({ ...config, ...values }) });
          await publish();
        },
      };
    },
    setTheme: (theme) => page.evaluate((name) => void (document.documentElement.dataset["theme"] = name), theme),
    close: () => app.close(),
  };
}

/** Waits until the module of the page is shown. Throws with its reason where it fails. */
export async function frameOf(page: Page): Promise<FrameLocator> {
  const module = page.locator(".plugin-module").first();
  await module.and(page.locator('[data-state="shown"], [data-state="failed"], [data-state="asking"]')).waitFor();
  if ((await module.getAttribute("data-state")) !== "shown") throw new Error(await module.innerText());
  const outer = module.locator("iframe");
  // A view is drawn in the frame itself; a component has a frame within it.
  const isComponent = (await outer.getAttribute("src"))?.includes("plugin-frame") ?? false;
  return isComponent ? outer.contentFrame().locator("iframe").contentFrame() : outer.contentFrame();
}

/** The API as the page reaches it. */
export function asInPage(page: Page) {
  return {
    get: async <Body>(path: string) => (await call<Body>(page, "GET", path)).body,
    upload: (archive: Uint8Array) =>
      page.evaluate(
        async ([base64]) => {
          const form = new FormData();
          form.set("method", "upload");
          form.set("replace", "true");
          const bytes = Uint8Array.from(atob(base64 ?? ""), (each) => each.charCodeAt(0));
          form.set("file", new File([bytes], "plugin.zip"));
          const response = await fetch("/api/v1/plugins/install", { method: "POST", body: form });
          return { status: response.status, body: await response.json() };
        },
        [Buffer.from(archive).toString("base64")],
      ),
  };
}
