import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
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
  /** The source, below the root. */
  readonly entry: string;
  /** Files of `public/` that belong to the shell, by name. */
  readonly shellFiles: readonly string[];
}

const EMPTY: Manifest = { build: "development", shell: [], later: [] };
const FILE = "sw.js";
/** Bytes; larger files (what runs models) are kept when a model that needs them is chosen, not before. */
const LARGEST_KEPT = 4 * 1024 * 1024;

/**
 * Builds the service worker as one classic file after everything else, with the list of all files of the build in it:
 * the shell (page, entry and what it imports at once), and the rest, kept later. In development it is built when asked for
 * and keeps no files, so that every change shows.
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
        if (new URL(request.url ?? "/", "http://x").pathname !== `/${FILE}`) return next();
        try {
          const code = await bundle(options, EMPTY, undefined);
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
        await bundle(options, manifestOf(folder, shellOf(output, options.shellFiles)), folder);
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
    .filter((name) => name !== FILE && !name.endsWith(".map"))
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

/** Bundles the service worker; written to `folder`, or given back as text where there is none. */
async function bundle(
  { root, entry }: ServiceWorkerOptions,
  manifest: Manifest,
  folder: string | undefined,
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [trustedLibraries()],
    define: { __LECTERN_MANIFEST__: JSON.stringify(manifest), "process.env.NODE_ENV": '"production"' },
    build: {
      target: "es2022",
      write: folder !== undefined,
      outDir: folder ?? "dist",
      emptyOutDir: false,
      copyPublicDir: false,
      // It is one file by design, fetched once a release and kept by the browser.
      chunkSizeWarningLimit: 1500,
      // As a library: else Vite wraps each dynamic import into a loader of its chunks, which needs `import.meta`.
      lib: { entry: join(root, entry), formats: ["iife"], name: "lecternServiceWorker", fileName: () => FILE },
      rolldownOptions: { output: { codeSplitting: false }, checks: { pluginTimings: false } },
    },
  });
  const [output] = [result].flat();
  return output && "output" in output ? output.output[0].code : "";
}
