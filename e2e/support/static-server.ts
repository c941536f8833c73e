import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { TRUSTED_TYPES_POLICY } from "#core/http/trusted-types.ts";
import { FIRST_SCRIPT_HASH } from "#sync-server/http/security-headers.ts";
import { FRAME_SCRIPT_HASH } from "#core/plugins/frame/frame-code.ts";

export interface StaticServer {
  readonly origin: string;
  /** Paths asked for, in order. */
  readonly requests: readonly string[];
  /** Serves another folder from now on: a new version of the app. */
  serve(folder: string): void;
  close(): Promise<void>;
}

/**
 * Serves files, and `more` of them by their paths, and nothing else: whatever answers `/api` on this origin is not a server.
 * The policy is as strict as the sync server's, so that a page that would break under it breaks here.
 */
export async function startStaticServer(
  folder: string,
  port = 0,
  more: ReadonlyMap<string, Uint8Array> = new Map(),
  { tls, connectSrc = CONNECT_SRC }: StaticOptions = {},
): Promise<StaticServer> {
  const headers = { ...HEADERS, "content-security-policy": policyOf(connectSrc) };
  const requests: string[] = [];
  let root = folder;
  const answer: RequestListener = async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname);
    requests.push(path);
    const given = more.get(path);
    if (given)
      return void response.writeHead(200, { ...headers, "content-type": TYPES[extname(path)] ?? BYTES }).end(given);
    const file = await fileFor(root, path);
    if (!file || request.method !== "GET")
      return void response.writeHead(404, { "content-type": "text/plain" }).end("Not here.");
    response.writeHead(200, {
      ...headers,
      "content-type": TYPES[extname(file)] ?? BYTES,
      ...caching(path),
    });
    createReadStream(file).pipe(response);
  };
  const server = tls ? createSecureServer(tls, answer) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  return {
    origin: `${tls ? "https" : "http"}://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    serve: (next) => (root = next),
    close: () => closeServer(server),
  };
}

interface StaticOptions {
  /** Served over https with this certificate. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Whom the page's policy lets it ask, beside its own origin. */
  readonly connectSrc?: string;
}

const CONNECT_SRC = "http://localhost:* http://127.0.0.1:*";
const policyOf = (connectSrc: string) =>
  `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' '${FIRST_SCRIPT_HASH}' '${FRAME_SCRIPT_HASH}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' blob: ${connectSrc}; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; ${TRUSTED_TYPES_POLICY}`;
const HEADERS = {
  "x-content-type-options": "nosniff",
};

const BYTES = "application/octet-stream";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

const caching = (path: string) => ({
  "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
});

/** A file, or the page for another path without an extension; undefined for what is not there. */
async function fileFor(root: string, path: string): Promise<string | undefined> {
  if (/^\/(api|health|sync|v1)(\/|$)/.test(path)) return undefined;
  const wanted = join(root, normalize(path));
  if (wanted.startsWith(root) && (await isFile(wanted))) return wanted;
  const page = join(root, "index.html");
  return !extname(path) && (await isFile(page)) ? page : undefined;
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
