import { createHash } from "node:crypto";
import { glob, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Middleware } from "koa";
import { languageDataProblem } from "#core/engine/ocr/language-data.ts";
import { isOcrLanguage } from "#core/engine/ocr/languages.ts";
import { LANGUAGE_REPOSITORY } from "#core/models/local/catalogue-languages.ts";
import type { ModelSource, SourceFile } from "#core/models/local/model-source.ts";

/** Where systems put the language data of Tesseract that their packages bring. */
const OF_THE_SYSTEM = [
  "/usr/share/tesseract-ocr/*/tessdata",
  "/usr/share/tessdata",
  "/usr/local/share/tessdata",
  "/opt/homebrew/share/tessdata",
];

export interface LanguageFolderOptions {
  /** A folder of one's own with `.traineddata` files, which may be gzipped; null where there is none. */
  readonly own: string | null;
  /** Where npm's packages lie: `@tesseract.js-data/<language>`. */
  readonly packages: string;
  /** For tests: those of the system when left out. */
  readonly system?: readonly string[];
}

/** Languages for text recognition that are on this machine: in a folder of one's own, among the packages, or with the system's Tesseract. */
export function createLanguageFolders({ own, packages, system = OF_THE_SYSTEM }: LanguageFolderOptions): ModelSource {
  /** By path, size and time: hashes and the sizes of what is packed are kept while these stay the same. */
  const known = new Map<string, SourceFile | null>();

  async function describe(file: string): Promise<SourceFile | null> {
    const path = `${codeIn(file)}.traineddata`;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile() || !isOcrLanguage(codeIn(file))) return null;
    const key = `${file} ${found.size} ${found.mtimeMs}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const bytes = await read(file).catch(() => undefined);
    // Neither a damaged file nor one for the older engine alone.
    const isUsable = bytes !== undefined && languageDataProblem(bytes) === undefined;
    const digest = () =>
      `sha256:${createHash("sha256")
        .update(bytes ?? "")
        .digest("hex")}`;
    const described = isUsable ? { path, size: bytes.length, digest: digest() } : null;
    known.set(key, described);
    return described;
  }

  /** The file for each language, the folder of one's own first. */
  async function files(): Promise<Map<string, { readonly file: string; readonly as: SourceFile }>> {
    const folders = [...(own === null ? [] : [own]), ...(await packageFolders(packages)), ...(await expand(system))];
    const found = new Map<string, { readonly file: string; readonly as: SourceFile }>();
    for (const folder of folders)
      for (const name of (await readdir(folder).catch(() => [])).filter((each) => LANGUAGE_FILE.test(each)).sort()) {
        const file = join(folder, name);
        const as = found.has(`${codeIn(file)}.traineddata`) ? null : await describe(file);
        if (as) found.set(as.path, { file, as });
      }
    return found;
  }

  const serves = (repository: string) => repository === LANGUAGE_REPOSITORY;
  return {
    name: "the server's folders of languages",
    serves,
    async list(repository) {
      const found = serves(repository) ? await files() : new Map<string, never>();
      return found.size > 0 ? [...found.values()].map(({ as }) => as) : undefined;
    },
    async open(_repository, _revision, path, from) {
      const found = (await files()).get(path);
      if (!found) throw new Error(`${path} is in none of the folders of languages.`);
      const bytes = await read(found.file);
      return new Blob([bytes.subarray(from)]).stream();
    },
  };
}

/** As the server was started. */
export const openLanguageFolders = ({ languagesDir }: { readonly languagesDir: string | null }): ModelSource =>
  createLanguageFolders({ own: languagesDir, packages: fileURLToPath(new URL("../../node_modules", import.meta.url)) });

const LANGUAGE_FILE = /^[a-z]{3}(_[a-z]+)?\.traineddata(\.gz)?$/;

const codeIn = (file: string): string => /([^/\\]+)\.traineddata(\.gz)?$/.exec(file)?.[1] ?? "";

const unpack = promisify<Buffer, Buffer>(gunzip);

async function read(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(file);
  return new Uint8Array(file.endsWith(".gz") ? await unpack(bytes) : bytes);
}

/** A package has several kinds of data; this one is the more exact for the newer engine. */
async function packageFolders(packages: string): Promise<string[]> {
  const folder = join(packages, "@tesseract.js-data");
  const languages = await readdir(folder).catch(() => []);
  return languages.map((language) => join(folder, language, "4.0.0_best_int"));
}

async function expand(patterns: readonly string[]): Promise<string[]> {
  const folders: string[] = [];
  for (const pattern of patterns) for await (const folder of glob(pattern)) folders.push(folder);
  return folders;
}

/** `GET /models/tesseract-ocr/tessdata_fast/…`: the languages with sizes and hashes, and each as a whole. */
export function serveLanguages(languages: ModelSource): Middleware {
  const prefix = `/models/${LANGUAGE_REPOSITORY}/`;
  return async (ctx, next) => {
    if (!ctx.path.startsWith(prefix) || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    const path = ctx.path.slice(prefix.length);
    const files = (await languages.list(LANGUAGE_REPOSITORY, "")) ?? [];
    if (path === "index.json" && files.length > 0) {
      ctx.set("cache-control", "no-cache");
      ctx.body = { files };
      return undefined;
    }
    const file = files.find((each) => each.path === path);
    if (!file) return next();
    ctx.type = "application/octet-stream";
    ctx.length = file.size;
    ctx.body = await languages.open(LANGUAGE_REPOSITORY, "", path, 0, new AbortController().signal);
    return undefined;
  };
}
