import { z } from "zod";
import { OCR_LANGUAGES } from "#core/engine/ocr/languages.ts";
import { LANGUAGE_REPOSITORY } from "./catalogue-languages.ts";

/** Where model files come from: the user's own server or the model hub. */
export interface ModelSource {
  /** In words for a person, after "from": "the model hub (huggingface.co)". */
  readonly name: string;
  /** Whether this source may have the repository at all; every one when absent. */
  serves?(repository: string): boolean;
  /** The files of a repository, or undefined when this source does not have it. Throws `SourceUnreachable`. */
  list(repository: string, revision: string): Promise<readonly SourceFile[] | undefined>;
  /** The bytes of one file from `from` on. Throws `SourceUnreachable`. */
  open(
    repository: string,
    revision: string,
    path: string,
    from: number,
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array>>;
}

export interface SourceFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** What the bytes must hash to: `sha256:…`, or `git-sha1:…` (the hub's small files, hashed as git hashes a blob). */
  readonly digest: string;
}

/** `reason` is a clause for a person, the message the same as a sentence. */
export class SourceUnreachable extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`);
    this.name = "SourceUnreachable";
    this.reason = reason;
  }
}

/** Of a request that failed. Fetch itself says no more than that it did, each browser in words of its own. */
export function unreachable(source: string, error: unknown): SourceUnreachable {
  const why = error instanceof TypeError ? "" : ` (${error instanceof Error ? error.message : String(error)})`;
  return new SourceUnreachable(`${source} cannot be reached${why}`);
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

const HubTree = z.array(
  z.object({
    type: z.string(),
    path: z.string(),
    size: z.number(),
    oid: z.string(),
    lfs: z.object({ oid: z.string() }).optional(),
  }),
);

/** The Hugging Face hub, or a mirror with the same paths. `host` ends without a slash. */
export function createHubSource({ fetch, host }: { readonly fetch: Fetch; readonly host: string }): ModelSource {
  const name = `the model hub (${new URL(host).host})`;
  return {
    name,
    serves: (repository) => repository !== LANGUAGE_REPOSITORY,
    async list(repository, revision) {
      const response = await request(fetch, name, `${host}/api/models/${repository}/tree/${revision}?recursive=true`);
      if (response.status === 404) return undefined;
      const tree = HubTree.parse(await okJson(response, name));
      return tree.filter(({ type }) => type === "file").map(toSourceFile);
    },
    open: (repository, revision, path, from, signal) =>
      openFrom(fetch, name, `${host}/${repository}/resolve/${revision}/${path}`, from, signal),
  };
}

function toSourceFile({ path, size, oid, lfs }: z.infer<typeof HubTree>[number]): SourceFile {
  return { path, size, digest: lfs ? `sha256:${lfs.oid}` : `git-sha1:${oid}` };
}

const GithubTree = z.object({
  tree: z.array(z.object({ type: z.string(), path: z.string(), size: z.number().optional(), sha: z.string() })),
});

/** Repositories of these owners on GitHub, where WebLLM's compiled programs are. Files are hashed as git hashes them. */
export function createGithubSource({
  fetch,
  owners,
}: {
  readonly fetch: Fetch;
  readonly owners: readonly string[];
}): ModelSource {
  const name = "GitHub (github.com)";
  const serves = (repository: string) => owners.includes(repository.split("/")[0] ?? "");
  return {
    name,
    serves,
    async list(repository, revision) {
      if (!serves(repository)) return undefined;
      const url = `https://api.github.com/repos/${repository}/git/trees/${revision}?recursive=1`;
      const response = await request(fetch, name, url);
      if (response.status === 404) return undefined;
      const { tree } = GithubTree.parse(await okJson(response, name));
      return tree.flatMap(({ type, path, size, sha }) =>
        type === "blob" && size !== undefined ? [{ path, size, digest: `git-sha1:${sha}` }] : [],
      );
    },
    open: (repository, revision, path, from, signal) =>
      openFrom(fetch, name, `https://raw.githubusercontent.com/${repository}/${revision}/${path}`, from, signal),
  };
}

/** Language data for text recognition, on GitHub at one version. Sizes and hashes are known, so one address is asked. */
export function createLanguageSource({ fetch }: { readonly fetch: Fetch }): ModelSource {
  const name = "GitHub (raw.githubusercontent.com)";
  const files = OCR_LANGUAGES.map(({ code, size, hash }) => ({
    path: `${code}.traineddata`,
    size,
    digest: `git-sha1:${hash}`,
  }));
  const serves = (repository: string) => repository === LANGUAGE_REPOSITORY;
  return {
    name,
    serves,
    list: async (repository) => (serves(repository) ? files : undefined),
    open: (repository, revision, path, from, signal) =>
      openFrom(fetch, name, `https://raw.githubusercontent.com/${repository}/${revision}/${path}`, from, signal),
  };
}

const FolderIndex = z.object({ files: z.array(z.object({ path: z.string(), size: z.number(), digest: z.string() })) });

/** What this program brings along, as a person reads it after "from". */
export const THIS_COPY = "this copy of Lectern";

/** Where a server serves it. */
export const SHIPPED_PATH = "/shipped-models";

interface FolderOptions {
  readonly fetch: Fetch;
  /** URL without a slash at the end. */
  readonly base: string;
  /** In words for a person; that of the folder `models/` where left out. */
  readonly name?: string;
}

/** A folder of the server this page came from. */
export function createFolderSource({
  fetch,
  base,
  name = "your own server's models folder",
}: FolderOptions): ModelSource {
  return {
    name,
    async list(repository) {
      const response = await request(fetch, name, `${base}/${repository}/index.json`);
      const isJson = response.headers.get("content-type")?.includes("json");
      if (response.status === 404 || !isJson) return undefined;
      return FolderIndex.parse(await okJson(response, name)).files;
    },
    open: (repository, _revision, path, from, signal) =>
      openFrom(fetch, name, `${base}/${repository}/${path}`, from, signal),
  };
}

async function openFrom(
  fetch: Fetch,
  name: string,
  url: string,
  from: number,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await request(fetch, name, url, { signal, headers: from > 0 ? { range: `bytes=${from}-` } : {} });
  if (!response.ok || !response.body) throw unreachable(name, `it answered ${response.status}`);
  return response.status === 206 || from === 0 ? response.body : response.body.pipeThrough(skip(from));
}

/** For sources that ignore `Range` and send the file from its start. */
function skip(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      const rest = chunk.subarray(Math.min(left, chunk.length));
      left -= chunk.length - rest.length;
      if (rest.length) controller.enqueue(rest);
    },
  });
}

async function request(fetch: Fetch, name: string, url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { credentials: "omit", ...init });
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw unreachable(name, error);
  }
}

async function okJson(response: Response, name: string): Promise<unknown> {
  if (!response.ok) throw unreachable(name, `it answered ${response.status}`);
  return response.json();
}
