import { z } from "zod";
import { Refused, refusedBy, Unreachable } from "../device/client-http.ts";

/** The server's files of an encrypted account, by the names its devices gave them. */
export interface SealedFilesHttp {
  /** Those of the names, at most 1,000, that the server does not know. */
  missing(names: readonly string[]): Promise<readonly string[]>;
  /** Whether it is exactly these sealed bytes that the server has, whole, under this name. */
  holds(name: string, sealedId: string): Promise<boolean>;
  /** Gives a file that was sent its name. */
  name(name: string, sealedId: string): Promise<void>;
  /** The sealed bytes from a place on; undefined when the server does not have them (yet). */
  get(name: string, from: number): Promise<ReadableStream<Uint8Array> | undefined>;
}

const NOT_MODIFIED = 304;

const Missing = z.object({ missing: z.array(z.string()) });

/** Throws `Unreachable` or `Refused`. */
export function createSealedFilesHttp(ask: (path: string, init?: RequestInit) => Promise<Response>): SealedFilesHttp {
  async function send(path: string, init: RequestInit): Promise<Response> {
    const response = await ask(`/sync/encryption/files${path}`, init).catch((error: unknown) => {
      throw new Unreachable(error);
    });
    if (response.ok || response.status === NOT_MODIFIED) return response;
    const body: unknown = await response.json().catch(() => ({}));
    throw refusedBy(response.status, body);
  }
  const json = (method: string, body: unknown): RequestInit => ({
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

  return {
    async missing(names) {
      const response = await send("/missing", json("POST", { names }));
      const answer = Missing.safeParse(await response.json().catch(() => undefined));
      if (!answer.success) throw new Unreachable(answer.error);
      return answer.data.missing;
    },
    async holds(name, sealedId) {
      try {
        const response = await send(`/${name}`, { headers: { "if-none-match": `"${sealedId}"` } });
        await response.body?.cancel();
        return response.status === NOT_MODIFIED;
      } catch (error) {
        if (error instanceof Refused && error.status === 404) return false;
        throw error;
      }
    },
    name: async (name, sealedId) => void (await send(`/${name}`, json("PUT", { sha256: sealedId }))),
    async get(name, from) {
      try {
        const response = await send(`/${name}`, { headers: from > 0 ? { range: `bytes=${from}-` } : {} });
        // A server that knows no ranges gives the whole, which is not what was asked.
        if (from > 0 && response.status !== 206) throw new Unreachable(new Error("The rest of a file was not given."));
        return response.body ?? new Blob([]).stream();
      } catch (error) {
        if (error instanceof Refused && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}
