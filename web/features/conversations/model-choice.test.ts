import { expect, test } from "vitest";
import type { NamedModel } from "#core/models/remote/providers.ts";
import { addressOf, failuresToTell, keyOfModel, modelsByServer, modelToUse } from "./model-choice.ts";

const model = (id: string, server_name: string): NamedModel => ({
  id,
  name: id,
  provider: "local",
  settings_id: server_name,
  server_id: "1",
  server_name,
});
const [home, work, other] = [model("llama", "Home"), model("llama", "Work"), model("phi", "Work")] as const;
const nothing = { chosen: undefined, conversation: undefined, last: null };

test("a conversation goes on with its own model on its own server, unless another is chosen", () => {
  const models = [home, work, other];
  expect(modelToUse(models, nothing)).toBe(home);
  expect(modelToUse(models, { ...nothing, last: keyOfModel(other) })).toBe(other);
  const conversation = { model: "llama", server: "Work" };
  expect(modelToUse(models, { ...nothing, last: keyOfModel(other), conversation })).toBe(work);
  expect(modelToUse(models, { ...nothing, chosen: keyOfModel(other), conversation })).toBe(other);
  expect(modelToUse([other, home], { ...nothing, conversation })).toBe(home);
  const here: NamedModel = { ...model("extractive", "This device"), provider: "browser" };
  expect(modelToUse([here, home], nothing)).toBe(home);
  expect(modelToUse([here], nothing)).toBe(here);
  expect(modelToUse([], { ...nothing, conversation })).toBeUndefined();
});

test("models stand under their servers", () => {
  expect(modelsByServer([home, work, other]).map(({ server, models }) => [server, models.length])).toEqual([
    ["Home", 1],
    ["Work", 2],
  ]);
});

test("the address is that of the model's own server", () => {
  const server = { id: "1", name: "Work", server_url: "http://work.test", api_key: null };
  const setting = {
    id: "Work",
    provider: "local",
    vendor: "ollama",
    name: "",
    created_at: "",
    updated_at: "",
  } as const;
  expect(addressOf([{ ...setting, servers: [server] }], work)).toBe("http://work.test");
  expect(addressOf([], work)).toBeNull();
});

test("that an Ollama nobody has set up does not answer is not told", () => {
  const failed = { provider: "local" as const, server_id: "1", detail: "No." };
  const errors = [
    { ...failed, settings_id: "default" },
    { ...failed, settings_id: "mine" },
  ];
  expect(failuresToTell({ models: [], errors })).toEqual([errors[1]]);
});
