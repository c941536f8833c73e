import { describe, expect, test } from "vitest";
import type { SettingInstance } from "#core/workspace/settings/setting.ts";
import { expectRefusal, tick, UNKNOWN_ID } from "../caller.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

const INSTANCES = "/api/v1/settings/instances";
const DEFINITIONS = "/api/v1/settings/definitions";

export function settingCases({ ada, bob }: PlatformSetup): void {
  const newId = () => `setting-${crypto.randomUUID()}`;
  const define = async (fields: object = {}) => {
    const given = {
      id: newId(),
      name: "Volume",
      description: "How loud",
      category: "sound",
      type: "number",
      default_value: 5,
      allowed_scopes: ["user", "page"],
      is_multiple: false,
      validation: { min: 0, max: 10 },
      tags: ["audio"],
      ...fields,
    };
    return { given, answer: await ada().api.json("POST", DEFINITIONS, given) };
  };
  const set = (fields: object) => ada().api.json("POST", INSTANCES, fields);

  describe("setting definitions", () => {
    test("keep every field, and one id is one definition per user", async () => {
      const { given, answer } = await define();
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject(given);
      expectRefusal((await define({ id: given.id })).answer, 409);
      expect((await bob().api.json("POST", DEFINITIONS, given)).status).toBe(201);
    });

    test("are found by category and scope, by name", async () => {
      const category = newId();
      for (const name of ["B", "a", "C"]) await define({ name, category });
      await define({ name: "System", category, allowed_scopes: ["system"] });
      const names = async (query: string) =>
        ((await ada().api.get(`${DEFINITIONS}?category=${category}${query}`)).body as { name: string }[]).map(
          ({ name }) => name,
        );
      expect(await names("")).toEqual(["B", "C", "System", "a"]);
      expect(await names("&scope=system")).toEqual(["System"]);
      expect((await ada().api.get(`${DEFINITIONS}?category=none`)).body).toEqual([]);
    });

    test("refuse a default that does not fit", async () => {
      expectInvalid((await define({ default_value: 11 })).answer, ["body", "default_value"]);
      const { given } = await define();
      expectInvalid(await ada().api.json("PATCH", `${DEFINITIONS}/${given.id}`, { type: "string" }), [
        "body",
        "default_value",
      ]);
    });
  });

  describe("setting instances", () => {
    test("keep every field; set again, the same one is changed", async () => {
      const { given } = await define();
      const first = await set({
        definition_id: given.id,
        name: "Mine",
        value: 3,
        scope: "page",
        page_id: UNKNOWN_ID,
        user_id: ada().user.id,
      });
      expect(first.status).toBe(201);
      expect(first.body).toMatchObject({
        definition_id: given.id,
        name: "Mine",
        value: 3,
        scope: "page",
        page_id: UNKNOWN_ID,
        user_id: ada().user.id,
      });
      const again = await set({
        definition_id: given.id,
        value: 4,
        scope: "page",
        page_id: UNKNOWN_ID.toUpperCase(),
        user_id: "current",
      });
      expect([again.status, (again.body as SettingInstance).id]).toEqual([200, (first.body as SettingInstance).id]);
      expectRefusal(await set({ definition_id: given.id, value: 4, user_id: bob().user.id }), 403);
      expectRefusal(await ada().api.get(`${INSTANCES}?user_id=${bob().user.id}`), 403);
    });

    test.each([
      [{ value: 11 }, "value"],
      [{ value: "3" }, "value"],
      [{}, "value"],
      [{ value: 3, scope: "page" }, "page_id"],
      [{ value: 3, scope: "system" }, "scope"],
      [{ value: 3, definition_id: "unknown" }, "definition_id"],
    ])("refuse %j", async (fields, field) => {
      const { given } = await define();
      expectInvalid(await set({ definition_id: given.id, ...fields }), ["body", field]);
    });

    test("are listed by definition, scope and page, the last changed first", async () => {
      const { given } = await define({ is_multiple: true });
      const names = async (query = "") => {
        const { body, headers } = await ada().api.get(`${INSTANCES}?definition_id=${given.id}${query}`);
        expect(headers["x-total-count"]).toBe(String((body as unknown[]).length));
        return (body as { name: string }[]).map(({ name }) => name);
      };
      for (const name of ["A", "B"]) {
        await set({ definition_id: given.id, name, value: 1 });
        await tick();
      }
      await set({ definition_id: given.id, name: "C", value: 1, scope: "page", page_id: UNKNOWN_ID });
      await tick();
      await set({ definition_id: given.id, name: "A", value: 2 });
      expect(await names()).toEqual(["A", "C", "B"]);
      expect(await names("&scope=page")).toEqual(["C"]);
      expect(await names(`&page_id=${UNKNOWN_ID}&user_id=current`)).toEqual(["C"]);
    });

    test("of a definition tagged secret are answered masked", async () => {
      const { given } = await define({ type: "string", default_value: null, validation: {}, tags: ["secret"] });
      const { body } = await set({ definition_id: given.id, value: "s3cr3t-canary" });
      const { id } = body as SettingInstance;
      for (const path of [`${INSTANCES}/${id}`, `${INSTANCES}?definition_id=${given.id}`]) {
        expect((await ada().api.get(path)).text).toContain('"********"');
        expect((await ada().api.get(path)).text).not.toContain("canary");
      }
    });

    test("go with their definition", async () => {
      const { given } = await define();
      const { body } = await set({ definition_id: given.id, value: 3 });
      expect((await ada().api.remove(`${DEFINITIONS}/${given.id}`)).status).toBe(204);
      expectRefusal(await ada().api.get(`${INSTANCES}/${(body as SettingInstance).id}`), 404);
    });
  });
}
