import { lookup } from "node:dns/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import { FETCH_DEFAULTS, FetchRefused, type Fetched, type GuardedFetch } from "#core/http/guarded-fetch.ts";
import { isPublicAddress } from "./public-address.ts";

export interface GuardOptions {
  /** Host names, or `host:port`, that may be reached though their address is not public. */
  readonly allowedHosts: readonly string[];
  /** For tests: addresses of a name; the system's resolver when left out. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

/**
 * Fetches public pages only. The name is resolved once, each of its addresses is checked, and that very address is
 * dialled, so that a name cannot change its address in between; each redirect is checked anew.
 */
export function createGuardedFetch({ allowedHosts, resolve = resolveHost }: GuardOptions): GuardedFetch {
  return async function guardedFetch(url, options = {}) {
    const { maxBytes, within, maxRedirects, signal } = { ...FETCH_DEFAULTS, signal: undefined, ...options };
    const timeout = AbortSignal.timeout(within);
    const stop = signal ? AbortSignal.any([timeout, signal]) : timeout;
    try {
      let next = checkUrl(url);
      for (let hops = 0; hops <= maxRedirects; hops++) {
        const response = await dial(next, await addressOf(next), stop);
        const target = redirectOf(response, next);
        if (!target) return await read(response, next, maxBytes, stop);
        response.destroy();
        next = target;
      }
      throw new FetchRefused("unreachable", `${url} redirects more than ${maxRedirects} times.`);
    } catch (error) {
      if (error instanceof FetchRefused) throw error;
      if (timeout.aborted)
        throw new FetchRefused("too slow", `${url} did not answer within ${Math.round(within / 1000)} seconds.`);
      if (signal?.aborted) throw error;
      throw new FetchRefused("unreachable", `${url} could not be reached (${codeOf(error)}).`, { cause: error });
    }
  };

  async function addressOf(url: URL): Promise<string> {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(host) ? [host] : await resolve(host);
    const [first] = addresses;
    if (first === undefined) throw new FetchRefused("unreachable", `There is no server named ${host}.`);
    if (allowedHosts.includes(url.host) || allowedHosts.includes(host)) return first;
    if (addresses.every(isPublicAddress)) return first;
    throw new FetchRefused("not allowed", `${host} is not a public address and is not fetched.`);
  }
}

/** None where there is no such name. */
async function resolveHost(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (error) {
    if (codeOf(error) === "ENOTFOUND") return [];
    throw error;
  }
}

function checkUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new FetchRefused("not allowed", `${text.slice(0, 200)} is no web address.`);
  if (url.username || url.password)
    throw new FetchRefused("not allowed", "Addresses that hold a password are not fetched.");
  return url;
}

function dial(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const family = isIP(address);
  const pinned: LookupFunction = (_host, { all }, done) => {
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const headers = {
    accept: "text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5",
    "accept-encoding": "gzip, deflate, br",
    "user-agent": "Lectern/1.0",
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    send(url, { lookup: pinned, headers, signal, agent: false }, resolve).on("error", reject).end();
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  return isRedirect && headers.location ? checkUrl(headers.location, from) : undefined;
}

async function read(response: IncomingMessage, url: URL, maxBytes: number, signal: AbortSignal): Promise<Fetched> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacked(response)) {
      signal.throwIfAborted();
      size += chunk.length;
      if (size > maxBytes)
        throw new FetchRefused("too large", `${url.href} holds more than ${Math.floor(maxBytes / 1_000_000)} MB.`);
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return {
    url: url.href,
    status: response.statusCode ?? 0,
    contentType: (response.headers["content-type"] ?? "").toLowerCase(),
    bytes: Buffer.concat(chunks),
  };
}

function unpacked(response: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = response.headers["content-encoding"]?.toLowerCase() ?? "";
  const unpacker =
    encoding === "br" ? createBrotliDecompress() : /^(x-)?gzip$|^deflate$/.test(encoding) ? createUnzip() : undefined;
  if (!unpacker) return response;
  response.on("error", (error) => unpacker.destroy(error));
  return response.pipe(unpacker);
}

function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.message : String(error);
}
