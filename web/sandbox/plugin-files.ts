import type { App } from "../app/context.tsx";
import type { GivenFile } from "./component/messages.ts";

/** Milliseconds that a file is kept after it was last asked for: modules that are shown together start within that. */
const KEPT = 10_000;

export interface PluginFiles {
  text(address: string): Promise<string>;
  file(address: string): Promise<GivenFile>;
  /** As `api.ask`, but a GET that is under way is not made again. */
  readonly ask: App["api"]["ask"];
}

/** Files of plugins, fetched once for all modules of a page: what is under such an address never changes. */
export function createPluginFiles({ api, client }: Pick<App, "api" | "client">): PluginFiles {
  const once = <Value>(kind: string, path: string, read: () => Promise<Value>, staleTime = Infinity) =>
    client.fetchQuery({ queryKey: [kind, path], queryFn: read, staleTime, gcTime: KEPT, retry: false });
  const fetched = (address: string) => api.follow(address, {}, new AbortController().signal);
  return {
    text: (address) => once("plugin-text", address, async () => (await fetched(address)).text()),
    file: (address) =>
      once("plugin-file", address, async () => {
        const response = await fetched(address);
        return { bytes: await response.arrayBuffer(), type: response.headers.get("content-type") ?? "" };
      }),
    ask: <Value>(method: string, path: string, ...rest: [unknown?, AbortSignal?]) =>
      method === "GET"
        ? once("plugin-answer", path, () => api.ask<Value>(method, path), 0)
        : api.ask<Value>(method, path, ...rest),
  };
}
