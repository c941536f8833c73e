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

/** An archive beside the file of the host's catalogue, by its name; undefined where there is no such file. */
export type ReadBeside = (name: string, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Address of an archive that the host has: with the program, or beside its catalogue. No other catalogue can name one. */
const SCHEME = "lectern:";
const BESIDE = `${SCHEME}beside/`;

export const isOfHost = (url: string): boolean => url.startsWith(SCHEME);

const ShippedEntry = CatalogueEntry.extend({
  download_url: z
    .string()
    .regex(/^[\w.+-]+\.zip$/)
    .transform((name) => SCHEME + name),
});

/** As people know it: of an archive that the host has, its name. */
export const shownAddress = (url: string): string => (isOfHost(url) ? url.replace(/^.*[:/]/, "") : url);

/** An entry of a catalogue that is a file, with an archive in the same folder. */
export const EntryBeside = CatalogueEntry.extend({
  download_url: z
    .string()
    .regex(/^[\w+-][\w.+-]{0,200}\.(?:zip|tar\.gz|tgz)$/)
    .transform((name) => BESIDE + name),
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
export async function archiveOfHost(
  { shipped, beside }: { readonly shipped: ShippedPlugins | null; readonly beside?: ReadBeside | undefined },
  url: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const isBeside = url.startsWith(BESIDE);
  const name = url.slice((isBeside ? BESIDE : SCHEME).length);
  const bytes = await (isBeside ? beside?.(name, signal) : shipped?.read(name, signal));
  if (bytes) return bytes;
  throw new ApiError(
    502,
    isBeside
      ? `There is no file ${name} beside the marketplace's catalogue.`
      : "This plugin came with another version of Lectern. Reload the page, then try again.",
  );
}
