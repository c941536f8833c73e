import { expect, test } from "vitest";
import type { ProviderSetting } from "#core/models/remote/provider-setting.ts";
import { choiceOf, givenServers, ownServers, type Provider, serversWith, serversWithout } from "./servers.ts";

const setting = (fields: Partial<ProviderSetting>): ProviderSetting => ({
  id: "s",
  provider: "openai_compatible",
  vendor: "openai-compatible",
  name: "Mine",
  servers: [
    { id: "two", name: "Two", server_url: "http://two.test/v1", api_key: "********" },
    { id: "one", name: "One", server_url: "http://one.test/v1", api_key: null },
  ],
  created_at: "2026-11-20T12:00:00.000Z",
  updated_at: "2026-11-20T12:00:00.000Z",
  ...fields,
});
const provider = (fields: Partial<Provider>): Provider => ({
  provider: "local",
  vendor: "ollama",
  name: "Ollama",
  description: "",
  needs_api_key: false,
  default_server_url: "http://127.0.0.1:11434",
  available: true,
  configured: true,
  ...fields,
});

test("each server of a setting stands by itself, by name, and is asked by both ids", () => {
  const own = ownServers([setting({})]);
  expect(own.map(({ name, hasKey }) => [name, hasKey])).toEqual([
    ["One", false],
    ["Two", true],
  ]);
  expect(own.map(choiceOf)[1]).toEqual({ provider: "openai_compatible", settings_id: "s", server_id: "two" });
});

test("Ollama is given where it is expected, until there is one of one's own", () => {
  const providers = [
    provider({}),
    provider({ provider: "hosted_a", configured: true }),
    provider({ provider: "browser", available: false }),
  ];
  expect(givenServers(providers, []).map(choiceOf)).toEqual([{ provider: "local" }]);
  expect(givenServers(providers, ownServers([setting({ provider: "local" })]))).toEqual([]);
});

test("changing one server sends the others back without their keys, which stay", () => {
  const [one] = ownServers([setting({})]);
  expect(serversWith(one, "openai_compatible", { server_url: "http://new.test/v1", api_key: "k" }).servers).toEqual([
    { id: "two", name: "Two", server_url: "http://two.test/v1" },
    { id: "one", name: "One", server_url: "http://new.test/v1", api_key: "k" },
  ]);
});

test("taking the only server away leaves no setting", () => {
  const [one, two] = ownServers([setting({})]);
  expect(one && serversWithout(one)?.servers.map(({ id }) => id)).toEqual(["two"]);
  const alone = two && {
    ...two,
    setting: setting({ servers: [{ id: "two", name: "Two", server_url: null, api_key: null }] }),
  };
  expect(alone && serversWithout(alone)).toBeNull();
});
