import { describe, expect, it } from "vitest";
import { createOriginGuard } from "./origin-guard.ts";

const setup = (change: Partial<Parameters<typeof createOriginGuard>[0]> = {}) =>
  createOriginGuard({ host: "127.0.0.1", ports: () => [8000, 8005], allowedHosts: [], ...change });

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
  const refusal = setup({ host: "0.0.0.0" });

  it("answers under every name, since tokens say who may ask", () => {
    expect(refusal({ host: "192.168.1.5:8000" })).toBeUndefined();
  });

  it("still refuses other web sites", () => {
    expect(refusal({ host: "192.168.1.5:8000", origin: "http://192.168.1.5:8000" })).toBeUndefined();
    expect(refusal({ host: "192.168.1.5:8000", origin: "https://evil.example" })).toEqual(expect.any(String));
  });
});
