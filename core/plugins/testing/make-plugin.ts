import { gzipSync, strToU8, zipSync } from "fflate";

export interface PluginShape {
  readonly slug: string;
  readonly version?: string;
  /** Takes the place of fields of plugin_data; undefined leaves one out. */
  readonly plugin?: Readonly<Record<string, unknown>>;
  readonly modules?: readonly unknown[];
  /** Text of the main bundle. */
  readonly bundle?: string;
}

export function pluginData({ slug, version = "1.0.0", plugin = {} }: PluginShape): Record<string, unknown> {
  return {
    name: `Plugin ${slug}`,
    description: "Counts words.",
    version,
    plugin_slug: slug,
    type: "frontend",
    icon: "Numbers",
    category: "utility",
    official: false,
    author: "Ada",
    compatibility: "1.0.0",
    long_description: null,
    scope: slug,
    bundle_method: "webpack",
    bundle_location: "dist/remoteEntry.js",
    is_local: false,
    installation_type: "remote",
    permissions: ["storage.read", "network.request"],
    ...plugin,
  };
}

export const moduleData = (name = "Counter", change: Readonly<Record<string, unknown>> = {}) => ({
  name,
  display_name: `The ${name}`,
  category: "utility",
  tags: ["words", "count", "writing"],
  config_fields: { size: { type: "number", default: 3, min: 1, max: 9 } },
  required_services: { theme: { methods: ["getCurrentTheme"], version: "1.0.0" } },
  layout: { minWidth: 2, minHeight: 2, defaultWidth: 4, defaultHeight: 3 },
  ...change,
});

/** A container without modules. */
const bundleOf = ({ slug, version = "1.0.0" }: PluginShape) =>
  `var ${slug} = { version: "${version}", get: async () => () => ({}) };\n`;

/** The files of a whole plugin, by path. */
export function pluginFiles(shape: PluginShape): Record<string, Uint8Array> {
  const metadata = { plugin_data: pluginData(shape), module_data: shape.modules ?? [moduleData()] };
  return {
    "plugin.json": strToU8(JSON.stringify(metadata)),
    "dist/remoteEntry.js": strToU8(shape.bundle ?? bundleOf(shape)),
    "dist/style.css": strToU8(".counter { color: inherit }\n"),
    "assets/icon.svg": strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  };
}

/** The same bytes whenever it is made. */
export const pluginZip = (shape: PluginShape): Uint8Array =>
  zipSync(pluginFiles(shape), { mtime: "2026-01-01T00:00:00" });

/** As repositories are packed: everything in one folder. */
export function pluginTarGz(shape: PluginShape, top = "repository-main"): Uint8Array {
  const files = Object.entries(pluginFiles(shape));
  return gzipSync(makeTar(files.map(([path, content]) => ({ path: `${top}/${path}`, content }))));
}

export interface TarEntry {
  readonly path: string;
  readonly content?: Uint8Array;
  /** Type flag; `0` for a file when left out. */
  readonly kind?: string;
  readonly link?: string;
}

const BLOCK = 512;

/** A ustar archive, as `tar` writes it. */
export function makeTar(entries: readonly TarEntry[]): Uint8Array {
  const blocks = entries.flatMap(({ path, content = new Uint8Array(), kind = "0", link = "" }) => {
    const header = new Uint8Array(BLOCK);
    const write = (text: string, at: number) => header.set(strToU8(text), at);
    write(path, 0);
    write("0000644\0", 100);
    write(`${content.length.toString(8).padStart(11, "0")}\0`, 124);
    write("00000000000\0", 136);
    write("        ", 148);
    write(kind, 156);
    write(link, 157);
    write("ustar\u000000", 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    const padded = new Uint8Array(Math.ceil(content.length / BLOCK) * BLOCK);
    padded.set(content);
    return [header, padded];
  });
  return join([...blocks, new Uint8Array(2 * BLOCK)]);
}

export function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
