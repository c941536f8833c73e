import { decoded } from "#core/http/decoded.ts";
import { z } from "zod";
import { ApiError, badRequest } from "../../http/errors.ts";
import type { GuardedFetch } from "#core/http/guarded-fetch.ts";
import { fetchJson, type ArchiveSource } from "./fetch-archive.ts";

/** What an address says: an archive, or a repository that has releases. */
export type Address =
  | { readonly kind: "archive"; readonly url: string }
  | {
      readonly kind: "github" | "gitlab";
      readonly path: string;
      readonly tag: string | null;
      readonly ref: string | null;
    };

/** Tells repositories on GitHub and GitLab from addresses of archives. */
export function readAddress(text: string): Address {
  const url = new URL(text);
  const archive = { kind: "archive", url: text } as const;
  const path = decoded(url.pathname).replace(/^\/+|\/+$/g, "");
  if (/^(www\.)?github\.com$/.test(url.hostname)) {
    const [, owner, name, rest = ""] = /^([\w.-]+)\/([\w.-]+?)(?:\.git)?(?:\/(.*))?$/.exec(path) ?? [];
    if (!owner || !name) return archive;
    return repository("github", `${owner}/${name}`, rest) ?? archive;
  }
  if (url.hostname === "gitlab.com") {
    // `/-/` stands between a project, which may be in groups of groups, and what is asked of it.
    const [before = "", rest = ""] = path.split(/\/-\/(.*)/s);
    const project = /^(?:[\w.-]+\/)+[\w.-]+$/.test(before) ? before.replace(/\.git$/, "") : undefined;
    return (project && repository("gitlab", project, rest)) || archive;
  }
  return archive;
}

function repository(kind: "github" | "gitlab", path: string, rest: string): Address | undefined {
  if (rest === "" || rest === "releases" || rest === "releases/latest") return { kind, path, tag: null, ref: null };
  const tag = /^(?:releases\/tag|releases)\/([^/]+)$/.exec(rest)?.[1];
  if (tag) return { kind, path, tag, ref: null };
  const ref = /^tree\/(.+)$/.exec(rest)?.[1];
  return ref ? { kind, path, tag: null, ref } : undefined;
}

/** A release as either host tells of it. */
export interface Release {
  readonly tag: string;
  readonly source: ArchiveSource;
}

/**
 * Where to fetch from: the release asset that is an archive, else the release's source; the newest release where no
 * version is asked for, the default branch where there are no releases. Throws `ApiError`.
 */
export async function resolveAddress(
  guardedFetch: GuardedFetch,
  text: string,
  version: string | null,
  signal: AbortSignal,
): Promise<ArchiveSource> {
  const address = readAddress(text);
  if (address.kind === "archive") return { url: address.url, sha256: null };
  if (address.ref !== null && version === null) return { url: branchArchive(address, address.ref), sha256: null };
  const wanted = version ?? address.tag;
  const release = await findRelease(guardedFetch, address, wanted, signal);
  if (release) return release.source;
  if (wanted !== null) throw badRequest(`${text} has no release ${wanted}.`);
  return { url: branchArchive(address, "HEAD"), sha256: null };
}

type Repository = Exclude<Address, { kind: "archive" }>;

/** The release of a tag or version (`1.2.0` is also looked for as `v1.2.0`), or the newest. */
export async function findRelease(
  guardedFetch: GuardedFetch,
  address: Repository,
  wanted: string | null,
  signal: AbortSignal,
): Promise<Release | undefined> {
  const names = wanted === null ? [null] : wanted.startsWith("v") ? [wanted] : [wanted, `v${wanted}`];
  for (const name of names) {
    const answer = await fetchJson(guardedFetch, releaseUrl(address, name), signal);
    if (answer !== undefined)
      return address.kind === "github" ? fromGithub(address, answer) : fromGitlab(address, answer);
  }
  return undefined;
}

function releaseUrl({ kind, path }: Repository, tag: string | null): string {
  if (kind === "github")
    return `https://api.github.com/repos/${path}/releases/${tag === null ? "latest" : `tags/${encodeURIComponent(tag)}`}`;
  const base = `https://gitlab.com/api/v4/projects/${encodeURIComponent(path)}/releases`;
  return `${base}/${tag === null ? "permalink/latest" : encodeURIComponent(tag)}`;
}

function branchArchive({ kind, path }: Repository, ref: string): string {
  const written = ref.split("/").map(encodeURIComponent).join("/");
  if (kind === "github") return `https://github.com/${path}/archive/${written}.tar.gz`;
  const name = path.slice(path.lastIndexOf("/") + 1);
  return `https://gitlab.com/${path}/-/archive/${written}/${name}-${ref.replaceAll("/", "-")}.tar.gz`;
}

const GithubRelease = z.object({
  tag_name: z.string(),
  assets: z
    .array(z.object({ name: z.string(), browser_download_url: z.url(), digest: z.string().nullish() }))
    .catch([]),
});

/** https://docs.github.com/en/rest/releases/releases */
function fromGithub(address: Repository, answer: unknown): Release {
  const { tag_name, assets } = understood(GithubRelease, address, answer);
  const asset = pickArchive(assets);
  const sha256 = /^sha256:([0-9a-f]{64})$/i.exec(asset?.digest ?? "")?.[1] ?? null;
  const url = asset?.browser_download_url ?? branchArchive(address, `refs/tags/${tag_name}`);
  return { tag: tag_name, source: { url, sha256 } };
}

const GitlabRelease = z.object({
  tag_name: z.string(),
  assets: z
    .object({
      links: z.array(z.object({ name: z.string(), url: z.url(), direct_asset_url: z.url().optional() })).catch([]),
    })
    .catch({ links: [] }),
});

/** https://docs.gitlab.com/api/releases/ */
function fromGitlab(address: Repository, answer: unknown): Release {
  const { tag_name, assets } = understood(GitlabRelease, address, answer);
  const asset = pickArchive(assets.links);
  const url = asset?.direct_asset_url ?? asset?.url ?? branchArchive(address, tag_name);
  return { tag: tag_name, source: { url, sha256: null } };
}

/** The zip where there is one: authors pack it by hand, and tools make the others from the source. */
function pickArchive<Asset extends { readonly name: string }>(assets: readonly Asset[]): Asset | undefined {
  const zip = assets.find(({ name }) => /\.zip$/i.test(name));
  return zip ?? assets.find(({ name }) => /\.(tar\.gz|tgz)$/i.test(name));
}

function understood<Value>(schema: z.ZodType<Value>, { kind, path }: Repository, answer: unknown): Value {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const host = kind === "github" ? "GitHub" : "GitLab";
  throw new ApiError(502, `${host} does not tell of the releases of ${path} in a way that is understood.`);
}
