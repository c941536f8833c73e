import { describe, expect, test } from "vitest";
import type { PluginState, PluginStateStats } from "#core/plugins/state/plugin-state.ts";
import { createCaller, expectRefusal, tick, UNKNOWN_ID, type Caller } from "../caller.ts";
import { callerFor, expectInvalid, logIn, newPerson } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

const STATES = "/api/v1/plugin-state";

export function pluginStateCases({ ada, bob, send, remembers }: PlatformSetup): void {
  const newPlugin = () => `plugin-${crypto.randomUUID().slice(0, 8)}`;
  async function newState(fields: object, api: Caller = ada().api): Promise<PluginState> {
    const answer = await api.json("POST", STATES, { state_data: {}, ...fields });
    expect(answer.status, answer.text).toBe(201);
    return answer.body as PluginState;
  }
  const listed = async (plugin_id: string, query = "", api: Caller = ada().api) =>
    ((await api.get(`${STATES}?plugin_id=${plugin_id}${query}`)).body as PluginState[]).map(
      ({ state_key }) => state_key,
    );
  const PAST = "2020-01-01T00:00:00Z";

  describe("plugin states", () => {
    test("keep every field", async () => {
      const given = {
        plugin_id: newPlugin(),
        page_id: UNKNOWN_ID,
        state_key: "main",
        state_strategy: "custom",
        state_data: { open: [1, { deep: null }], "": "" },
        ttl_expires_at: "2099-01-01T00:00:00.000Z",
        device_id: "phone",
        state_schema_version: "2.1",
        sync_status: "pending",
        is_active: false,
      };
      const made = await newState(given);
      expect(made).toMatchObject({ ...given, user_id: ada().user.id });
      expect((await ada().api.get(`${STATES}/${made.id}`)).body).toEqual(made);
      expect(await newState({ plugin_id: "p" })).toMatchObject({
        state_strategy: "persistent",
        sync_status: "synced",
        is_active: true,
        ttl_expires_at: null,
        page_id: null,
      });
      expect(await newState({ plugin_id: "p", ttl_expires_at: "2099-01-01T02:00:00+02:00" })).toMatchObject({
        ttl_expires_at: "2099-01-01T00:00:00.000Z",
      });
    });

    test("are replaced in their data, and keep what is left out", async () => {
      const made = await newState({ plugin_id: newPlugin(), state_data: { a: 1, b: 2 }, device_id: "d" });
      const at = `${STATES}/${made.id}`;
      expect((await ada().api.json("PUT", at, { state_data: { c: 3 } })).body).toMatchObject({
        state_data: { c: 3 },
        device_id: "d",
        state_strategy: "persistent",
      });
      expect(
        (await ada().api.json("PUT", at, { state_data: {}, state_strategy: "custom", ttl_expires_at: null })).body,
      ).toMatchObject({ state_strategy: "custom" });
      expectInvalid(await ada().api.json("PUT", at, { state_strategy: "custom" }), ["body", "state_data"]);
      expect((await ada().api.remove(at)).status).toBe(204);
      expectRefusal(await ada().api.get(at), 404);
    });

    test("are found by each of their fields, the last changed first, a page at a time", async () => {
      const plugin_id = newPlugin();
      const first = await newState({ plugin_id, state_key: "1", page_id: UNKNOWN_ID, device_id: "phone" });
      await tick();
      await newState({ plugin_id, state_key: "2", sync_status: "conflict", is_active: false });
      await tick();
      await newState({ plugin_id, state_key: "3", state_strategy: "custom" });
      expect(await listed(plugin_id)).toEqual(["3", "2", "1"]);
      expect(await listed(plugin_id, `&page_id=${UNKNOWN_ID}`)).toEqual(["1"]);
      expect(await listed(plugin_id, "&device_id=phone")).toEqual(["1"]);
      expect(await listed(plugin_id, "&state_key=2")).toEqual(["2"]);
      expect(await listed(plugin_id, "&sync_status=conflict")).toEqual(["2"]);
      expect(await listed(plugin_id, "&is_active=false")).toEqual(["2"]);
      expect(await listed(plugin_id, "&is_active=true&state_strategy=persistent")).toEqual(["1"]);
      expect(await listed(plugin_id, "&state_strategy=custom")).toEqual(["3"]);
      expect(await listed(plugin_id, "&limit=1&offset=1")).toEqual(["2"]);
      await tick();
      await ada().api.json("PUT", `${STATES}/${first.id}`, { state_data: {} });
      expect(await listed(plugin_id)).toEqual(["1", "3", "2"]);
      const envelope = await ada().api.get(`${STATES}?plugin_id=${plugin_id}&limit=2&envelope=true`);
      expect(envelope.body).toMatchObject({
        items: { length: 2 },
        total_items: 3,
        page: 1,
        page_size: 2,
        total_pages: 2,
      });
      expect(envelope.headers["x-total-count"]).toBe("3");
      expect(await listed(plugin_id, "", bob().api)).toEqual([]);
    });

    test("are kept in bulk, all or none", async () => {
      const plugin_id = newPlugin();
      const states = ["a", "b", "c"].map((state_key) => ({ plugin_id, state_key, state_data: { state_key } }));
      const made = await ada().api.json("POST", `${STATES}/bulk`, { states });
      expect(made.status).toBe(201);
      expect((made.body as PluginState[]).map(({ state_key }) => state_key)).toEqual(["a", "b", "c"]);
      expectInvalid(await ada().api.json("POST", `${STATES}/bulk`, { states: [states[0], { plugin_id }] }), [
        "body",
        "states",
        1,
        "state_data",
      ]);
      expectInvalid(await ada().api.json("POST", `${STATES}/bulk`, { states: [] }), ["body", "states"]);
      expectInvalid(
        await ada().api.json("POST", `${STATES}/bulk`, { states: Array.from({ length: 1001 }, () => states[0]) }),
        ["body", "states"],
      );
      expect(await listed(plugin_id)).toHaveLength(3);
    });

    test("that have expired are not listed; cleaning up takes all but the persistent ones", async () => {
      const plugin_id = newPlugin();
      const kept = await newState({ plugin_id, state_key: "persistent", ttl_expires_at: PAST });
      const gone = await newState({ plugin_id, state_key: "custom", state_strategy: "custom", ttl_expires_at: PAST });
      await newState({ plugin_id, state_key: "live", state_strategy: "none" });
      expect(await listed(plugin_id)).toEqual(["live"]);
      expectRefusal(await ada().api.get(`${STATES}/${gone.id}`), 404);
      const expired = async () => ((await ada().api.get(`${STATES}/stats`)).body as PluginStateStats).expired_states;
      const before = await expired();
      expect((await ada().api.remove(`${STATES}/cleanup`)).status).toBe(204);
      expect(await expired()).toBeLessThan(before);
      expect(
        (await ada().api.json("PUT", `${STATES}/${kept.id}`, { state_data: {}, ttl_expires_at: null })).status,
      ).toBe(200);
      expect((await listed(plugin_id)).sort()).toEqual(["live", "persistent"]);
    });

    test("are counted and weighed by plugin", async () => {
      const plugin_id = newPlugin();
      await newState({ plugin_id, state_data: { a: "é" } });
      await newState({ plugin_id, state_data: {} });
      await newState({ plugin_id, state_data: {}, ttl_expires_at: PAST });
      const { body } = await ada().api.get(`${STATES}/stats`);
      const { plugins, total_states, total_bytes } = body as PluginStateStats;
      expect(plugins.find((plugin) => plugin.plugin_id === plugin_id)).toEqual({ plugin_id, count: 2, bytes: 10 + 2 });
      expect(total_states).toBe(plugins.reduce((sum, { count }) => sum + count, 0));
      expect(total_bytes).toBe(plugins.reduce((sum, { bytes }) => sum + bytes, 0));
    });

    test("of a session end with the login", async () => {
      const person = await newPerson(send, remembers);
      const plugin_id = newPlugin();
      const login = await logIn(send, person.email, person.password);
      const inSession = remembers === "cookies" ? callerFor(send, login.access) : createCaller(send);
      await newState({ plugin_id, state_key: "mine", state_strategy: "session" }, inSession);
      await newState({ plugin_id, state_key: "script", state_strategy: "session" }, person.api);
      expect((await listed(plugin_id, "", person.api)).sort()).toEqual(["mine", "script"]);
      expect((await inSession.call({ method: "POST", path: "/api/v1/auth/logout" })).status).toBe(200);
      expect(await listed(plugin_id, "", person.api)).toEqual(["script"]);
      expect((await person.api.get(`${STATES}/stats`)).body).toMatchObject({ total_states: 1, expired_states: 1 });
      await person.api.remove(`${STATES}/cleanup`);
      expect((await person.api.get(`${STATES}/stats`)).body).toMatchObject({ total_states: 1, expired_states: 0 });
    });
  });
}
