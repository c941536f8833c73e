import { describe, expect, it } from "vitest";
import { REFRESH_LIFETIME, sessions } from "#core/accounts/session.ts";
import { endSession, startSession } from "#core/accounts/sessions.ts";
import { createTestSigner } from "#core/accounts/testing/test-signer.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { LOOSE_SESSION_LIFETIME, NONE_LIFETIME } from "./expiry.ts";
import { NewPluginState, pluginStates } from "./plugin-state.ts";
import {
  changePluginState,
  cleanUpPluginStates,
  createPluginState,
  getPluginState,
  listPluginStates,
} from "./plugin-states.ts";

const user = "00000000-0000-4000-8000-00000000000a";
const everything = { limit: 1000, offset: 0 };

function setup() {
  const time = { now: Date.UTC(2026, 10, 21) };
  const deps = {
    store: createMemoryStore([pluginStates, sessions]),
    clock: { now: () => time.now },
    signer: createTestSigner(),
  };
  const make = (fields: object, session: string | null = null) =>
    createPluginState(deps, { user, session }, NewPluginState.parse({ plugin_id: "p", state_data: {}, ...fields }));
  const listed = async () => (await listPluginStates(deps, user, everything)).items.map(({ state_key }) => state_key);
  const stored = () => deps.store.count(pluginStates, { owner: user });
  return {
    deps,
    make,
    listed,
    stored,
    pass: (milliseconds: number) => (time.now += milliseconds),
    now: () => time.now,
  };
}

describe("plugin states", () => {
  it("live until their time is over", async () => {
    const { make, listed, stored, pass, now, deps } = setup();
    const ttl_expires_at = new Date(now() + 1000).toISOString();
    for (const state_strategy of ["persistent", "custom", "none", "session"])
      await make({ state_key: state_strategy, state_strategy, ttl_expires_at });
    expect(await listed()).toHaveLength(4);
    pass(1000);
    expect(await listed()).toEqual([]);
    await cleanUpPluginStates(deps, user);
    expect(await stored()).toBe(1);
  });

  it("of the strategy none live for an hour after the last write, or as long as they say", async () => {
    const { make, listed, pass, deps, now } = setup();
    const { id } = await make({ state_key: "short", state_strategy: "none" });
    await make({
      state_key: "long",
      state_strategy: "none",
      ttl_expires_at: new Date(now() + 3 * NONE_LIFETIME).toISOString(),
    });
    pass(NONE_LIFETIME);
    await changePluginState(deps, { user, session: null }, id, { state_data: { again: true } });
    pass(NONE_LIFETIME);
    expect((await listed()).sort()).toEqual(["long", "short"]);
    pass(1);
    expect(await listed()).toEqual(["long"]);
  });

  it("of a session end when the login is over, whichever way it ends", async () => {
    const { make, listed, stored, pass, deps } = setup();
    const [first, second] = [await startSession(deps, user), await startSession(deps, user)];
    await make({ state_key: "first", state_strategy: "session" }, first.session);
    await make({ state_key: "second", state_strategy: "session" }, second.session);
    await endSession(deps, user, first.session);
    expect(await listed()).toEqual(["second"]);
    pass(REFRESH_LIFETIME * 1000);
    expect(await listed()).toEqual([]);
    await cleanUpPluginStates(deps, user);
    expect(await stored()).toBe(0);
  });

  it("of a session without a login live for half a day", async () => {
    const { make, listed, pass } = setup();
    await make({ state_key: "script", state_strategy: "session" });
    pass(LOOSE_SESSION_LIFETIME);
    expect(await listed()).toEqual(["script"]);
    pass(1);
    expect(await listed()).toEqual([]);
  });

  it("of a login on another device are not shown, and left alone while it may last", async () => {
    const { make, listed, stored, pass, deps } = setup();
    const { id } = await make({ state_strategy: "session" }, "a login of another device");
    expect(await listed()).toEqual([]);
    await expect(getPluginState(deps, user, id)).rejects.toMatchObject({ status: 404 });
    await cleanUpPluginStates(deps, user);
    expect(await stored()).toBe(1);
    pass(REFRESH_LIFETIME * 1000 + 1);
    await cleanUpPluginStates(deps, user);
    expect(await stored()).toBe(0);
  });

  it("take times with an offset or without, and keep them in UTC", () => {
    const parse = (ttl_expires_at: string) =>
      NewPluginState.parse({ plugin_id: "p", state_data: {}, ttl_expires_at }).ttl_expires_at;
    expect(parse("2026-11-21T02:00:00+02:00")).toBe("2026-11-21T00:00:00.000Z");
    expect(parse("2026-11-21T00:00:00.5")).toBe("2026-11-21T00:00:00.500Z");
    expect(() => parse("tomorrow")).toThrow(/ISO 8601/);
  });
});
