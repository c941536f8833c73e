import { webStream } from "../web-stream.ts";
import { lookup } from "node:dns";
import { Agent, request as requestHttp, type IncomingMessage } from "node:http";
import { Agent as SecureAgent, request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import type { ModelServers } from "#core/models/remote/model-servers.ts";
import { badRequest, type ApiError } from "#core/http/errors.ts";

export interface ModelServerFetchOptions {
  /** Addresses that whoever runs this server has named; these may be anywhere. */
  readonly named: readonly string[];
  /** Whether users may also name servers on this computer and in its network: only where nobody else can reach us. */
  readonly allowPrivate: boolean;
}

/**
 * Asks model servers whose addresses users name. Every address a name resolves to is judged when it is connected to, so
 * that a name cannot be one thing when checked and another when used. Follows no redirects. Connections are kept alive.
 */
export function createModelServerFetch(options: ModelServerFetchOptions): {
  readonly fetch: ModelServers["fetch"];
  close(): void;
} {
  const named = new Set(options.named.map((url) => new URL(url).origin));
  const agentOptions = { keepAlive: true, maxSockets: 64 };
  const agents = { "http:": new Agent(agentOptions), "https:": new SecureAgent(agentOptions) };
  const guard = guardedLookup(options.allowPrivate);

  return {
    async fetch(text, { method = "GET", headers, body, signal }) {
      const url = new URL(text);
      const isNamed = named.has(url.origin);
      const host = url.hostname.replace(/^\[|\]$/g, "");
      if (!isNamed && isIP(host) && !isAllowed(host, options.allowPrivate)) throw refusal(url.host);
      const send = url.protocol === "https:" ? requestHttps : requestHttp;
      const sent = new Headers(headers);
      const content = typeof body === "string" ? Buffer.from(body) : undefined;
      // Of itself Node says no length for DELETE, and the server takes the body for the next request.
      if (content) sent.set("content-length", String(content.length));
      const agent = url.protocol === "https:" ? agents["https:"] : agents["http:"];
      const outgoing = send(url, {
        method,
        agent,
        headers: Object.fromEntries(sent),
        ...(signal && { signal }),
        ...(!isNamed && { lookup: guard }),
      });
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      outgoing.once("response", resolve).on("error", reject);
      outgoing.end(content);
      return toResponse(await promise);
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

/** Fails a connection to any address that may not be asked, naming the host and not the address. */
function guardedLookup(allowPrivate: boolean): LookupFunction {
  return (host, lookupOptions, done) => {
    lookup(host, { ...lookupOptions, all: true }, (error, addresses) => {
      if (error) return done(error, "", 0);
      const allowed = addresses.filter(({ address }) => isAllowed(address, allowPrivate));
      const [first] = allowed;
      if (!first) return done(refusal(host), "", 0);
      return lookupOptions.all ? done(null, allowed) : done(null, first.address, first.family);
    });
  };
}

function refusal(host: string): ApiError {
  return badRequest(
    `This server does not ask ${host}: the address is not public. The owner of the server can allow it with OLLAMA_URL or MODEL_SERVERS.`,
  );
}

function isAllowed(address: string, allowPrivate: boolean): boolean {
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (NEVER.check(address, family)) return false;
  return allowPrivate || !PRIVATE.check(address, family);
}

/** Nobody's model servers: unspecified, link-local (where clouds keep their credentials), multicast, reserved, documentation. */
const NEVER = blockList([
  ["0.0.0.0", 8],
  ["169.254.0.0", 16],
  ["192.0.2.0", 24],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  ["::", 128],
  ["fe80::", 10],
  ["ff00::", 8],
  ["fd00:ec2::254", 128],
  ["2001:db8::", 32],
]);

/** This computer and networks that are not the public one (RFC 6890), addresses that wrap IPv4 ones among them. */
const PRIVATE = blockList([
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["::1", 128],
  ["fc00::", 7],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2002::", 16],
  ["2001::", 32],
]);

function blockList(networks: readonly (readonly [address: string, prefix: number])[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of networks) list.addSubnet(address, prefix, isIP(address) === 6 ? "ipv6" : "ipv4");
  return list;
}

function toResponse(message: IncomingMessage): Response {
  const status = message.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined) headers.set(name, String(value));
  const isEmpty = status === 204 || status === 205 || status === 304;
  if (isEmpty) message.resume();
  const body = isEmpty ? null : webStream(message);
  return new Response(body, { status, headers });
}
