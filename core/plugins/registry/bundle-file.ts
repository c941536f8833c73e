import type { AccountsPort } from "#core/accounts/ports.ts";
import { HOST_OWNER } from "#core/accounts/user.ts";
import { identify } from "#core/accounts/identity.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { RequestContext } from "#core/http/context.ts";
import { contentEtag } from "#core/library/documents/content-tag.ts";
import { ApiError } from "#core/http/errors.ts";
import { rawReply, type RawReply } from "#core/http/route.ts";
import { type BundleFile, type BundleRow, isBundleId, pluginBundles } from "./bundle.ts";
import { mediaTypeOf } from "./media-types.ts";
import { plugins } from "./plugin.ts";

type Deps = Pick<RequestContext & AccountsPort, "store" | "blobs" | "clock" | "accounts" | "credentials">;

/**
 * One file of a plugin, without a token. `{version}-{hash}/{file}` names one version for ever. `{file}` alone is the
 * newest version of the plugin of whoever asks, else of the local user, else of the only user who has one of this slug;
 * where several have, it names none of them.
 */
export async function bundleFile(
  deps: Deps,
  slug: string,
  path: string,
  headers: { get(name: string): string | null },
): Promise<RawReply> {
  const { file, isVersioned } = await findFile(deps, slug, path);
  const etag = contentEtag(file.blob);
  const answered = fileHeaders(file, etag, isVersioned);
  if (matches(headers.get("if-none-match"), etag)) return rawReply(null, answered, 304);
  const stream = await deps.blobs.stream(file.blob);
  if (!stream) throw nothingThere(slug, path);
  return rawReply(stream, { ...answered, "content-length": String(file.size) });
}

async function findFile(
  deps: Deps,
  slug: string,
  path: string,
): Promise<{ readonly file: BundleFile; readonly isVersioned: boolean }> {
  const [id = "", ...rest] = path.split("/");
  if (isBundleId(id) && rest.length > 0) {
    const bundle = await deps.store.get(pluginBundles, HOST_OWNER, id);
    const file = bundle?.plugin_slug === slug ? fileOf(bundle, rest.join("/")) : undefined;
    if (file) return { file, isVersioned: true };
  }
  const bundle = await currentBundle(deps, slug);
  const file = bundle && fileOf(bundle, path);
  if (!file) throw nothingThere(slug, path);
  return { file, isVersioned: false };
}

const fileOf = ({ files }: BundleRow, path: string) => files.find((file) => file.path === path);

async function currentBundle(deps: Deps, slug: string): Promise<BundleRow | undefined> {
  const bundles = await deps.store.query(pluginBundles, {
    owner: HOST_OWNER,
    where: { plugin_slug: slug },
    order: { by: "created_at", direction: "descending" },
  });
  const users = new Set(bundles.map(({ user }) => user));
  const asking = users.size > 1 ? await whoAsks(deps) : undefined;
  const user = [asking, LOCAL_USER, users.size === 1 ? [...users][0] : undefined].find(
    (one) => one !== undefined && users.has(one),
  );
  if (user === undefined) return undefined;
  const [plugin] = await deps.store.query(plugins, { owner: user, where: { plugin_slug: slug } });
  return bundles.find(({ id }) => id === plugin?.bundle);
}

/** Whoever the cookie, token or device names; nobody where they name none. */
async function whoAsks({ credentials, accounts, ...deps }: Deps): Promise<string | undefined> {
  try {
    return (await identify({ ...deps, ...accounts }, credentials, true)).user;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

function fileHeaders({ path }: BundleFile, etag: string, isVersioned: boolean): Record<string, string> {
  return {
    "content-type": mediaTypeOf(path),
    "cache-control": isVersioned ? "public, max-age=31536000, immutable" : "private, no-cache",
    etag,
    // A plugin's page or picture, opened by itself, must never run as if it were ours.
    "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'self'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
}

const nothingThere = (slug: string, path: string) =>
  new ApiError(404, `There is no file ${path.slice(0, 200)} of a plugin ${slug.slice(0, 100)}.`);

function matches(header: string | null, etag: string): boolean {
  return (header ?? "").split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
