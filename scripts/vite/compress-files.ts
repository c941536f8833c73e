import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/**
 * Writes `name.br` and `name.gz` beside each file of the build that compression makes smaller; the server sends them in
 * its place. It runs when everything else is written, so that the service worker's list of files does not have them.
 */
export function compressFiles(root: string): Plugin {
  let folder: string | undefined;
  return {
    name: "lectern:compress-files",
    apply: "build",
    writeBundle({ dir }) {
      folder = dir;
    },
    async closeBundle() {
      if (folder === undefined) return; // the build failed
      await compressFolder(resolve(root, folder));
    },
  };
}

export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < LEAST) return;
  const quality = FIRST.test(path) ? 11 : bytes.length < LARGE ? 7 : 5;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const variants = { br: await brotli(bytes, { params }), gz: await gzipped(bytes) };
  for (const [suffix, packed] of Object.entries(variants))
    if (packed.length < bytes.length * WORTH_IT) await writeFile(`${path}.${suffix}`, packed);
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|webmanifest|wasm|txt|ttf|bcmap|icc|pfb|bin)$/;
/** What the first load waits for: the highest quality takes a second for all of it and saves eight percent. */
const FIRST = /[/\\](index\.html|sw\.js|assets[/\\](index|sw-api)-[^/\\]+\.(js|css))$/;
/** Bytes; smaller files fit into a packet as they are. */
const LEAST = 1024;
/**
 * Bytes. Quality 9 takes five times as long as 7 and saves half a percent; 6 takes half as long again as 5 for the 37 MB of
 * large files and saves two percent.
 */
const LARGE = 1_000_000;
/** Share of the size that a variant may have. */
const WORTH_IT = 0.95;
