import { webStream } from "../web-stream.ts";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ModelSource, SourceFile } from "#core/models/local/model-source.ts";

/** A folder of models on this machine: a folder per repository, files as the hub lays them out. */
export interface LocalModels extends ModelSource {
  /** Where a file of a repository lies, or undefined for a name that leaves the folder. */
  pathOf(repository: string, path: string): string | undefined;
}

/** `name` is that of the source, in words for a person. Hashes are kept while size and time of a file stay the same. */
export function createLocalModels(folder: string, name = "the server's models folder"): LocalModels {
  const hashes = new Map<string, { readonly stamp: string; readonly digest: string }>();

  async function describe(root: string, file: string): Promise<SourceFile> {
    const { size, mtimeMs } = await stat(file);
    const stamp = `${size} ${mtimeMs}`;
    const known = hashes.get(file);
    const digest = known?.stamp === stamp ? known.digest : `sha256:${await sha256(file)}`;
    hashes.set(file, { stamp, digest });
    return { path: relative(root, file).split(sep).join("/"), size, digest };
  }

  function pathOf(repository: string, path: string): string | undefined {
    const isSafe = [repository, path].every(
      (name) => /^[\w.-]+(\/[\w.-]+)*$/.test(name) && !name.split("/").includes(".."),
    );
    return isSafe ? join(folder, repository, path) : undefined;
  }

  return {
    name,
    pathOf,
    async list(repository) {
      const root = pathOf(repository, "config.json")?.replace(/config\.json$/, "");
      const entries = root && (await readdir(root, { recursive: true, withFileTypes: true }).catch(() => undefined));
      if (!root || !entries) return undefined;
      const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      return Promise.all(files.map((file) => describe(root, file)));
    },
    async open(repository, _revision, path, from) {
      const file = pathOf(repository, path);
      if (!file) throw new Error(`${path} is not a file of ${repository}.`);
      return webStream(createReadStream(file, { start: from }));
    },
  };
}

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
