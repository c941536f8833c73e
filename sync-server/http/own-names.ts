import { hostname } from "node:os";
import { isLoopback, nameOf } from "../config.ts";
import { plainAddress } from "./caller.ts";

export interface OwnNamesOptions {
  /** `HOST`: the address or name listened on. */
  readonly host: string;
  /** `name` or `name:port`, in lower case. */
  readonly allowedHosts: readonly string[];
  /** Name of this machine. */
  readonly machine?: string;
}

/** Whether an authority (`name` or `name:port`) is a name of this server; `localAddress` is what the caller connected to. */
export type IsOwnName = (authority: string, localAddress: string | undefined) => boolean;

/**
 * A web site can point its own name at our address (DNS rebinding); the browser then takes us for that site and sends
 * its name as `Host`. So a name passes only if no web site can have it:
 *
 * - `localhost`, names ending in `.localhost`, 127.x.x.x and [::1];
 * - names in `ALLOWED_HOSTS`;
 * - where the server listens on a network also the IP address that the caller connected to, for an address in `Host` was
 *   never looked up; the name given as `HOST`; and the machine's own name, alone or under a top-level domain that is
 *   kept for home networks and cannot be registered.
 */
export function createOwnNames({ host, allowedHosts, machine = hostname() }: OwnNamesOptions): IsOwnName {
  const names = new Set(isLoopback(host) ? [] : [host.toLowerCase(), ...machineNames(machine.toLowerCase())]);
  const isOnNetwork = !isLoopback(host);

  return (authority, localAddress) => {
    const name = nameOf(authority);
    if (isLoopback(name) || allowedHosts.includes(authority) || allowedHosts.includes(name)) return true;
    return names.has(name) || (isOnNetwork && isSameAddress(name, localAddress));
  };
}

function machineNames(full: string): readonly string[] {
  const [short = ""] = full.split(".");
  if (short === "") return [];
  return [full, short, ...HOME_DOMAINS.map((domain) => `${short}.${domain}`)];
}

function isSameAddress(name: string, localAddress: string | undefined): boolean {
  const [asked, ours] = [canonical(name), canonical(localAddress ?? "")];
  return asked !== undefined && asked === ours;
}

/** An IPv6 address has many spellings; `URL` has one. */
function canonical(text: string): string | undefined {
  const address = plainAddress(text);
  return address?.includes(":") ? URL.parse(`http://[${address}]`)?.hostname : address;
}

/** `.local`: RFC 6762; `home.arpa`: RFC 8375; ICANN reserved `internal` in 2024 and delegates neither `lan` nor `home`. */
const HOME_DOMAINS = ["local", "home.arpa", "internal", "lan", "home"];
