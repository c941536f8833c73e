import { request } from "#core/http/client.ts";

/** Requests by their paths: plugins name them as they run. */
export interface Ask {
  /** The answer; undefined where it is empty. Throws `RequestFailed`. */
  ask(method: string, path: string, body?: unknown): Promise<unknown>;
  /** POSTs, and gives the answer as it comes. Throws `RequestFailed`. */
  open(path: string, body: unknown, signal: AbortSignal): Promise<Response>;
}

export function createAsk(fetch: typeof globalThis.fetch): Ask {
  const send = (method: string, path: string, body: unknown, signal?: AbortSignal) =>
    request({ fetch }, path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      ...(signal && { signal }),
    });
  return {
    async ask(method, path, body) {
      const text = await (await send(method, path, body)).text();
      return text === "" ? undefined : JSON.parse(text);
    },
    open: (path, body, signal) => send("POST", path, body, signal),
  };
}
