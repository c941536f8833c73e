import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { trustedLibraries } from "./trusted-libraries.ts";

interface KeptFile {
  readonly url: string;
  readonly revision: string | null;
}

interface Manifest {
  readonly build: string;
  readonly shell: readonly KeptFile[];
  readonly later: readonly KeptFile[];
}

export interface ServiceWorkerOptions {
  readonly root: string;
  /** The source of the script that the browser registers, below the root. */
  readonly entry: string;
  /** That of the script with the API, which the first one imports. */
  readonly api: string;
  /** Files of `public/` that belong to the shell, by name. */
  readonly shellFiles: readonly string[];
}

const EMPTY: Manifest = { build: "development", shell: [], later: [] };
const FILE = "sw.js";
const DEVELOPED_API = "assets/sw-api-development.js";
/** Bytes; larger files (what runs models, what recognises text) are kept from their first use on, not before. */
const LARGEST_KEPT = 2.5 * 1024 * 1024;

/**
 * Builds the service worker as two classic files after everything else. The first has the list of all files of the
 * build in it: the shell (page, entry and what it imports at once), and the rest, kept later. It imports the second,
 * which holds the API. In development they are built when asked for and keep no files, so that every change shows.
 */
export function serviceWorker(options: ServiceWorkerOptions): Plugin {
  let outDir = "dist";
  return {
    name: "lectern:service-worker",
    configResolved(config) {
      outDir = config.build.outDir;
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
          const code = await bundle({ root, entry: source, ...definitions(EMPTY, DEVELOPED_API) });
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
        const api = await bundle({ root, entry: options.api, ...definitions(manifest, "") });
        // The build is in its name, too: a script that was kept under a name is never looked at again.
        const hash = createHash("sha256").update(manifest.build).update(api).digest("hex").slice(0, 16);
        const name = `assets/sw-api-${hash}.js`;
        writeFileSync(join(folder, name), api);
        writeFileSync(join(folder, FILE), await bundle({ root, entry, ...definitions(manifest, name) }));
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

function manifestOf(folder: string, shellNames: ReadonlySet<string>): Manifest {
  const names = filesBelow(folder)
    .filter((name) => name !== FILE && !/^assets\/sw-api-|\.map$/.test(name))
    .sort();
  const whole = createHash("sha256");
  const shell: KeptFile[] = [];
  const later: KeptFile[] = [];
  for (const name of names) {
    const bytes = readFileSync(join(folder, name));
    const content = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
    whole.update(`${name} ${content}\n`);
    if (bytes.length > LARGEST_KEPT) continue;
    const revision = name.startsWith("assets/") ? null : content; // names in assets/ hold their hash
    (shellNames.has(name) ? shell : later).push({ url: `/${name}`, revision });
  }
  return { build: whole.digest("hex").slice(0, 16), shell, later };
}

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

const definitions = (manifest: Manifest, api: string): Pick<BundleOptions, "define"> => ({
  define: {
    __LECTERN_MANIFEST__: JSON.stringify(manifest),
    __LECTERN_API__: JSON.stringify(`/${api}`),
    "process.env.NODE_ENV": '"production"',
  },
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
