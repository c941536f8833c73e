import { readdirSync, readFileSync, createReadStream, existsSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { Plugin } from "vite";

export interface VendorFolder {
  /** Folder of a package, below the root. */
  readonly from: string;
  /** URL path without slashes at its ends. */
  readonly to: string;
  /** File names to take; all when left out. */
  readonly only?: readonly string[];
}

/** Serves files of packages from our own origin under fixed paths, in the build and in development. */
export function vendorFiles(root: string, folders: readonly VendorFolder[]): Plugin {
  return {
    name: "lectern:vendor-files",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname).slice(1);
        const file = folders
          .filter(({ to }) => path.startsWith(`${to}/`))
          .map((folder) => ({ ...folder, name: path.slice(folder.to.length + 1) }))
          .filter((one) => one.name !== "" && isOffered(one, one.name))
          .map(({ from, name }) => join(root, from, name))
          .find((one) => existsSync(one));
        if (!file) return next();
        response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
        createReadStream(file).pipe(response);
      });
    },
    generateBundle() {
      for (const { from, to, name } of filesOf(root, folders)) {
        this.emitFile({ type: "asset", fileName: `${to}/${name}`, source: readFileSync(join(root, from, name)) });
      }
    },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".png": "image/png",
};

function filesOf(root: string, folders: readonly VendorFolder[]): (VendorFolder & { readonly name: string })[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder.from))
      .filter((name) => isOffered(folder, name) && statSync(join(root, folder.from, name)).isFile())
      .map((name) => ({ ...folder, name })),
  );
}

function isOffered({ only }: VendorFolder, name: string): boolean {
  return !name.includes("/") && !name.includes("\\") && (!only || only.includes(name));
}
