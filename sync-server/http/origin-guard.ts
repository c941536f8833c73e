import type { IncomingHttpHeaders } from "node:http";
import { isLoopback } from "../config.ts";

export interface OriginGuardOptions {
  /** The address listened on. */
  readonly host: string;
  /** Ports of our own page. */
  readonly ports: () => readonly number[];
  readonly allowedHosts: readonly string[];
}

/**
 * Why a request is refused, or undefined when it may pass.
 *
 * A server on loopback trusts whoever reaches it, and every web site in the same browser can reach it:
 * by posting across origins (so `Origin` must be ours) or by giving its own name our address (DNS rebinding,
 * so `Host` must be a loopback name). Scripts send no `Origin` and a loopback `Host`, and pass.
 */
export function createOriginGuard({ host, ports, allowedHosts }: OriginGuardOptions) {
  const onLoopback = isLoopback(host);
  const checksHost = onLoopback || allowedHosts.length > 0;

  return function refusal(headers: IncomingHttpHeaders): string | undefined {
    const asked = (headers.host ?? "").toLowerCase();
    if (checksHost && !isAllowed(asked) && !isLoopback(nameOf(asked))) {
      return `This server does not answer under the name "${asked.slice(0, 100)}". Add it to ALLOWED_HOSTS if it is yours.`;
    }
    if (headers.origin !== undefined && !isOurs(headers.origin.toLowerCase(), asked)) return FOREIGN;
    // Subresources (<img>, <script>) of other sites carry no Origin, but browsers say where they come from.
    if (headers["sec-fetch-site"] === "cross-site" && headers["sec-fetch-mode"] !== "navigate") return FOREIGN;
    return undefined;
  };

  function isOurs(origin: string, asked: string): boolean {
    const authority = /^https?:\/\/([^/]+)$/.exec(origin)?.[1];
    if (!authority) return false;
    return (
      authority === asked ||
      isAllowed(authority) ||
      (isLoopback(nameOf(authority)) && ports().includes(portOf(authority)))
    );
  }

  function isAllowed(authority: string): boolean {
    return allowedHosts.includes(authority) || allowedHosts.includes(nameOf(authority));
  }
}

const FOREIGN = "Requests from other web sites are refused.";

const nameOf = (authority: string) => authority.replace(/:\d+$/, "");
const portOf = (authority: string) => Number(/:(\d+)$/.exec(authority)?.[1] ?? 80);
