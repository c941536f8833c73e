import type { ModuleEvent } from "../module-event.ts";
import type { AskedRequest, ToComponent } from "./messages.ts";

/** Hosts that published plugins ask, each one of the two APIs of the platform. */
const API_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\]):(8000|8005)$/;

export interface NetworkDeps {
  /** Of the app. */
  readonly origin: string;
  /** The request as it may be made; rejects with a sentence where it may not. */
  readonly allow: (
    method: string,
    path: string,
    body: unknown,
  ) => Promise<{ readonly path: string; readonly body: unknown }>;
  readonly raw: (path: string, init: RequestInit) => Promise<Response>;
  readonly send: (message: ToComponent, transfer?: Transferable[]) => void;
  /** Called for each request that was refused. */
  readonly refused: (url: string) => void;
  readonly note: (event: ModuleEvent) => void;
}

export interface ModuleNetwork {
  hear(message: AskedRequest | { readonly kind: "abort"; readonly id: number }): void;
  close(): void;
}

/** Requests that a component module makes with `fetch`: those for the API are answered as its permissions allow. */
export function createModuleNetwork(deps: NetworkDeps): ModuleNetwork {
  const running = new Map<number, AbortController>();
  return {
    hear(message) {
      if (message.kind === "abort") return running.get(message.id)?.abort();
      if (running.size >= MOST) return deps.send({ kind: "end", id: message.id, error: "Too many requests at once." });
      const stop = new AbortController();
      running.set(message.id, stop);
      void answer(deps, message, stop.signal).finally(() => running.delete(message.id));
      return undefined;
    },
    close: () => running.forEach((stop) => stop.abort()),
  };
}

/** Requests of one module that are under way. */
const MOST = 20;

/** Path of an address of the API, whichever of its names it is asked for by; undefined for any other host. */
export function apiPath(address: string, origin: string): string | undefined {
  const url = URL.parse(address);
  if (!url || (url.origin !== origin && !API_HOSTS.test(url.host))) return undefined;
  const path = /^\/api(\/|$)/.test(url.pathname) ? url.pathname : `/api${url.pathname}`;
  return path + url.search;
}

async function answer(deps: NetworkDeps, asked: AskedRequest, signal: AbortSignal): Promise<void> {
  const { id, method, url } = asked;
  const begun = performance.now();
  const told = (error?: string) => {
    const duration = performance.now() - begun;
    deps.note({ kind: "call", service: "fetch", method, duration, ...(error !== undefined && { error }) });
  };
  try {
    const response = await request(deps, asked, signal);
    deps.send({ kind: "response", id, status: response.status, headers: [...response.headers] });
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const bytes = new Uint8Array(part.value);
      deps.send({ kind: "chunk", id, bytes }, [bytes.buffer]);
    }
    deps.send({ kind: "end", id });
    told();
  } catch (failure) {
    const error = failure instanceof Error ? failure.message : String(failure);
    if (failure instanceof Refused) deps.refused(url);
    deps.send({ kind: "end", id, error });
    told(error);
  }
}

class Refused extends Error {}

async function request(deps: NetworkDeps, asked: AskedRequest, signal: AbortSignal): Promise<Response> {
  const path = apiPath(asked.url, deps.origin);
  if (path === undefined)
    throw new Refused(
      `Plugins may not contact ${URL.parse(asked.url)?.host || "this address"}: Lectern grants network.request to none.`,
    );
  const json = jsonOf(asked);
  const allowed = await deps.allow(asked.method, path, json.value).catch((error: unknown) => {
    throw new Refused(error instanceof Error ? error.message : String(error));
  });
  const hasBody = !/^(GET|HEAD|DELETE)$/.test(asked.method);
  return deps.raw(allowed.path, {
    method: asked.method,
    signal,
    headers: { ...(hasBody && { "content-type": "application/json" }), ...kept(asked.headers) },
    ...(hasBody && { body: JSON.stringify(allowed.body ?? {}) }),
  });
}

/** What the API looks at; who asks is known without the plugin's word. */
const kept = (headers: AskedRequest["headers"]): Record<string, string> =>
  Object.fromEntries(headers.filter(([name]) => /^(accept|last-event-id|idempotency-key|if-match)$/i.test(name)));

function jsonOf({ body }: AskedRequest): { readonly value: unknown } {
  if (!body || body.byteLength === 0) return { value: undefined };
  try {
    return { value: JSON.parse(new TextDecoder().decode(body)) };
  } catch {
    throw new Refused("Plugins may send JSON only.");
  }
}
