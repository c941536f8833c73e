import { z } from "zod";
import { Uuid } from "#core/http/fields.ts";
import { SourceAddress } from "../sources/web-address.ts";

const Version = z.string().min(1).max(100).nullish().meta({ description: "The newest when left out" });
export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, "must be 64 small hexadecimal digits");
const Slug = z.string().min(1).max(100);

/** What a `plugin_install` or `plugin_update` job does; `plugin_id` is the plugin's id once it is there. */
export const InstallWork = z.discriminatedUnion("method", [
  z.object({ method: z.literal("upload"), plugin_id: Uuid, plugin_slug: Slug, filename: z.string() }),
  z.object({
    method: z.literal("url"),
    plugin_id: Uuid.optional(),
    /** Known only when the archive is read. */
    plugin_slug: Slug.nullish(),
    repo_url: SourceAddress,
    version: Version,
  }),
  z.object({ method: z.literal("marketplace"), plugin_id: Uuid.optional(), plugin_slug: Slug, version: Version }),
  /** As another device of the account has it. */
  z.object({ method: z.literal("account"), plugin_id: Uuid.optional(), plugin_slug: Slug, version: Version }),
  /** From the place that the plugin names for updates. */
  z.object({
    method: z.literal("own source"),
    plugin_id: Uuid.optional(),
    plugin_slug: Slug,
    version: Version,
    /** The hash of the archive that a person was shown; another archive is refused. */
    sha256: Sha256.nullish(),
  }),
]);
export type InstallWork = z.infer<typeof InstallWork>;

/** What may be queued through the jobs' own endpoint: no uploads, whose files come with their request. */
export const InstallJobPayload = z.union([
  z.object({ method: z.literal("url").default("url"), repo_url: SourceAddress, version: Version }),
  z.object({ method: z.literal("marketplace"), plugin_slug: Slug, version: Version }),
]);

export const UpdateJobPayload = z
  .object({ plugin_slug: Slug, version: Version })
  .transform((given) => ({ method: "own source" as const, ...given }));
