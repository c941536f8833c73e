import { z } from "zod";
import { isVersion } from "../package/metadata/version.ts";
import { SourceAddress } from "./web-address.ts";

/** One plugin of a catalogue. Other fields are ignored. */
export const CatalogueEntry = z.object({
  plugin_slug: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, "must be letters, digits, underscores and hyphens"),
  name: z.string().min(1).max(200),
  description: z.string().max(2000).default(""),
  version: z.string().refine(isVersion, "must be a semantic version such as 1.0.0"),
  download_url: SourceAddress.meta({ description: "A zip or tar.gz archive, or a repository on GitHub or GitLab" }),
  sha256: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, "must be 64 hexadecimal digits")
    .nullable()
    .default(null)
    .meta({ description: "Of the archive; what differs is not installed" }),
  size: z.number().int().min(0).nullable().default(null),
  author: z.string().max(200).nullable().default(null),
  category: z.string().max(100).nullable().default(null),
  tags: z.array(z.string().max(100)).max(50).default([]),
  icon: z.string().max(200).nullable().default(null),
  official: z.boolean().default(false),
  permissions: z.array(z.string().max(200)).max(100).default([]),
  source_url: z.string().max(2000).nullable().default(null),
});
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;

/** Entries of one catalogue. */
export const MAX_ENTRIES = 2000;

export const Catalogue = z.object({
  plugins: z.array(CatalogueEntry).max(MAX_ENTRIES, `must not hold more than ${MAX_ENTRIES} plugins`),
});
export type Catalogue = z.infer<typeof Catalogue>;
