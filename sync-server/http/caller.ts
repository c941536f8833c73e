import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Context, Middleware } from "koa";

/** Where a request comes from, as far as its connection and trusted proxies say. */
export interface Caller {
  /** IP address of the browser or script; of the last proxy that is not trusted where one passed the request on. */
  readonly address: string;
  /** The connection is encrypted: to this server, or to the first trusted proxy. */
  readonly secure: boolean;
  /** A proxy passed the request on, so it may come from anywhere. */
  readonly isForwarded: boolean;
  /** Name and port that the browser asked a trusted proxy for, in lower case; undefined without one that says so. */
  readonly forwardedHost: string | undefined;
}

export type ReadCaller = (request: IncomingMessage) => Caller;

/**
 * Reads `X-Forwarded-For`, `-Proto` and `-Host`, which anybody can send, only from the proxies named: addresses or
 * networks such as `10.0.0.0/8`. Throws a sentence for a name that is neither.
 */
export function createCallerReader(trustedProxies: readonly string[]): ReadCaller {
  const trusted = blockListOf(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return ({ socket, headers, httpVersion }) => {
    const peer = plainAddress(socket.remoteAddress ?? "") ?? "";
    const encrypted = "encrypted" in socket && socket.encrypted === true;
    // nginx speaks HTTP/1.0 to what is behind it unless told otherwise, and adds no header; browsers and scripts do not.
    const isForwarded = httpVersion === "1.0" || Object.keys(headers).some((name) => FORWARDING.test(name));
    if (peer === "" || !isTrusted(peer))
      return { address: peer, secure: encrypted, isForwarded, forwardedHost: undefined };
    const proto = firstOf(headers["x-forwarded-proto"]);
    return {
      address: clientAddress(peer, headers["x-forwarded-for"], isTrusted),
      secure: proto === undefined ? encrypted : proto === "https",
      isForwarded: true,
      forwardedHost: firstOf(headers["x-forwarded-host"]),
    };
  };
}

/** Notes the caller of each request for `callerOf`. */
export function noteCaller(read: ReadCaller): Middleware {
  return (ctx, next) => {
    ctx.state["caller"] = read(ctx.req);
    return next();
  };
}

export const callerOf = (ctx: Context): Caller | undefined => ctx.state["caller"];

/** Each proxy appends the address it was called from, so only what trusted ones appended is read, from the end. */
function clientAddress(
  peer: string,
  forwardedFor: string | string[] | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let address = peer;
  for (const hop of listOf(forwardedFor).toReversed()) {
    const before = plainAddress(hop);
    if (before === undefined) return address;
    address = before;
    if (!isTrusted(address)) return address;
  }
  return address;
}

/** Without a port, brackets, a zone or the IPv6 form of an IPv4 address; undefined for anything that is no address. */
export function plainAddress(text: string): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, "").replace(/%.*$/, "");
  return isIP(address) === 0 ? undefined : address.toLowerCase();
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [name = "", bits, ...rest] = network.split("/");
    const address = plainAddress(name);
    const width = address && isIP(address) === 6 ? 128 : 32;
    const prefix = bits === undefined ? width : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (address === undefined || rest.length > 0 || prefix < 0 || prefix > width)
      throw new Error(
        `TRUSTED_PROXIES must list addresses or networks such as 127.0.0.1 or 10.0.0.0/8, not "${network}".`,
      );
    list.addSubnet(address, prefix, width === 128 ? "ipv6" : "ipv4");
  }
  return list;
}

const listOf = (value: string | string[] | undefined) =>
  [value ?? []]
    .flat()
    .join(",")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const firstOf = (value: string | string[] | undefined) => listOf(value)[0]?.toLowerCase();

/** What proxies, tunnels and content networks add to the requests they pass on. */
const FORWARDING =
  /^(via|forwarded|forwarded-for|x-forwarded(-.*)?|x-real-ip|x-original-(host|url|uri|forwarded-for|to)|(x-)?(cluster-)?client-ip|true-client-ip|x-proxyuser-ip|x-envoy-.*|cf-(connecting-ip|ray|visitor)|cdn-loop|fastly-client-ip|fly-client-ip|tailscale-.*)$/;
