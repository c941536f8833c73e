import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createCallerReader } from "./caller.ts";

interface Asked {
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly encrypted?: boolean;
  readonly httpVersion?: string;
}

const read = (
  trusted: readonly string[],
  { from = "127.0.0.1", headers = {}, encrypted, httpVersion = "1.1" }: Asked,
) =>
  createCallerReader(trusted)({
    socket: { remoteAddress: from, encrypted },
    headers,
    httpVersion,
  } as unknown as IncomingMessage);

describe("a caller that comes directly", () => {
  it("has the address and the encryption of its connection", () => {
    expect(read([], {})).toEqual({
      address: "127.0.0.1",
      secure: false,
      isForwarded: false,
      forwardedHost: undefined,
    });
    expect(read([], { from: "::ffff:192.168.1.9", encrypted: true })).toMatchObject({
      address: "192.168.1.9",
      secure: true,
    });
  });

  it("is believed nothing about another address, scheme or name", () => {
    const headers = { "x-forwarded-for": "1.2.3.4", "x-forwarded-proto": "https", "x-forwarded-host": "lectern.home" };
    expect(read(["10.0.0.1"], { headers })).toEqual({
      address: "127.0.0.1",
      secure: false,
      isForwarded: true,
      forwardedHost: undefined,
    });
  });
});

describe("a request that was passed on", () => {
  it.each<Readonly<Record<string, string>>>([
    { forwarded: "for=1.2.3.4" },
    { via: "1.1 vegur" },
    { "x-forwarded-for": "" },
    { "x-forwarded-proto": "http" },
    { "x-forwarded-host": "a" },
    { "x-forwarded-port": "443" },
    { "x-forwarded-server": "a" },
    { "x-forwarded": "1" },
    { "x-real-ip": "1.2.3.4" },
    { "x-client-ip": "1.2.3.4" },
    { "true-client-ip": "1.2.3.4" },
    { "cf-connecting-ip": "1.2.3.4" },
    { "tailscale-user-login": "a" },
    { "x-original-forwarded-for": "1.2.3.4" },
  ])("is known by %o", (headers) => {
    expect(read([], { headers }).isForwarded).toBe(true);
  });

  it("is known by HTTP/1.0, which nginx speaks to what is behind it", () => {
    expect(read([], { httpVersion: "1.0" }).isForwarded).toBe(true);
  });

  it("is known by coming from a trusted proxy", () => {
    expect(read(["127.0.0.1"], {}).isForwarded).toBe(true);
  });
});

describe("what a trusted proxy says", () => {
  const forwarded = (trusted: readonly string[], list: string, from = "127.0.0.1") =>
    read(trusted, { from, headers: { "x-forwarded-for": list } }).address;

  it.each([
    ["the address it was called from", ["127.0.0.1"], "203.0.113.9", "203.0.113.9"],
    ["not what the caller wrote itself", ["127.0.0.1"], "6.6.6.6, 203.0.113.9", "203.0.113.9"],
    ["through several trusted ones", ["127.0.0.1", "10.0.0.0/8"], "6.6.6.6, 203.0.113.9, 10.1.2.3", "203.0.113.9"],
    ["with a port", ["127.0.0.1"], "203.0.113.9:5123", "203.0.113.9"],
    ["in IPv6", ["127.0.0.1"], "2001:DB8::7", "2001:db8::7"],
    ["in IPv6 with a port", ["127.0.0.1"], "[2001:db8::7]:5123", "2001:db8::7"],
    ["all of them trusted", ["127.0.0.0/8", "10.0.0.0/8"], "10.1.2.3, 10.1.2.4", "10.1.2.3"],
    ["up to what is no address", ["127.0.0.1", "10.0.0.0/8"], "6.6.6.6, unknown, 10.1.2.4", "10.1.2.4"],
    ["nothing", ["127.0.0.1"], "", "127.0.0.1"],
  ])("counts for the address: %s", (_, trusted, list, address) => {
    expect(forwarded(trusted, list)).toBe(address);
  });

  it("counts from IPv6 networks and from IPv4 in the form of IPv6", () => {
    expect(forwarded(["fd00::/8"], "203.0.113.9", "fd12::1")).toBe("203.0.113.9");
    expect(forwarded(["10.0.0.0/8"], "203.0.113.9", "::ffff:10.1.2.3")).toBe("203.0.113.9");
    expect(forwarded(["fd00::/8"], "203.0.113.9", "fe80::1")).toBe("fe80::1");
  });

  it("counts for the scheme and the name", () => {
    const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "Lectern.Home" };
    expect(read(["127.0.0.1"], { headers })).toMatchObject({ secure: true, forwardedHost: "lectern.home" });
    expect(read(["127.0.0.1"], { headers: { "x-forwarded-proto": "http" }, encrypted: true }).secure).toBe(false);
    expect(read(["127.0.0.1"], { encrypted: true }).secure).toBe(true);
  });
});

it.each(["proxy.home", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/", "fd00::/129", "10.0.0"])(
  "refuses %s as an address or network, with a sentence",
  (network) => {
    expect(() => createCallerReader([network])).toThrow(/TRUSTED_PROXIES must list/);
  },
);
