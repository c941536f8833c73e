import type { Server } from "node:http";
import type { PaceLimits } from "./body-pace.ts";

/** Milliseconds. */
export interface ConnectionLimits {
  /** From the first byte of a request to the end of its headers. */
  readonly headers: number;
  /** For a whole request: a large upload over a slow line takes its time, and nothing takes longer. */
  readonly request: number;
  /** Without a request on a connection kept open: longer than the minute that proxies and clients keep theirs. */
  readonly idle: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 20_000,
  request: 60 * 60_000,
  idle: 75_000,
};

/**
 * 1 kB/s, less than the slowest phone sends: a body is ended after two windows of half a minute with less in a row, so
 * that a minute without a connection is what an upload outlives.
 */
export const BODY_PACE: PaceLimits = { bytesPerSecond: 1_000, window: 30_000, grace: 1 };

/** Ends connections whose caller sends next to nothing, so that a few thousand of them cannot take all there are. */
export function limitConnections(server: Server, { headers, request, idle }: ConnectionLimits): void {
  server.headersTimeout = headers;
  server.requestTimeout = request;
  server.keepAliveTimeout = idle;
}
