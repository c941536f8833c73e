import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, normalize } from "node:path";
import type { ParseAssets } from "../context.ts";

/** pdf.js's run-time files out of node_modules. */
export function nodeAssets(): ParseAssets {
  const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  return async (name) => new Uint8Array(await readFile(join(root, normalize(`/${name}`))));
}
