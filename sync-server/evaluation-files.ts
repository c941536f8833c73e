import { codeOf } from "./storage/file-errors.ts";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import type { EvaluationFiles } from "#core/library/ports.ts";
import { badRequest } from "#core/http/errors.ts";

/** Files of questions in one folder; a path may not leave it, not through a link either. */
export function createEvaluationFiles(folder: string): EvaluationFiles {
  return {
    async read(path) {
      const file = inside(folder, resolve(folder, path));
      try {
        const real = await realpath(file);
        inside(await realpath(folder), real);
        return await readFile(real, "utf8");
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".json")).slice(0, MAX_LISTED);
      return Promise.all(
        files.map(async (entry) => {
          const file = join(entry.parentPath, entry.name);
          return { name: relative(folder, file).split(sep).join("/"), size: (await stat(file)).size };
        }),
      );
    },
  };
}

/** A folder of more is no list to choose from. */
const MAX_LISTED = 1000;

function inside(folder: string, file: string): string {
  const way = relative(folder, file);
  if (way === "" || way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way)) {
    throw badRequest("test_cases_path: must name a file inside the evaluation folder");
  }
  return file;
}

function isMissing(error: unknown): boolean {
  const code = codeOf(error);
  return code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR" || code === "ENAMETOOLONG";
}
