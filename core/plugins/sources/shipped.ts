import { z } from "zod";
import { ApiError } from "../../http/errors.ts";
import { CatalogueEntry } from "./catalogue-entry.ts";

/** The plugins that come with the program, as the build of the page holds them. */
export interface ShippedPlugins {
  /**
   * A file of the build's folder `marketplace`; undefined where the build has no such file. Throws an error that says in
   * words why it cannot be had.
   */
  read(name: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Address of an archive that comes with the program. No catalogue that is fetched can name one. */
const SCHEME = "lectern:";

export const isShipped = (url: string): boolean => url.startsWith(SCHEME);

const ShippedEntry = CatalogueEntry.extend({
  download_url: z
    .string()
    .regex(/^[\w.+-]+\.zip$/)
    .transform((name) => SCHEME + name),
});

/** Throws where the build is damaged. */
export function readShipped(text: string): CatalogueEntry[] {
  return z.object({ plugins: z.array(ShippedEntry) }).parse(JSON.parse(text)).plugins;
}

export async function shippedCatalogue(shipped: ShippedPlugins, signal: AbortSignal): Promise<CatalogueEntry[]> {
  const bytes = await shipped.read("catalogue.json", signal);
  return bytes ? readShipped(new TextDecoder().decode(bytes)) : [];
}

/** Throws `ApiError` 502 when it cannot be had. */
export async function shippedArchive(
  shipped: ShippedPlugins | null,
  url: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await shipped?.read(url.slice(SCHEME.length), signal);
  if (!bytes)
    throw new ApiError(502, "This plugin came with another version of Lectern. Reload the page, then try again.");
  return bytes;
}
