import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import type { BuildManifest, KeptFile, LaterFile } from "../../web/service/kept-files.ts";
import { trustedLibraries } from "./trusted-libraries.ts";

export interface ServiceWorkerOptions {
  readonly root: string;
  /** The source of the script that the browser registers, below the root. */
  readonly entry: string;
  /** That of the script with the API, which the first one imports. */
  readonly api: string;
  /** Files of `public/` that belong to the shell, by name. */
  readonly shellFiles: readonly string[];
}

const EMPTY: BuildManifest = { build: "development", shell: [], later: [] };
const FILE = "sw.js";
const DEVELOPED_API = "assets/sw-api-development.js";
/** Bytes; larger files (what runs models, what recognises text) are kept from their first use on, not before. */
const LARGEST_KEPT = 2.5 * 1024 * 1024;
/**
 * Files that come in packs. Those of pdf.js do not change with a release of the app, so they have their own. The script
 * of a worker comes alone: its policy is the one its own file is answered with.
 */
const PACKED = [/^pdfjs\//, /^assets\/(?!.+\.worker-).+\.(js|css)$/];
/** Bytes of a pack, and of the largest file in one. */
const PACK_SIZE = 2 * 1024 * 1024;
const LARGEST_PACKED = 256 * 1024;

/**
 * Builds the service worker as two classic files after everything else. The first has the list of all files of the
 * build in it: the shell (page, entry and what it imports at once), and the rest, kept later. It imports the second,
 * which holds the API. In development they are built when asked for and keep no files, so that every change shows.
 */
export function serviceWorker(options: ServiceWorkerOptions): Plugin {
  let outDir = "dist";
  let ofApp: Readonly<Record<string, string>> = {};
  return {
    name: "lectern:service-worker",
    configResolved(config) {
      outDir = config.build.outDir;
      ofApp = config.define ?? {};
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://x");
        const { root, entry, api } = options;
        const source = new Map([
          [`/${FILE}`, entry],
          [`/${DEVELOPED_API}`, api],
        ]).get(pathname);
        if (source === undefined) return next();
        try {
          const code = await bundle({ root, entry: source, define: definitions(EMPTY, DEVELOPED_API) });
          response.setHeader("content-type", "text/javascript").setHeader("cache-control", "no-cache").end(code);
        } catch (error) {
          next(error);
        }
      });
    },
    writeBundle: {
      order: "post",
      async handler(_, output) {
        const folder = resolve(options.root, outDir);
        const manifest = manifestOf(folder, shellOf(output, options.shellFiles));
        const { root, entry } = options;
        const define = (name: string) => ({ ...ofApp, ...definitions(manifest, name) });
        const api = await bundle({ root, entry: options.api, define: define("") });
        // The build is in its name, too: a script that was kept under a name is never looked at again.
        const hash = createHash("sha256").update(manifest.build).update(api).digest("hex").slice(0, 16);
        const name = `assets/sw-api-${hash}.js`;
        writeFileSync(join(folder, name), api);
        writeFileSync(join(folder, FILE), await bundle({ root, entry, define: define(name) }));
      },
    },
  };
}

/** The entry chunks with all they import statically and their styles. */
function shellOf(output: Rolldown.OutputBundle, extra: readonly string[]): Set<string> {
  const shell = new Set(["index.html", ...extra]);
  const queue = Object.values(output).flatMap((file) => (file.type === "chunk" && file.isEntry ? [file.fileName] : []));
  for (let name = queue.pop(); name; name = queue.pop()) {
    const chunk = output[name];
    if (shell.has(name) || chunk?.type !== "chunk") continue;
    shell.add(name);
    queue.push(...chunk.imports);
    for (const style of chunk.viteMetadata?.importedCss ?? []) shell.add(style);
  }
  return shell;
}

function manifestOf(folder: string, shellNames: ReadonlySet<string>): BuildManifest {
  const names = filesBelow(folder)
    .filter((name) => name !== FILE && !/^assets\/sw-api-|\.map$/.test(name))
    .sort();
  const whole = createHash("sha256");
  const shell: KeptFile[] = [];
  const later: LaterFile[] = [];
  const packed: PackedFile[][] = PACKED.map(() => []);
  for (const name of names) {
    const bytes = readFileSync(join(folder, name));
    const content = hashOf(bytes);
    whole.update(`${name} ${content}\n`);
    if (bytes.length > LARGEST_KEPT) continue;
    const revision = name.startsWith("assets/") ? null : content; // names in assets/ hold their hash
    const file = { url: `/${name}`, revision };
    const group = bytes.length > LARGEST_PACKED ? -1 : PACKED.findIndex((pattern) => pattern.test(name));
    if (shellNames.has(name)) shell.push(file);
    else if (group < 0) later.push(file);
    else packed[group]?.push({ file, bytes });
  }
  for (const files of packed.flatMap(inPacks)) {
    const bytes = Buffer.concat(files.map((each) => each.bytes));
    const url = `/assets/pack-${hashOf(bytes)}.bin`;
    writeFileSync(join(folder, url), bytes);
    const parts = files.map((each) => ({ url: each.file.url, size: each.bytes.length }));
    later.push({ url, revision: null, parts });
  }
  return { build: whole.digest("hex").slice(0, 16), shell, later };
}

interface PackedFile {
  readonly file: KeptFile;
  readonly bytes: Buffer;
}

/** The files in order, a pack's worth in each. */
function inPacks(files: readonly PackedFile[]): PackedFile[][] {
  const packs: PackedFile[][] = [];
  let room = 0;
  for (const each of files) {
    if (each.bytes.length > room) {
      packs.push([]);
      room = PACK_SIZE;
    }
    packs.at(-1)?.push(each);
    room -= each.bytes.length;
  }
  return packs;
}

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

interface BundleOptions {
  readonly root: string;
  readonly entry: string;
  readonly define: Readonly<Record<string, string>>;
}

const definitions = (manifest: BuildManifest, api: string): BundleOptions["define"] => ({
  __LECTERN_MANIFEST__: JSON.stringify(manifest),
  __LECTERN_API__: JSON.stringify(`/${api}`),
  "process.env.NODE_ENV": '"production"',
});

/** One script of this source and of all that it imports. */
async function bundle({ root, entry, define }: BundleOptions): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [trustedLibraries()],
    define,
    build: {
      target: "es2022",
      write: false,
      copyPublicDir: false,
      // Each is one file by design, fetched once a release and kept by the browser.
      chunkSizeWarningLimit: 1500,
      // As a library: else Vite wraps each dynamic import into a loader of its chunks, which needs `import.meta`.
      lib: { entry: join(root, entry), formats: ["iife"], name: "lecternServiceWorker", fileName: () => FILE },
      rolldownOptions: { output: { codeSplitting: false }, checks: { pluginTimings: false } },
    },
  });
  const [output] = [result].flat();
  return output && "output" in output ? output.output[0].code : "";
}
