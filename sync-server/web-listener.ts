import { messageOf } from "#core/storage/message-of.ts";
import { readFileSync, watchFile, unwatchFile } from "node:fs";
import { createServer, type RequestListener, type ServerResponse, type IncomingMessage } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { createServer as createNetServer, type Server, type Socket } from "node:net";
import { createSecureContext } from "node:tls";
import { StartError, type TlsFiles } from "./config.ts";
import { CONNECTION_LIMITS, limitConnections } from "./http/connection-limits.ts";

/** One port that answers HTTP. */
export interface WebListener {
  /** What listens; requests come through it whether or not they are encrypted. */
  readonly server: Server;
  /** Ends connections on which no request is running. */
  closeIdle(): void;
  /** Ends every connection, running requests too. */
  closeAll(): void;
  /** Lets go of what it watches. */
  release(): void;
}

export function createWebListener(
  handler: RequestListener,
  tls: TlsFiles | null,
  report: (error: unknown) => void,
): WebListener {
  return tls ? createEncrypted(handler, tls, report) : createPlain(handler);
}

function createPlain(handler: RequestListener): WebListener {
  const server = createServer(handler);
  limitConnections(server, CONNECTION_LIMITS);
  return {
    server,
    closeIdle: () => server.closeIdleConnections(),
    closeAll: () => server.closeAllConnections(),
    release: () => undefined,
  };
}

/**
 * HTTPS, and on the same port a plain HTTP request is sent on to it: people type addresses without `https://`.
 * A TLS connection begins with the byte 22 (RFC 8446, section 5.1, handshake), which no HTTP request does.
 */
function createEncrypted(handler: RequestListener, tls: TlsFiles, report: (error: unknown) => void): WebListener {
  const https = createHttpsServer(readTls(tls), handler);
  const http = createServer(sendToHttps);
  for (const inner of [https, http]) {
    limitConnections(inner, CONNECTION_LIMITS);
    // Node watches for slow callers from then on; these two never listen themselves.
    inner.emit("listening");
  }
  const sockets = new Set<Socket>();
  const server = createNetServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    // A connection that ends or fails before its first byte concerns nobody.
    socket.once("error", () => socket.destroy());
    socket.setTimeout(FIRST_BYTE_WITHIN, () => socket.destroy());
    socket.once("data", (first: Buffer) => {
      socket.setTimeout(0).removeAllListeners("timeout");
      socket.pause();
      socket.unshift(first);
      (first[0] === TLS_HANDSHAKE ? https : http).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
  });
  const renewed = () => {
    try {
      https.setSecureContext(readTls(tls));
    } catch (error) {
      report(error);
    }
  };
  // Certificates are renewed every few weeks, by programs that replace the file.
  for (const file of [tls.certificate, tls.key])
    watchFile(file, { interval: LOOK_FOR_RENEWAL, persistent: false }, renewed);

  return {
    server,
    closeIdle() {
      https.closeIdleConnections();
      http.closeIdleConnections();
    },
    closeAll() {
      https.closeAllConnections();
      http.closeAllConnections();
      for (const socket of sockets) socket.destroy();
    },
    release() {
      for (const inner of [https, http]) inner.close();
      for (const file of [tls.certificate, tls.key]) unwatchFile(file, renewed);
    },
  };
}

function sendToHttps(request: IncomingMessage, response: ServerResponse): void {
  const host = request.headers.host;
  if (!host || !/^[\w.:[\]-]+$/.test(host)) return void response.writeHead(400).end();
  const location = `https://${host}${request.url?.startsWith("/") ? request.url : "/"}`;
  const headers = { location, "content-type": "text/plain; charset=utf-8", connection: "close" };
  response.writeHead(308, headers).end(`This server speaks https: ${location}\n`);
}

/** Throws `StartError` that names the file and what is wrong with it. */
function readTls({ certificate, key }: TlsFiles): { cert: Buffer; key: Buffer } {
  const read = (variable: string, file: string) => {
    try {
      return readFileSync(file);
    } catch (error) {
      throw new StartError(`${variable} names ${file}, which cannot be read: ${messageOf(error)}`);
    }
  };
  const files = { cert: read("TLS_CERT", certificate), key: read("TLS_KEY", key) };
  try {
    createSecureContext(files);
  } catch (error) {
    throw new StartError(
      `TLS_CERT and TLS_KEY must be a certificate and its private key, both in PEM format: ${messageOf(error)}`,
    );
  }
  return files;
}

const TLS_HANDSHAKE = 22;
/** Milliseconds. */
const FIRST_BYTE_WITHIN = 30_000;
const LOOK_FOR_RENEWAL = 60_000;
