import type { IncomingHttpHeaders } from "node:http";
import { isLoopback, nameOf } from "../config.ts";
import type { IsOwnName } from "./own-names.ts";

export interface OriginGuardOptions {
  readonly isOwnName: IsOwnName;
  /** Ports of our own page. */
  readonly ports: () => readonly number[];
  readonly allowedHosts: readonly string[];
}

/** How the request reached us. */
export interface Arrival {
  /** The address that the caller connected to. */
  readonly localAddress: string | undefined;
  /** What a trusted proxy was asked for. */
  readonly forwardedHost: string | undefined;
}

/**
 * Why a request is refused, or undefined when it may pass.
 *
 * Every web site in a browser of this network can reach the server: by posting across origins (so `Origin` must be
 * ours) or by giving its own name our address (so `Host` must be ours, see `own-names.ts`). Scripts send no `Origin`.
 */
export function createOriginGuard({ isOwnName, ports, allowedHosts }: OriginGuardOptions) {
  return function refusal(headers: IncomingHttpHeaders, arrival: Arrival): string | undefined {
    const asked = (headers.host ?? "").toLowerCase();
    for (const host of [asked, arrival.forwardedHost]) {
      if (host !== undefined && !isOwnName(host, arrival.localAddress))
        return `This server does not answer under the name "${host.slice(0, 100)}". Add it to ALLOWED_HOSTS if it is yours.`;
    }
    const shown = arrival.forwardedHost ?? asked;
    if (headers.origin !== undefined && !isOurs(headers.origin.toLowerCase(), shown)) return FOREIGN;
    // Subresources (<img>, <script>) of other sites carry no Origin, but browsers say where they come from.
    if (headers["sec-fetch-site"] === "cross-site" && headers["sec-fetch-mode"] !== "navigate") return FOREIGN;
    return undefined;
  };

  function isOurs(origin: string, asked: string): boolean {
    const authority = /^https?:\/\/([^/]+)$/.exec(origin)?.[1];
    if (!authority) return false;
    return (
      authority === asked ||
      allowedHosts.includes(authority) ||
      allowedHosts.includes(nameOf(authority)) ||
      (isLoopback(nameOf(authority)) && ports().includes(portOf(authority)))
    );
  }
}

const FOREIGN = "Requests from other web sites are refused.";

const portOf = (authority: string) => Number(/:(\d+)$/.exec(authority)?.[1] ?? 80);
