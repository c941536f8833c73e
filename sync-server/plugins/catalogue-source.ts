import { codeOf } from "../storage/file-errors.ts";
import { stat, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ApiError } from "#core/http/errors.ts";
import { LIMITS } from "#core/plugins/package/archive/archive-refused.ts";
import type { CatalogueSource } from "#core/plugins/sources/marketplace.ts";

export interface CatalogueSourceOptions {
  /** A web address or the path of a file, as whoever runs this server gave it; null for no marketplace. */
  readonly place: string | null;
  /** Reaches the address; its owner chose it, so nothing is guarded. The archives it names are fetched guarded. */
  readonly fetch: typeof fetch;
}

/** Bytes of a catalogue. */
const MAX_SIZE = 10_000_000;
/** Milliseconds. */
const WITHIN = 15_000;

/** The catalogue of plugins that MARKETPLACE_URL names. A file is read anew each time, so that it can be replaced. */
export function createCatalogueSource({ place, fetch: send }: CatalogueSourceOptions): CatalogueSource | null {
  if (place === null) return null;
  if (!/^https?:\/\//i.test(place))
    return {
      from: basename(place),
      base: null,
      beside: (name) => readArchiveBeside(place, name),
      read: () => readCatalogueFile(place),
    };
  return { from: new URL(place).origin, base: place, read: (signal) => readAddress(send, place, signal) };
}

async function readCatalogueFile(path: string): Promise<string> {
  try {
    if ((await stat(path)).size > MAX_SIZE) throw new Error("the file is larger than 10 MB.");
    return await readFile(path, "utf8");
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") throw new Error(`there is no file ${basename(path)}.`, { cause: error });
    if (code !== undefined) throw new Error(`the file ${basename(path)} cannot be read (${code}).`, { cause: error });
    throw error;
  }
}

/** Throws an error that says in words why it cannot be read. */
async function readArchiveBeside(place: string, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const path = join(dirname(place), name);
  try {
    if ((await stat(path)).size > LIMITS.archive)
      throw new ApiError(400, `The file ${name} is too large for a plugin.`);
    return new Uint8Array(await readFile(path));
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") return undefined;
    if (code !== undefined) throw new ApiError(502, `The file ${name} cannot be read (${code}).`);
    throw error;
  }
}

async function readAddress(send: typeof fetch, address: string, signal: AbortSignal): Promise<string> {
  const { origin } = new URL(address);
  const timeout = AbortSignal.timeout(WITHIN);
  let response: Response;
  try {
    response = await send(address, {
      headers: { accept: "application/json" },
      signal: AbortSignal.any([timeout, signal]),
    });
    if (response.ok) return await textUpTo(response);
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    const reason = timeout.aborted ? `did not answer within ${WITHIN / 1000} seconds` : "cannot be reached";
    throw new Error(`${origin} ${reason}.`, { cause: error });
  }
  await response.body?.cancel();
  throw new Error(`${origin} answered with status ${response.status}.`);
}

class TooLarge extends Error {}

async function textUpTo(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_SIZE) throw new TooLarge("it is larger than 10 MB.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
