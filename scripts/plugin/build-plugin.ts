import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { build, type BuildFailure, type Plugin } from "esbuild";
import { containerSource, SHARED_REACT } from "./container.ts";
import type { PluginFolder } from "./plugin-folder.ts";
import { ToolError } from "./tool-error.ts";

export interface BuildOptions {
  /** Code as it was written, with a source map. */
  readonly legible?: boolean;
}

export interface BuiltPlugin {
  readonly code: string;
  /** Source files that went into it, absolute. */
  readonly inputs: readonly string[];
}

/** Writes the bundle to where `bundle_location` says. */
export async function writeBundle(folder: PluginFolder, options: BuildOptions = {}): Promise<BuiltPlugin> {
  const built = await buildPlugin(folder, options);
  const file = join(folder.path, folder.bundleLocation);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, built.code);
  return built;
}

/** Builds the one script of a plugin. Throws `ToolError` with the places of all errors. */
export async function buildPlugin(folder: PluginFolder, { legible = false }: BuildOptions = {}): Promise<BuiltPlugin> {
  const usesReact = folder.modules.some(({ source }) => source.endsWith("x"));
  try {
    const { outputFiles, metafile } = await build({
      stdin: {
        contents: containerSource(folder, usesReact),
        resolveDir: folder.path,
        sourcefile: "container.js",
        loader: "js",
      },
      absWorkingDir: folder.path,
      bundle: true,
      write: false,
      metafile: true,
      format: "iife",
      globalName: folder.scope,
      target: "es2022",
      minify: !legible,
      sourcemap: legible ? "inline" : false,
      legalComments: "none",
      logLevel: "silent",
      jsx: "transform",
      define: { "process.env.NODE_ENV": '"production"' },
      loader: ASSETS,
      // Settings of the author's editor have no part in the bundle.
      tsconfigRaw: "{}",
      plugins: [sharedReact, injectedStyles],
    });
    const inputs = Object.keys(metafile.inputs).filter((path) => !/^[\w-]+:|^container\.js$/.test(path));
    return { code: outputFiles[0]?.text ?? "", inputs: inputs.map((path) => join(folder.path, path)) };
  } catch (error) {
    throw new ToolError(`${folder.name} could not be built.\n${reasons(error, folder.path)}`, { cause: error });
  }
}

/** Pictures and fonts become part of the script: a plugin is one file. */
const ASSETS = {
  ".png": "dataurl",
  ".jpg": "dataurl",
  ".webp": "dataurl",
  ".svg": "dataurl",
  ".woff2": "dataurl",
} as const;

/** React of the host in place of a copy of it. */
const sharedReact: Plugin = {
  name: "shared-react",
  setup(builder) {
    builder.onResolve({ filter: /^(react|react-dom|react-dom\/client)$/ }, ({ path }) => ({
      path: path === "react" ? "react" : "react-dom",
      namespace: "shared",
    }));
    builder.onLoad({ filter: /.*/, namespace: "shared" }, ({ path }) => ({
      contents: `module.exports = require("lectern:react").taken[${JSON.stringify(path)}];`,
      loader: "js",
    }));
    builder.onResolve({ filter: /^lectern:react$/ }, () => ({ path: "react", namespace: "lectern" }));
    builder.onLoad({ filter: /.*/, namespace: "lectern" }, () => ({ contents: SHARED_REACT, loader: "js" }));
  },
};

/** `import "./style.css"` adds a style element to the module's document. */
const injectedStyles: Plugin = {
  name: "injected-styles",
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({
        stdin: { contents: await readFile(path, "utf8"), resolveDir: dirname(path), sourcefile: path, loader: "css" },
        bundle: true,
        write: false,
        minify: true,
        logLevel: "silent",
        loader: ASSETS,
      });
      const css = JSON.stringify((outputFiles[0]?.text ?? "").trim());
      return {
        contents: `document.head.append(Object.assign(document.createElement("style"), { textContent: ${css} }));`,
        loader: "js",
        watchFiles: [path],
      };
    });
  },
};

function reasons(error: unknown, path: string): string {
  const errors = (error as Partial<BuildFailure>).errors;
  if (!errors) return error instanceof Error ? error.message : String(error);
  return errors
    .map(({ text, location }) => {
      const place = location
        ? `${relative(path, join(path, location.file))}:${location.line}:${location.column + 1}: `
        : "";
      return `  ${place}${text}`;
    })
    .join("\n");
}
