import { z } from "zod";
import { LOCAL_TOKEN_WANTED } from "../../accounts/local-token-wanted.ts";
import { ACCOUNT_GONE, PASSWORD_CHANGED } from "../../accounts/refusal-codes.ts";
import type { Refusal } from "../protocol/refused.ts";
import { REFUSALS } from "../protocol/refused.ts";
import { HelloReply, PROTOCOL } from "../protocol/protocol.ts";

/** The server cannot be reached, or its answer was lost. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super("The server cannot be reached.", { cause });
    this.name = "Unreachable";
  }
}

const LOGIN_CODES = [LOCAL_TOKEN_WANTED, ACCOUNT_GONE, PASSWORD_CHANGED] as const;

/** The server said no, with a code of its own or by its status. */
export class Refused extends Error {
  readonly status: number;
  readonly code: Refusal | (typeof LOGIN_CODES)[number] | undefined;
  /** Milliseconds since the epoch by the server's clock. */
  readonly serverTime: number | undefined;

  constructor(status: number, { detail, code, serverTime }: z.infer<typeof Failure>) {
    super(detail ?? (status === 413 ? TOO_LARGE : BROKEN));
    this.name = "Refused";
    this.status = status;
    this.code = ([...REFUSALS, ...LOGIN_CODES] as const).find((known) => known === code);
    this.serverTime = serverTime;
  }
}

/** What an answer that is no success says; its body may be anything. */
export const refusedBy = (status: number, body: unknown): Refused => new Refused(status, Failure.catch({}).parse(body));

/** Whether a server is why, which may be there later. By name, as errors that crossed a worker boundary lost their class. */
export const isFromServer = (error: unknown): boolean =>
  error instanceof Error && ["Unreachable", "Refused"].includes(error.name);

const BROKEN = "The server answered with an error.";
/** What a proxy before the server says is no JSON. */
const TOO_LARGE = "It is larger than the server, or a proxy before it, takes.";

const Failure = z.object({
  detail: z.string().optional().catch(undefined),
  code: z.string().optional(),
  serverTime: z.number().optional(),
});

const Common = z.object({ epoch: z.string(), serverTime: z.number() });
const Name = z.tuple([z.string(), z.string()]);
const Pulled = Common.extend({
  rows: z.array(z.unknown()).default([]),
  next: z.number(),
  more: z.boolean().default(false),
  head: z.number(),
  digest: z.tuple([z.number(), z.number()]),
});
export type Pulled = z.infer<typeof Pulled>;
const Pushed = Common.extend({
  n: z.number(),
  head: z.number(),
  ff: z.union([z.literal(0), z.literal(1)]),
  unknown: z.array(Name),
  rejected: z.array(z.tuple([z.string(), z.string(), z.string()])),
});
export type Pushed = z.infer<typeof Pushed>;

/** The server's place after it had read what it answers; an older server does not say it. */
const After = z.object({ head: z.number().optional() });
const Sums = After.extend({ sums: z.array(z.number()) });
const Bucket = After.extend({ rows: z.array(z.unknown()) });

/** A body that is ready but for its end. */
export type PackedOps = (end: string) => Promise<string | Uint8Array<ArrayBuffer>>;

export interface SyncHttp {
  hello(body: {
    readonly device: string;
    readonly name: string;
    readonly pending: number;
    readonly formerly: readonly string[] | undefined;
  }): Promise<HelloReply>;
  pull(query: Readonly<Record<string, string | number | undefined>>): Promise<Pulled>;
  /** Begins to pack what is JSON already: a batch is sent again byte for byte. */
  pack(ops: string): PackedOps;
  push(head: Readonly<Record<string, string | number>>, ops: PackedOps): Promise<Pushed>;
  sums(): Promise<z.infer<typeof Sums>>;
  bucket(bucket: number): Promise<z.infer<typeof Bucket>>;
  /** Differences between the server's clock and this one's, as they are heard; milliseconds. */
  readonly samples: number[];
}

export interface SyncHttpOptions {
  /** Asks the server; adds what says who is asking. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly now: () => number;
  /** Whether to send gzip. */
  readonly packs: boolean;
}

/** Bytes from which packing is worth the time. */
const PACKED_FROM = 1024;

/** The server's endpoints, with their answers checked. */
export function createSyncHttp({ fetch, now, packs }: SyncHttpOptions): SyncHttp {
  const samples: number[] = [];

  async function ask<Answer>(schema: z.ZodType<Answer>, path: string, init?: RequestInit): Promise<Answer> {
    const began = now();
    const { ok, status, body } = await send(path, init);
    const time = Common.partial().safeParse(body);
    if (time.data?.serverTime !== undefined) samples.push(time.data.serverTime - (began + now()) / 2);
    if (!ok) throw refusedBy(status, body);
    const answer = schema.safeParse(body);
    if (!answer.success) throw new Unreachable(answer.error);
    return answer.data;
  }

  async function send(path: string, init?: RequestInit) {
    try {
      const response = await fetch(`/sync${path}`, init);
      const text = await response.text();
      return { ok: response.ok, status: response.status, body: readJson(text, response.ok) };
    } catch (error) {
      throw new Unreachable(error);
    }
  }

  function pack(start: string): PackedOps {
    return packs && start.length >= PACKED_FROM ? gzip(start) : async (end) => start + end;
  }

  async function post<Answer>(schema: z.ZodType<Answer>, path: string, packed: PackedOps, end = ""): Promise<Answer> {
    const body = await packed(end);
    const headers = {
      "content-type": "application/json",
      ...(typeof body !== "string" && { "content-encoding": "gzip" }),
    };
    return ask(schema, path, { method: "POST", headers, body });
  }

  return {
    samples,
    hello: (body) => post(HelloReply, "/hello", pack(JSON.stringify({ protocol: PROTOCOL, ...body }))),
    pull(query) {
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
      return ask(Pulled, `/pull?${search.toString()}`);
    },
    pack: (ops) => pack(`{"ops":${ops}`),
    push: (head, ops) => post(Pushed, "/push", ops, `,${JSON.stringify(head).slice(1)}`),
    sums: () => ask(Sums, "/digest"),
    bucket: (bucket) => ask(Bucket, `/bucket?bucket=${bucket}`),
  };
}

function gzip(start: string): PackedOps {
  const { readable, writable } = new CompressionStream("gzip");
  const writer = writable.getWriter();
  const write = (text: string) => writer.write(new TextEncoder().encode(text));
  const packed = new Response(readable).arrayBuffer();
  void write(start);
  return async (end) => {
    await write(end);
    await writer.close();
    return new Uint8Array(await packed);
  };
}

/** A proxy's page of an error is no JSON; one in place of an answer is a lost answer. */
function readJson(text: string, ok: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (ok) throw error;
    return {};
  }
}
