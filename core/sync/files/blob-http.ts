import { z } from "zod";
import { createBlobHash } from "../../storage/blob-hash.ts";
import { Refused, refusedBy, Unreachable } from "../device/client-http.ts";

export interface BlobHttp {
  /** Those of the ids, at most 1,000, that the server has not got from this user. */
  missing(ids: readonly string[]): Promise<readonly string[]>;
  /** `partSize`: bytes of the largest part; what the server likes best when left out. */
  begin(sha256: string, size: number, partSize?: number): Promise<z.infer<typeof Begun>>;
  putPart(sha256: string, part: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** A whole file of at most one part. */
  putWhole(sha256: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  commit(sha256: string): Promise<void>;
  /** The bytes from a place on; undefined when the server does not have them (yet). */
  get(sha256: string, from: number): Promise<ReadableStream<Uint8Array> | undefined>;
  /**
   * Whether what the server has under this id would give back what is here now. Left out where the server checks ids
   * itself, and `missing` says as much.
   */
  confirm?(sha256: string): Promise<boolean>;
}

/** Ids asked about at once. */
const ASKED = 1000;

/** Those of any number of ids that the server has not got. */
export async function missingThere(http: Pick<BlobHttp, "missing">, ids: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (let at = 0; at < ids.length; at += ASKED) missing.push(...(await http.missing(ids.slice(at, at + ASKED))));
  return missing;
}

export interface BlobHttpOptions {
  /** Asks the server; adds what says who is asking. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

const Begun = z.object({ complete: z.boolean(), part_size: z.number(), missing: z.array(z.number()) });
const Missing = z.object({ missing: z.array(z.string()) });

/** The server's endpoints for files. Throws `Unreachable` or `Refused`. */
export function createBlobHttp({ fetch }: BlobHttpOptions): BlobHttp {
  async function send(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(`/sync/blobs${path}`, init).catch((error: unknown) => {
      throw new Unreachable(error);
    });
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => ({}));
    throw refusedBy(response.status, body);
  }

  async function post<Answer>(path: string, body: unknown, schema: z.ZodType<Answer>): Promise<Answer> {
    const headers = { "content-type": "application/json" };
    const response = await send(path, { method: "POST", headers, body: JSON.stringify(body) });
    const answer = schema.safeParse(await response.json().catch(() => undefined));
    if (!answer.success) throw new Unreachable(answer.error);
    return answer.data;
  }

  async function put(path: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<void> {
    const form = new FormData();
    form.set("file", new File([bytes], "part"));
    await send(path, { method: "PUT", headers, body: form });
  }

  return {
    missing: async (ids) => (await post("/missing", { ids }, Missing)).missing,
    begin: (sha256, size, part_size) => post("/", { sha256, size, part_size }, Begun),
    async putPart(sha256, part, bytes) {
      const hash = await createBlobHash();
      hash.update(bytes);
      await put(`/${sha256}/parts/${part}`, bytes, { "x-part-sha256": hash.finish() });
    },
    putWhole: (sha256, bytes) => put(`/${sha256}`, bytes, {}),
    commit: async (sha256) => void (await send(`/${sha256}/commit`, { method: "POST" })),
    async get(sha256, from) {
      const headers: Record<string, string> = from > 0 ? { range: `bytes=${from}-` } : {};
      try {
        const response = await send(`/${sha256}`, { headers });
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
