import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import { createOriginGuard, type Arrival } from "./origin-guard.ts";
import { createOwnNames } from "./own-names.ts";

function setup({ host = "127.0.0.1", allowedHosts = [] as readonly string[], arrival = {} as Partial<Arrival> } = {}) {
  const isOwnName = createOwnNames({ host, allowedHosts, machine: "desk" });
  const refusal = createOriginGuard({ isOwnName, ports: () => [8000, 8005], allowedHosts });
  const reached = { localAddress: "127.0.0.1", forwardedHost: undefined, ...arrival };
  return (headers: IncomingHttpHeaders) => refusal(headers, reached);
}

describe("the guard of a server on loopback", () => {
  it.each([
    { host: "localhost:8000" },
    { host: "127.0.0.1:8000" },
    { host: "[::1]:8000" },
    { host: "localhost:9000" },
    { host: "localhost:8000", origin: "http://localhost:8000" },
    { host: "localhost:8005", origin: "http://localhost:8000" },
    { host: "localhost:8000", origin: "http://127.0.0.1:8000" },
    { host: "localhost:8000", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  ])("lets %o pass", (headers) => {
    expect(setup()(headers)).toBeUndefined();
  });

  it.each([
    {},
    { host: "evil.example:8000" },
    { host: "localhost.evil.example" },
    { host: "127.0.0.1.evil.example:8000" },
    { host: "192.168.1.5:8000" },
    { host: "localhost:8000", origin: "https://evil.example" },
    { host: "localhost:8000", origin: "http://localhost:3000" },
    { host: "localhost:8000", origin: "http://localhost.evil.example:8000" },
    { host: "localhost:8000", origin: "null" },
    { host: "localhost:8000", origin: "chrome-extension://abc" },
    { host: "localhost:8000", "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
  ])("refuses %o", (headers) => {
    expect(setup()(headers)).toEqual(expect.any(String));
  });

  it("answers under the names it is told, with or without a port", () => {
    const refusal = setup({ allowedHosts: ["lectern.home", "localhost:5173"] });
    expect(refusal({ host: "lectern.home:8000", origin: "http://lectern.home:8000" })).toBeUndefined();
    expect(refusal({ host: "localhost:8000", origin: "http://localhost:5173" })).toBeUndefined();
    expect(refusal({ host: "localhost:8000", origin: "http://localhost:5174" })).toEqual(expect.any(String));
  });
});

describe("the guard of a server on a network", () => {
  const refusal = setup({ host: "0.0.0.0", arrival: { localAddress: "192.168.1.5" } });

  it("answers by address and by the machine's name", () => {
    expect(refusal({ host: "192.168.1.5:8000" })).toBeUndefined();
    expect(refusal({ host: "desk.local:8000", origin: "http://desk.local:8000" })).toBeUndefined();
  });

  it("refuses a web site that points its name here, whatever asks for tokens", () => {
    expect(refusal({ host: "evil.example:8000", origin: "http://evil.example:8000" })).toEqual(expect.any(String));
    expect(refusal({})).toEqual(expect.any(String));
  });

  it("still refuses other web sites", () => {
    expect(refusal({ host: "192.168.1.5:8000", origin: "http://192.168.1.5:8000" })).toBeUndefined();
    expect(refusal({ host: "192.168.1.5:8000", origin: "https://evil.example" })).toEqual(expect.any(String));
  });
});

describe("the guard behind a trusted proxy", () => {
  const asked = (forwardedHost: string) => setup({ allowedHosts: ["lectern.home"], arrival: { forwardedHost } });

  it("takes the page of the name that the proxy was asked for as its own", () => {
    const headers = { host: "127.0.0.1:8000", origin: "https://lectern.home" };
    expect(asked("lectern.home")(headers)).toBeUndefined();
  });

  it("refuses a name that is not ours in either place", () => {
    expect(asked("evil.example")({ host: "127.0.0.1:8000" })).toContain('"evil.example"');
    expect(asked("lectern.home")({ host: "evil.example" })).toContain('"evil.example"');
  });
});
