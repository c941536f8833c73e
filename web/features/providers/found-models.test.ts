import { expect, test } from "vitest";
import type { AllModels, NamedModel } from "#core/models/remote/providers.ts";
import { rememberFound, withFound } from "./found-models.ts";

const model = (provider: NamedModel["provider"], settings_id: string): NamedModel => ({
  id: `${provider}-${settings_id}`,
  name: "m",
  provider,
  settings_id,
  server_id: settings_id,
  server_name: "S",
});

test("what was found is kept for pages that do not look, until an Ollama is set up", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
  const nothing: AllModels = { models: [], errors: [] };
  expect(withFound(nothing, storage)).toEqual(nothing);

  const found = model("local", "default");
  rememberFound({ models: [model("hosted_a", "mine"), found], errors: [] }, storage);
  expect(withFound(nothing, storage).models).toEqual([found]);
  expect(withFound({ models: [model("hosted_a", "mine")], errors: [] }, storage).models).toHaveLength(2);

  const own = { models: [model("local", "mine")], errors: [] };
  expect(withFound(own, storage)).toEqual(own);
  const failed: AllModels = {
    models: [],
    errors: [{ provider: "local", settings_id: "mine", server_id: "1", detail: "No." }],
  };
  expect(withFound(failed, storage)).toEqual(failed);

  rememberFound(nothing, storage);
  expect(withFound(nothing, storage)).toEqual(nothing);
});
