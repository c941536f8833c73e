import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import type { ApiPaths } from "../../web/service/api-parts.ts";
import type { BuildManifest, KeptFile, LaterFile } from "../../web/service/kept-files.ts";
import { jsonSchemaApart } from "./json-schema-apart.ts";
import { trustedLibraries } from "./trusted-libraries.ts";

export interface ServiceWorkerOptions {
  readonly root: string;
  /** The source of the script that the browser registers, below the root. */
  readonly entry: string;
  /** That of the API, whose parts the first script imports. */
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
/** Characters; smaller parts of the API are in one script. */
const SMALLEST_SCRIPT = 4000;

/**
 * Builds the service worker as classic files after everything else. The first has the list of all files of the build in
 * it: the shell (page, entry and what it imports at once), and the rest, kept later. The others are the parts of the API,
 * one for what every request needs, and one for each `import()` in it. In development they are one file, they are built
 * when asked for, and they keep no files, so that every change shows.
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
        if (pathname !== `/${FILE}` && pathname !== `/${DEVELOPED_API}`) return next();
        try {
          const scripts = await bundleApi(root, api, definitions(EMPTY));
          const paths = pathsOf(scripts, () => `/${DEVELOPED_API}`);
          const code =
            pathname === `/${FILE}`
              ? await bundle({ root, entry, define: definitions(EMPTY, paths) })
              : scripts.map((script) => script.code).join("\n");
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
        const api = await bundleApi(root, options.api, { ...ofApp, ...definitions(manifest) });
        // The build is in their names, too: a script that was kept under a name is never looked at again.
        const whole = createHash("sha256").update(manifest.build);
        for (const { code } of api) whole.update(code);
        const hash = whole.digest("hex").slice(0, 16);
        const fileOf = (at: number): string => `assets/sw-api-${hash}-${at}.js`;
        for (const [at, { code }] of api.entries()) writeFileSync(join(folder, fileOf(at)), code);
        const define = {
          ...ofApp,
          ...definitions(
            manifest,
            pathsOf(api, (at) => `/${fileOf(at)}`),
          ),
        };
        writeFileSync(join(folder, FILE), await bundle({ root, entry, define }));
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

const definitions = (manifest: BuildManifest, api: ApiPaths = {}): BundleOptions["define"] => ({
  __LECTERN_MANIFEST__: JSON.stringify(manifest),
  __LECTERN_API__: JSON.stringify(api),
  "process.env.NODE_ENV": '"production"',
});

/** One script of this source and of all that it imports. */
async function bundle(options: BundleOptions): Promise<string> {
  const [chunk] = await chunksOf(options, "iife");
  return chunk?.code ?? "";
}

const pathsOf = (scripts: readonly ApiScriptFile[], pathOf: (at: number) => string): ApiPaths =>
  Object.fromEntries(scripts.flatMap(({ names }, at) => names.map((name) => [name, pathOf(at)])));

interface ApiScriptFile {
  /** Names that the parts in it are required by. */
  readonly names: readonly string[];
  readonly code: string;
}

/**
 * The scripts of the API, the one that begins first: it has all that a start needs. What is too small for a script is
 * in the second. Each hands its parts, which are CommonJS modules, to the service worker's first script.
 */
async function bundleApi(root: string, entry: string, define: BundleOptions["define"]): Promise<ApiScriptFile[]> {
  const chunks = await chunksOf({ root, entry, define }, "cjs");
  const begins = chunks.filter(({ isEntry }) => isEntry);
  for (const { imports } of begins)
    begins.push(...chunks.filter((one) => imports.includes(one.fileName) && !begins.includes(one)));
  const isLater = (one: Rolldown.OutputChunk) => !begins.includes(one) && one.code.length > SMALLEST_SCRIPT;
  const small = chunks.filter((one) => !begins.includes(one) && !isLater(one));
  const together = [begins, small, ...chunks.filter(isLater).map((one) => [one])].filter((parts) => parts.length > 0);
  return together.map((parts) => ({
    names: parts.map(nameOf),
    code: parts.map(partOf).join("\n"),
  }));
}

const nameOf = ({ fileName }: Rolldown.OutputChunk): string => `./${fileName}`;

/** The function is in parentheses because the browser then compiles it at once and not twice. */
const partOf = (chunk: Rolldown.OutputChunk): string =>
  `lecternApiPart(${JSON.stringify(nameOf(chunk))},(function(require,exports){"use strict";${chunk.code}\n}));`;

async function chunksOf(
  { root, entry, define }: BundleOptions,
  format: "iife" | "cjs",
): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [trustedLibraries(), jsonSchemaApart()],
    define,
    build: {
      target: "es2022",
      write: false,
      copyPublicDir: false,
      // Each is fetched once a release and kept by the browser.
      chunkSizeWarningLimit: 1500,
      // As a library: else Vite wraps each dynamic import into a loader of its chunks, which needs `import.meta`.
      lib: { entry: join(root, entry), formats: [format], name: "lecternServiceWorker", fileName: () => FILE },
      rolldownOptions: {
        output:
          format === "iife"
            ? { codeSplitting: false }
            : {
                codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] },
                chunkFileNames: "[name].js",
                exports: "named",
              },
        checks: { pluginTimings: false },
      },
    },
  });
  const [output] = [result].flat();
  return output && "output" in output ? output.output.filter((file) => file.type === "chunk") : [];
}
