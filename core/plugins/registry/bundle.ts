import { z } from "zod";
import { HOST_OWNER } from "#core/accounts/user.ts";
import { Timestamp, Uuid } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";

export const BundleFile = z.object({
  path: z.string(),
  /** Id of its blob. */
  blob: z.string(),
  size: z.number().int(),
});
export type BundleFile = z.infer<typeof BundleFile>;

const BundleRow = z.object({
  /** `{version}-{hash}`: see `bundleId`. */
  id: z.string(),
  owner: z.literal(HOST_OWNER),
  user: z.string(),
  plugin_id: Uuid,
  plugin_slug: z.string(),
  files: z.array(BundleFile),
  created_at: Timestamp,
});
export type BundleRow = z.infer<typeof BundleRow>;

/**
 * The public files of one version of one user's plugin. They belong to the host, because whoever asks for them brings no
 * token: the id in the address is what finds them.
 */
export const pluginBundles = table<BundleRow>({
  name: "plugin_bundles",
  schema: BundleRow,
  indexes: [{ fields: ["plugin_slug", "created_at"] }],
  syncs: false,
  blobs: { deeper: ({ files }) => files.map(({ blob }) => blob) },
});

/**
 * `{version}-{hash}`, the hash over the plugin's id, its version, and the path and content of each file. So what is under an
 * address never changes, and it cannot be guessed: two users who have a plugin of the same slug, or even the same
 * plugin, have different addresses.
 */
export async function bundleId(plugin_id: string, version: string, files: readonly BundleFile[]): Promise<string> {
  const lines = [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, blob }) => JSON.stringify([path, blob]));
  const text = [plugin_id, version, ...lines].join("\n");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${version}-${hash.slice(0, 32)}`;
}

export const isBundleId = (text: string): boolean => /^\d[\w.+-]{0,120}-[0-9a-f]{32}$/.test(text);
