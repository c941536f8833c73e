import { expect, it } from "vitest";
import { createOwnNames } from "./own-names.ts";

const setup = (change: Partial<Parameters<typeof createOwnNames>[0]> = {}) =>
  createOwnNames({ host: "127.0.0.1", allowedHosts: ["lectern.home", "app.example:8443"], machine: "Desk", ...change });

it.each(["localhost", "localhost:8000", "lectern.localhost:8000", "127.0.0.1:8000", "127.0.1.1", "[::1]:8000"])(
  "answers under %s wherever it listens",
  (name) => {
    expect(setup()(name, "127.0.0.1")).toBe(true);
    expect(setup({ host: "0.0.0.0" })(name, "127.0.0.1")).toBe(true);
  },
);

it("answers under the names it is told: with any port, or with the one named", () => {
  const isOwn = setup();
  expect(["lectern.home", "lectern.home:9", "app.example:8443"].map((name) => isOwn(name, "127.0.0.1"))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isOwn("app.example", "127.0.0.1")).toBe(false);
});

it("answers on a network under the address that was connected to, and under no other", () => {
  const isOwn = setup({ host: "::" });
  expect(isOwn("192.168.1.5:8000", "::ffff:192.168.1.5")).toBe(true);
  expect(isOwn("192.168.1.6:8000", "::ffff:192.168.1.5")).toBe(false);
  expect(isOwn("[fd12:0:0::5]:8000", "fd12::5")).toBe(true);
  expect(isOwn("[fd12::6]:8000", "fd12::5")).toBe(false);
  expect(isOwn("192.168.1.5:8000", undefined)).toBe(false);
});

it.each(["desk", "desk:8000", "desk.local", "desk.lan:8000", "desk.home.arpa"])(
  "answers on a network under the machine's name %s, which no web site can have",
  (name) => {
    expect(setup({ host: "0.0.0.0" })(name, "192.168.1.5")).toBe(true);
    expect(setup()(name, "127.0.0.1")).toBe(false);
  },
);

it("answers under the name it listens on", () => {
  expect(setup({ host: "Books.lan" })("books.lan:8000", "192.168.1.5")).toBe(true);
});

it.each([
  "evil.example",
  "evil.example:8000",
  "desk.example",
  "desk.local.evil.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "192.168.1.5.evil.example",
  "",
  ":8000",
])("does not answer under %j", (name) => {
  expect(setup({ host: "0.0.0.0" })(name, "192.168.1.5")).toBe(false);
  expect(setup({ host: "192.168.1.5" })(name, "192.168.1.5")).toBe(false);
  expect(setup()(name, "127.0.0.1")).toBe(false);
});
