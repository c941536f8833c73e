import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { zipSync, type Zippable } from "fflate";
import type { Plugin } from "vite";

/** Folder of the build, which both hosts read. */
const FOLDER = "marketplace";

/** What of a plugin's folder goes into its archive; the rest is for whoever works on it. */
const PACKED = /^(plugin\.json|README\.md|LICENSE|(dist|assets)\/.+)$/;

/** The same moment in every archive, so that equal files make equal bytes. ZIP stores local time from 1980 on. */
const MTIME = new Date(1980, 0, 1);

interface ShippedFile {
  /** Below the folder of the build. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** Packs the plugins of a folder and lists them in a catalogue, so that the marketplace is never empty. */
export function shippedPlugins(folder: string): Plugin {
  return {
    name: "lectern:shipped-plugins",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://x");
        const file = packPlugins(folder).find(({ name }) => pathname === `/${FOLDER}/${name}`);
        if (!file) return next();
        response.setHeader("content-type", file.name.endsWith(".json") ? "application/json" : "application/zip");
        response.end(file.content);
      });
    },
    generateBundle() {
      for (const { name, content } of packPlugins(folder))
        this.emitFile({ type: "asset", fileName: `${FOLDER}/${name}`, source: content });
    },
  };
}

/** The catalogue and an archive for each folder that has a `plugin.json`. Throws where such a folder has no bundle. */
export function packPlugins(folder: string): ShippedFile[] {
  const packed = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "plugin.json")))
    .map((entry) => packPlugin(join(folder, entry.name)));
  const plugins = packed.map(({ entry }) => entry).sort((a, b) => (a.plugin_slug < b.plugin_slug ? -1 : 1));
  const catalogue = { name: "catalogue.json", content: new TextEncoder().encode(JSON.stringify({ plugins })) };
  return [catalogue, ...packed.map(({ file }) => file)];
}

interface PluginJson {
  readonly plugin_data: Readonly<Record<string, unknown>> & {
    readonly plugin_slug: string;
    readonly version: string;
    readonly bundle_location: string;
  };
  readonly module_data: readonly { readonly tags?: readonly string[] }[];
}

function packPlugin(folder: string) {
  const files = filesBelow(folder).filter((path) => PACKED.test(path));
  const { plugin_data, module_data } = JSON.parse(readFileSync(join(folder, "plugin.json"), "utf8")) as PluginJson;
  if (!files.includes(plugin_data.bundle_location))
    throw new Error(`${folder} has no ${plugin_data.bundle_location}. Build the plugin first.`);
  const entries: Zippable = {};
  for (const path of files) entries[path] = [new Uint8Array(readFileSync(join(folder, path))), { mtime: MTIME }];
  const content = zipSync(entries, { level: 9 });
  const sha256 = createHash("sha256").update(content).digest("hex");
  const { plugin_slug, version, name, description, author, category, icon, official, permissions } = plugin_data;
  // The hash is in the name: a browser may hold the catalogue of one build and the archives of another.
  const file = { name: `${plugin_slug}-${version}-${sha256.slice(0, 8)}.zip`, content };
  const about = { name, description, author, category, icon, official, permissions };
  const tags = [...new Set(module_data.flatMap((module) => module.tags ?? []))];
  const entry = { plugin_slug, version, ...about, tags, download_url: file.name, sha256, size: content.length };
  return { file, entry };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
