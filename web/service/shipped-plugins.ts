import type { ShippedPlugins } from "#core/plugins/sources/shipped.ts";

export interface ShippedPluginsDeps {
  /** A file of the app that is kept on this device. */
  readonly find: (path: string) => Promise<Response | undefined>;
}

/** The plugins in the build of the page: kept for offline use, fetched where they are not kept yet. */
export function createShippedPlugins({ find }: ShippedPluginsDeps): ShippedPlugins {
  return {
    async read(name, signal) {
      const path = `/marketplace/${name}`;
      const response = (await find(path)) ?? (await fetchFile(path, signal));
      // Web space often answers its start page for what it does not have.
      const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
      return response.ok && !isPage ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
  };
}

async function fetchFile(path: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Error("its files are not kept on this device yet, and the network cannot be reached.", { cause: error });
  }
}
