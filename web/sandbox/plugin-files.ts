import { request } from "#core/http/client.ts";
import type { App } from "../app/context.tsx";
import { createAsk, type Ask } from "./ask.ts";
import type { GivenFile } from "./component/messages.ts";

/** Milliseconds that a file is kept after it was last asked for: modules that are shown together start within that. */
const KEPT = 10_000;

export interface PluginFiles {
  text(address: string): Promise<string>;
  file(address: string): Promise<GivenFile>;
  /** A GET that is under way is not made again. */
  readonly ask: Ask["ask"];
}

/** Files of plugins, fetched once for all modules of a page: what is under such an address never changes. */
export function createPluginFiles({ send, client }: Pick<App, "send" | "client">): PluginFiles {
  const once = <Value>(kind: string, path: string, read: () => Promise<Value>, staleTime = Infinity) =>
    client.fetchQuery({ queryKey: [kind, path], queryFn: read, staleTime, gcTime: KEPT, retry: false });
  const { ask } = createAsk(send);
  const fetched = (address: string) => request({ fetch: send }, address, {});
  return {
    text: (address) => once("plugin-text", address, async () => (await fetched(address)).text()),
    file: (address) =>
      once("plugin-file", address, async () => {
        const response = await fetched(address);
        return { bytes: await response.arrayBuffer(), type: response.headers.get("content-type") ?? "" };
      }),
    ask: (method, path, body) =>
      method === "GET" ? once("plugin-answer", path, () => ask(method, path), 0) : ask(method, path, body),
  };
}
