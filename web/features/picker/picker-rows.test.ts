import { describe, expect, it } from "vitest";
import type { AnswerChoice, Ladder } from "../../app/client/answers.ts";
import type { Model } from "#core/models/local/models.ts";
import type { NamedModel } from "#core/models/remote/providers.ts";
import type { Provider } from "../providers/servers.ts";
import type { ProviderSetting } from "#core/models/remote/provider-setting.ts";
import { answering, choiceWords } from "./answering.ts";
import { pickerGroups, searchRows, type PickerFacts } from "./picker-rows.ts";

const AUTOMATIC: AnswerChoice = { use: "automatic", model: null, provider: null, provider_first: false };
const ladder = (fields: Partial<Ladder> = {}): Ladder => ({
  choice: AUTOMATIC,
  account_choice: AUTOMATIC,
  only_here: false,
  rungs: [],
  speeds: [],
  ...fields,
});
const named = (model: Pick<NamedModel, "id" | "provider" | "settings_id" | "server_id"> & Partial<NamedModel>) => ({
  name: model.id,
  server_name: "S",
  ...model,
});
const small = {
  id: "small",
  name: "Small 1B",
  kind: "generator",
  status: "installed",
  bytes: 1_100_000_000,
  obstacles: [],
} as unknown as Model;
const ollama = named({ id: "tiny:1b", provider: "local", settings_id: "default", server_id: "default", size: 2e9 });
const hosted = named({ id: "gpt-a", provider: "hosted_a", settings_id: "a", server_id: "1" });
const setting = (id: string, provider: NamedModel["provider"], server_url: string | null) =>
  ({ id, provider, servers: [{ id: "1", name: `Server ${id}`, server_url }] }) as unknown as ProviderSetting;

const facts = (given: Partial<PickerFacts> = {}): PickerFacts => ({
  asker: "device",
  ladder: ladder(),
  models: [],
  found: { models: [], errors: [] },
  providers: [{ provider: "local", default_server_url: "http://127.0.0.1:11434" } as Provider],
  settings: [],
  ...given,
});
const titles = (given: Partial<PickerFacts>) => pickerGroups(facts(given)).map(({ title }) => title);
const rows = (given: Partial<PickerFacts>) => pickerGroups(facts(given)).flatMap((group) => group.rows);

describe("the rows of the picker", () => {
  it("are this device and quotes where there is nothing else, and quotes leave nothing", () => {
    expect(titles({})).toEqual(["On this device", "No language model"]);
    expect(rows({}).map(({ name, isChosen }) => [name, isChosen])).toEqual([
      ["Best model on this device", true],
      ["Quotes only (no model)", false],
    ]);
  });

  it("say size, speed seen here, where each runs and whether passages leave", () => {
    const speeds = [
      { server_id: null, model: "small", words_per_second: 14.4 },
      { server_id: "1", model: "gpt-a", words_per_second: 6.25 },
    ];
    const all = rows({
      ladder: ladder({ speeds }),
      models: [small],
      found: { models: [ollama, hosted], errors: [] },
      settings: [setting("a", "hosted_a", null), setting("b", "openai_compatible", "http://192.168.1.20:8080/v1")],
    });
    expect(all.map((row) => `${row.name} | ${row.facts} | ${row.where}`)).toEqual([
      "Best model on this device |  | Runs on this device. Passages do not leave it.",
      "Small 1B | 1.1 GB · 14 words a second here | Runs on this device. Passages do not leave it.",
      "tiny:1b | 2 GB | Runs on this computer. Passages do not leave it.",
      "gpt-a | 6.3 words a second here | Runs at OpenAI. Passages leave this device.",
      "It has no models yet. |  | Runs on 192.168.1.20 in your network. Passages leave this device, not your network.",
      "Quotes only (no model) |  | Answers are quoted word for word. Nothing leaves this device.",
    ]);
  });

  it("give the reason in the place of a server that does not answer, and it cannot be chosen", () => {
    const errors = [{ provider: "hosted_a", settings_id: "a", server_id: "1", detail: "It refused the key." }] as const;
    const all = rows({ found: { models: [], errors }, settings: [setting("a", "hosted_a", null)] });
    expect(all.find(({ name }) => name === "It refused the key.")).toMatchObject({ pick: null });
  });

  it("keep the chosen model while its server does not list it", () => {
    const provider = { provider: "hosted_a", settings_id: "a", server_id: "1", model: "gpt-z" } as const;
    const choice: AnswerChoice = { ...AUTOMATIC, use: "chosen", provider };
    const all = rows({
      ladder: ladder({ choice }),
      found: undefined,
      settings: [setting("a", "hosted_a", null)],
    });
    expect(all.filter(({ isChosen }) => isChosen).map(({ name }) => name)).toEqual(["gpt-z"]);
  });

  it("tell two servers with the same model apart", () => {
    const models = ["a", "b"].map((id) =>
      named({ id: "m", provider: "openai_compatible", settings_id: id, server_id: `${id}1` }),
    );
    const settings = ["a", "b"].map((id) => ({
      ...setting(id, "openai_compatible", `http://${id}.example/v1`),
      servers: [{ id: `${id}1`, name: id, server_url: `http://${id}.example/v1`, api_key: null }],
    }));
    const provider = { provider: "openai_compatible", settings_id: "b", server_id: "b1", model: "m" } as const;
    const all = rows({
      ladder: ladder({ choice: { ...AUTOMATIC, use: "chosen", provider } }),
      found: { models, errors: [] },
      settings,
    });
    expect(all.filter(({ name }) => name === "m").map(({ isChosen }) => isChosen)).toEqual([false, true]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it("are found by every word of a query, in name, server or place", () => {
    const groups = pickerGroups(facts({ models: [small], found: { models: [ollama], errors: [] } }));
    const found = (query: string) => searchRows(groups, query).flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(found("OLLAMA tiny")).toEqual(["tiny:1b"]);
    expect(found("small")).toEqual(["Small 1B"]);
    expect(found("zebra")).toEqual([]);
  });
});

describe("what answers, in words", () => {
  const rung = { id: "m", name: "M", where: "on this device", leaves: false, context_tokens: 4096 };
  it("is the first that does not wait to be asked for, and quotes where that one cannot answer", () => {
    expect(answering(undefined).name).toBe("Quotes only");
    expect(answering(ladder({ rungs: [{ ...rung, on_request: true }] })).name).toBe("Quotes only");
    expect(answering(ladder({ rungs: [rung] })).name).toBe("M");
    expect(answering(ladder({ rungs: [{ ...rung, problem: "No key." }] }))).toEqual({
      name: "Quotes only",
      problem: "No key.",
    });
  });
  it("names what an account uses", () => {
    expect(choiceWords({ ...AUTOMATIC, use: "none" }, [])).toBe("quotes only");
    expect(choiceWords({ ...AUTOMATIC, use: "chosen", model: "small" }, [small])).toBe("Small 1B");
    expect(choiceWords(AUTOMATIC, [])).toBe("the best model of each device");
  });
});
