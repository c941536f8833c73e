import { describe, expect, it } from "vitest";
import { createSecretBox, deriveSecretKey, MASK } from "#core/accounts/secret-box.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { changeDefinition, createDefinition, deleteDefinition, listDefinitions } from "./definitions.ts";
import { changeInstance, setInstance } from "./instances.ts";
import { listInstances } from "./list-instances.ts";
import { NewSettingDefinition, NewSettingInstance, settingDefinitions, settingInstances } from "./setting.ts";

const user = "u";
const volume = {
  id: "volume",
  name: "Volume",
  type: "number",
  validation: { min: 0, max: 10 },
  allowed_scopes: ["user", "page"],
};

function setup() {
  const time = { now: Date.UTC(2026, 10, 21) };
  const store = createMemoryStore([settingDefinitions, settingInstances]);
  const deps = {
    store,
    clock: { now: () => time.now++ },
    secrets: createSecretBox(() => deriveSecretKey("a host's secret")),
  };
  const define = (fields: object) => createDefinition(deps, user, NewSettingDefinition.parse(fields));
  const set = (fields: object) => setInstance(deps, user, NewSettingInstance.parse(fields));
  return { deps, define, set };
}

describe("setting definitions", () => {
  it("are unique by id and refuse a default that does not fit", async () => {
    const { define, deps } = setup();
    await define(volume);
    await expect(define(volume)).rejects.toMatchObject({ status: 409 });
    expect(() => NewSettingDefinition.parse({ ...volume, default_value: 11 })).toThrow(/at most 10/);
    await expect(changeDefinition(deps, user, "volume", { default_value: "loud" })).rejects.toThrow(/must be a number/);
  });

  it("are found by category and scope, and take their instances with them", async () => {
    const { define, set, deps } = setup();
    await define({ ...volume, category: "sound" });
    await define({ ...volume, id: "theme", name: "Theme", type: "string", validation: { enum: ["light", "dark"] } });
    await set({ definition_id: "volume", value: 3 });
    expect((await listDefinitions(deps, user, { category: "sound" })).map(({ id }) => id)).toEqual(["volume"]);
    expect(await listDefinitions(deps, user, { scope: "system" })).toEqual([]);
    await deleteDefinition(deps, user, "volume");
    expect(await listInstances(deps, user, {})).toEqual([]);
  });
});

describe("setting instances", () => {
  it.each([
    [{ value: 11 }, /value: must be at most 10/],
    [{ value: "3" }, /value: must be a number/],
    [{ value: 3, scope: "system" }, /scope: must be one of user, page/],
    [{ value: 3, definition_id: "unknown" }, /definition_id: /],
  ])("refuse %j", async (fields, message) => {
    const { define, set } = setup();
    await define(volume);
    await expect(set({ definition_id: "volume", ...fields })).rejects.toThrow(message);
  });

  it("are one per definition, scope and page; setting again changes it", async () => {
    const { define, set, deps } = setup();
    await define(volume);
    const page_id = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
    const first = await set({ definition_id: "volume", value: 3 });
    const again = await set({ definition_id: "volume", value: 4 });
    const onPage = await set({ definition_id: "volume", value: 5, scope: "page", page_id });
    expect([first.isNew, again.isNew, onPage.isNew]).toEqual([true, false, true]);
    expect(again.instance.id).toBe(first.instance.id);
    expect((await listInstances(deps, user, { definition_id: "volume" })).map(({ value }) => value)).toEqual([5, 4]);
    expect((await listInstances(deps, user, { page_id })).map(({ value }) => value)).toEqual([5]);
  });

  it("set at once from two places are still one", async () => {
    const { define, set, deps } = setup();
    await define(volume);
    await Promise.all([1, 2, 3].map((value) => set({ definition_id: "volume", value })));
    expect(await listInstances(deps, user, {})).toHaveLength(1);
  });

  it("keep secrets sealed, answer a mask, and leave the secret alone when the mask comes back", async () => {
    const { define, set, deps } = setup();
    await define({ id: "key", name: "Key", type: "string", tags: ["secret"] });
    const { instance } = await set({ definition_id: "key", value: "s3cr3t-canary" });
    expect(instance.value).toBe(MASK);
    expect((await changeInstance(deps, user, instance.id, { name: "Renamed", value: MASK })).value).toBe(MASK);
    const [row] = await deps.store.query(settingInstances, { owner: user });
    expect(JSON.stringify(row)).not.toContain("canary");
    const sealed = String(row?.value);
    expect(JSON.parse(await deps.secrets.open(sealed))).toBe("s3cr3t-canary");
    const elsewhere = createSecretBox(() => deriveSecretKey("another host's"));
    await expect(elsewhere.open(sealed)).rejects.toThrow();
  });
});
