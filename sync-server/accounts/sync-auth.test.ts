import { afterEach, describe, expect, it } from "vitest";
import { beginAdoption, finishAdoption } from "#core/accounts/adoption.ts";
import { HOST_OWNER, users } from "#core/accounts/user.ts";
import { collections } from "#core/library/collections/collection.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { put, remove } from "#core/storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { startInProcess, type TestServer } from "../testing/start-in-process.ts";

const READER = { username: "reader", email: "reader@example.org", password: "correct horse" };

describe("logging a device in at the server", () => {
  let server: TestServer;
  afterEach(() => server.close());

  it("takes cookies that reach /sync only, and stays logged in by renewing them", async () => {
    const { ask, jar } = await setup();
    expect((await ask("POST", "/sync/auth/register", READER)).status).toBe(201);
    expect((await ask("POST", "/sync/auth/login", { ...READER, password: "wrong" })).status).toBe(401);
    const login = await ask("POST", "/sync/auth/login", READER);
    expect(login.headers.getSetCookie().map((cookie) => /path=([^;]+)/i.exec(cookie)?.[1])).toEqual([
      "/sync",
      "/sync/auth",
    ]);
    expect(await (await ask("GET", "/sync/auth/me")).json()).toMatchObject({ username: "reader" });

    jar.set("access_token", "run out");
    expect((await ask("GET", "/sync/devices")).status).toBe(401);
    expect((await ask("POST", "/sync/auth/refresh")).status).toBe(200);
    expect((await ask("GET", "/sync/devices")).status).toBe(200);

    expect((await ask("POST", "/sync/auth/logout")).status).toBe(200);
    expect((await ask("POST", "/sync/auth/refresh")).status).toBe(401);
  });

  it("does not take for the built-in user's what a device means for an account", async () => {
    const { ask, jar } = await setup();
    const { id } = (await (await ask("POST", "/sync/auth/register", READER)).json()) as { id: string };
    await ask("POST", "/sync/auth/login", READER);
    expect((await ask("GET", "/sync/devices", undefined, { "lectern-account": id })).status).toBe(200);
    expect((await ask("GET", "/sync/devices", undefined, { "lectern-account": LOCAL_USER })).status).toBe(401);
    jar.clear();
    expect((await ask("GET", "/sync/devices", undefined, { "lectern-account": id })).status).toBe(401);
    expect((await ask("GET", "/sync/devices")).status).toBe(200);
  });

  it("gives the first account what was everybody's, and nobody syncs without a login any more", async () => {
    const { ask } = await setup();
    const made = await ask("POST", "/api/collections/", { name: "Tides", description: "Of the sea" });
    const { id } = (await made.json()) as { id: string };
    const account = (await (await ask("POST", "/sync/auth/adopt", READER)).json()) as { id: string };

    const { store } = server.services;
    expect(await store.get(collections, account.id, id)).toMatchObject({ name: "Tides", owner: account.id });
    expect(await (await ask("GET", "/api/collections/")).json()).toEqual([]);
    expect((await ask("GET", "/sync/devices")).status).toBe(401);
    await ask("POST", "/sync/auth/login", READER);
    expect((await ask("GET", "/sync/devices")).status).toBe(200);
    const second = await ask("POST", "/sync/auth/adopt", { ...READER, username: "other", email: "other@example.org" });
    expect(second.status).toBe(409);
    expect(await store.count(users, { owner: HOST_OWNER })).toBe(1);
  });

  it("goes on with a takeover that was cut off", async () => {
    const { ask } = await setup();
    for (const name of ["Tides", "Winds"]) await ask("POST", "/api/collections/", { name, description: "Of the sea" });
    const account = (await (await ask("POST", "/sync/auth/register", READER)).json()) as { id: string };
    const { store } = server.services;
    await store.write(beginAdoption(account.id));
    // The first of the writes, as it was before the power went.
    const [first] = await store.query(collections, { owner: LOCAL_USER, limit: 1 });
    if (!first) throw new Error("no collection");
    await store.write([put(collections, { ...first, owner: account.id }), remove(collections, LOCAL_USER, first.id)]);
    await finishAdoption(store, tables);
    await finishAdoption(store, tables);
    const moved = await store.query(collections, { owner: account.id });
    expect(moved.map(({ name }) => name).sort()).toEqual(["Tides", "Winds"]);
    expect(await store.count(collections, { owner: LOCAL_USER })).toBe(0);
  });

  async function setup() {
    server = await startInProcess();
    const jar = new Map<string, string>();
    const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(server.origin + path, {
        method,
        headers: {
          ...headers,
          ...(cookie && { cookie }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const each of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
        if (value === "") jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    };
    return { ask, jar };
  }
});
