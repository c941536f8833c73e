import { readFile } from "node:fs/promises";
import { strToU8, zipSync } from "fflate";
import type { FrameLocator, Page } from "playwright";
import type { PluginWithModules } from "#core/plugins/registry/plugin.ts";
import { moduleData, pluginData } from "#core/plugins/testing/make-plugin.ts";
import { call } from "./api.ts";

/** The example plugin as a zip archive, its plugin.json changed as a test needs it. */
export async function wordCount(change: (text: string) => string = (text) => text): Promise<Buffer> {
  const folder = new URL("../../examples/plugins/word-count/", import.meta.url);
  const [metadata, bundle] = await Promise.all([
    readFile(new URL("plugin.json", folder), "utf8"),
    readFile(new URL("dist/remoteEntry.js", folder)),
  ]);
  const entries = { "plugin.json": strToU8(change(metadata)), "dist/remoteEntry.js": new Uint8Array(bundle) };
  return Buffer.from(zipSync(entries));
}

/** A plugin with one module whose `mount(host)` has this body. */
export function pluginOf(
  slug: string,
  mount: string,
  {
    permissions = ["storage.read"],
    module = {},
  }: { readonly permissions?: string[]; readonly module?: Readonly<Record<string, unknown>> } = {},
): Buffer {
  const metadata = {
    plugin_data: pluginData({ slug, plugin: { name: slug, permissions } }),
    module_data: [moduleData("Main", module)],
  };
  const bundle = `var ${slug} = { init() {}, get: async () => () => ({ mount: async (host) => { ${mount} } }) };`;
  const entries = { "plugin.json": strToU8(JSON.stringify(metadata)), "dist/remoteEntry.js": strToU8(bundle) };
  return Buffer.from(zipSync(entries));
}

/** Installs an archive through the API; resolves once the plugin is here, also where it was here before. */
export async function installPlugin(page: Page, slug: string, archive: Buffer): Promise<PluginWithModules> {
  const [status, text] = await page.evaluate(async (base64) => {
    const form = new FormData();
    form.set("method", "upload");
    form.set("file", new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], "plugin.zip"));
    const response = await fetch("/api/v1/plugins/install", { method: "POST", body: form });
    return [response.status, await response.text()] as const;
  }, archive.toString("base64"));
  if (status >= 400 && status !== 409) throw new Error(`The plugin was refused with ${status}: ${text}`);
  for (;;) {
    const { status, body } = await call<PluginWithModules>(page, "GET", `/api/v1/plugins/by-slug/${slug}`);
    if (status === 200) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What is inside the frame of a module's plugin. */
export const inFrameOf = (page: Page, plugin: string): FrameLocator =>
  page.frameLocator(`iframe[title$="a module of the plugin ${plugin}"]`);
