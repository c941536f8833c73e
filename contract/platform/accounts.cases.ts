import { describe, expect, test } from "vitest";
import type { AccessToken } from "#core/accounts/access-token.ts";
import { createCaller, expectRefusal, tick, type Caller } from "../caller.ts";
import { callerFor, expectInvalid, logIn, newPerson, PASSWORD, sessionCall } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

const AUTH = "/api/v1/auth";

export function accountCases({ ada, bob, anyone, send, remembers }: PlatformSetup): void {
  const register = (fields: object) =>
    anyone.json("POST", `${AUTH}/register`, {
      username: "someone",
      email: "someone@example.org",
      password: PASSWORD,
      ...fields,
    });
  const cookies = remembers === "cookies";
  const asLoggedIn = (access: string): Caller => (cookies ? callerFor(send, access) : createCaller(send));
  const me = (api: Caller) => api.get(`${AUTH}/me`);

  describe("registering", () => {
    test("answers the user, not verified, without anything secret", async () => {
      const name = `new.user_${crypto.randomUUID().slice(0, 8)}`;
      const given = {
        username: name,
        email: `${name}@Example.org`,
        full_name: "New User",
        profile_picture: "https://example.org/a.png",
      };
      const { status, body } = await register(given);
      expect(status).toBe(201);
      expect(body).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        ...given,
        is_active: true,
        is_verified: false,
      });
      expectRefusal(await register({ username: `${name}2`, email: given.email.toUpperCase() }), 409, /email/);
      expectRefusal(
        await register({ username: name.toUpperCase(), email: `other-${name}@example.org` }),
        409,
        /username/,
      );
    });

    test.each([
      ["username", "ab"],
      ["username", "a b c"],
      ["username", "a".repeat(51)],
      ["username", undefined],
      ["email", "nobody"],
      ["email", ""],
      ["password", "short"],
      ["password", 12345678],
      ["full_name", 5],
      ["profile_picture", []],
    ])("refuses %s %j", async (field, value) => {
      expectInvalid(await register({ [field]: value }), ["body", field]);
    });
  });

  describe("logging in", () => {
    test("has an empty answer, and whoever logs in is known from then on", async () => {
      const person = await newPerson(send, remembers);
      const login = await logIn(send, person.email.toUpperCase(), PASSWORD);
      expect([login.status, login.text]).toEqual([200, ""]);
      if (cookies) {
        expect(login.setCookies).toEqual([
          expect.stringMatching(/^access_token=[^;]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/),
          expect.stringMatching(/^refresh_token=[^;]+; Path=\/api\/v1\/auth; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
        ]);
        const cookie = `access_token=${login.access}`;
        expect((await anyone.get(`${AUTH}/me`, { cookie })).body).toEqual(person.user);
      }
      const api = asLoggedIn(login.access);
      expect((await me(api)).body).toEqual(person.user);
      const out = await sessionCall(
        (request) => send({ ...request, headers: cookies ? { authorization: `Bearer ${login.access}` } : {} }),
        { method: "POST", path: `${AUTH}/logout` },
      );
      expect([out.status, out.text]).toEqual([200, ""]);
      if (cookies)
        expect(out.setCookies.map((cookie) => cookie.split(";")[0])).toEqual(["access_token=", "refresh_token="]);
      expectRefusal(await me(api), 401);
      expectRefusal(await api.call({ method: "POST", path: `${AUTH}/refresh` }), 401);
    });

    test("says the same for an unknown address and a wrong password", async () => {
      const [wrong, unknown] = [
        await logIn(send, ada().email, "not the password"),
        await logIn(send, "nobody@example.org", "not the password"),
      ];
      expectRefusal(wrong, 401);
      expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
      for (const body of [{ email: ada().email }, { password: "x" }, { email: 1, password: "x" }])
        expect((await anyone.json("POST", `${AUTH}/login`, body)).status).toBe(422);
    });

    test.skipIf(cookies)("is remembered by the device, which has nothing to exchange", async () => {
      const person = await newPerson(send, remembers);
      await logIn(send, person.email, PASSWORD);
      expect((await anyone.call({ method: "POST", path: `${AUTH}/refresh` })).status).toBe(200);
      expect((await me(anyone)).body).toEqual(person.user);
      expect((await anyone.call({ method: "POST", path: `${AUTH}/logout` })).status).toBe(200);
      expectRefusal(await anyone.call({ method: "POST", path: `${AUTH}/refresh` }), 401);
    });

    test.runIf(cookies)("is refreshed by a token that rotates, and used twice ends the session", async () => {
      const person = await newPerson(send, remembers);
      const login = await logIn(send, person.email, PASSWORD);
      const refresh = (token: string) =>
        sessionCall(send, { method: "POST", path: `${AUTH}/refresh`, headers: { cookie: `refresh_token=${token}` } });
      const second = await refresh(login.refresh);
      expect([second.status, second.text]).toEqual([200, ""]);
      expect((await me(callerFor(send, second.access))).body).toEqual(person.user);
      expect((await refresh(login.refresh)).refresh).toBe(second.refresh);
      const third = await refresh(second.refresh);
      expect(third.refresh).not.toBe(second.refresh);
      expectRefusal(await refresh(login.refresh), 401, /ended for safety/);
      expectRefusal(await refresh(third.refresh), 401);
      expectRefusal(await me(callerFor(send, third.access)), 401);
      expectRefusal(await refresh("nonsense"), 401);
    });

    test.runIf(cookies)("is ended by its refresh token where the access token has expired", async () => {
      const person = await newPerson(send, remembers);
      const login = await logIn(send, person.email, PASSWORD);
      const post = (path: string) =>
        sessionCall(send, { method: "POST", path, headers: { cookie: `refresh_token=${login.refresh}` } });
      expect((await post(`${AUTH}/logout`)).status).toBe(200);
      expectRefusal(await me(callerFor(send, login.access)), 401);
      expectRefusal(await post(`${AUTH}/logout`), 401);
      expectRefusal(
        await sessionCall(send, {
          method: "GET",
          path: `${AUTH}/me`,
          headers: { cookie: `refresh_token=${login.refresh}` },
        }),
        401,
      );
    });
  });

  describe("the profile", () => {
    test("takes another username, unless it is taken", async () => {
      const username = `renamed-${crypto.randomUUID().slice(0, 8)}`;
      const rename = (value: unknown) => ada().api.json("PUT", `${AUTH}/profile/username`, { username: value });
      expect((await rename(username)).body).toEqual({ ...ada().user, username });
      expect((await me(ada().api)).body).toMatchObject({ username });
      expectRefusal(await rename(bob().user.username.toUpperCase()), 409);
      expectInvalid(await rename("a"), ["body", "username"]);
      expectRefusal(await anyone.json("PUT", `${AUTH}/profile/username`, { username: "abc" }), 401);
    });

    test("takes another password, and ends all other sessions", async () => {
      const person = await newPerson(send, remembers);
      const other = await logIn(send, person.email, PASSWORD);
      const login = await logIn(send, person.email, PASSWORD);
      const api = asLoggedIn(login.access);
      const change = (current_password: unknown, new_password: unknown) =>
        api.json("PUT", `${AUTH}/profile/password`, { current_password, new_password });
      expectRefusal(await change("wrong", "another password"), 400);
      expectInvalid(await change(PASSWORD, "short"), ["body", "new_password"]);
      expectInvalid(await change(undefined, "another password"), ["body", "current_password"]);
      expect((await change(PASSWORD, "another password")).body).toEqual(person.user);
      expect((await me(api)).status).toBe(200);
      if (cookies) expectRefusal(await me(asLoggedIn(other.access)), 401, undefined, "password_changed");
      await api.call({ method: "POST", path: `${AUTH}/logout` });
      expectRefusal(await logIn(send, person.email, PASSWORD), 401);
      const again = await logIn(send, person.email, "another password");
      expect(again.status).toBe(200);
      await asLoggedIn(again.access).call({ method: "POST", path: `${AUTH}/logout` });
    });
  });

  describe("a changed password", () => {
    test("offers to revoke personal access tokens, and leaves them otherwise", async () => {
      const person = await newPerson(send, remembers);
      const login = await logIn(send, person.email, PASSWORD);
      const api = asLoggedIn(login.access);
      const { token } = (await api.json("POST", `${AUTH}/tokens`, { name: "Script" })).body as { token: string };
      const script = callerFor(send, token);
      const change = (current_password: string, new_password: string, more: object) =>
        api.json("PUT", `${AUTH}/profile/password`, { current_password, new_password, ...more });
      expect((await change(PASSWORD, "another password", {})).status).toBe(200);
      expect((await me(script)).status).toBe(200);
      expectInvalid(await change("another password", PASSWORD, { revoke_access_tokens: "yes" }), [
        "body",
        "revoke_access_tokens",
      ]);
      expect((await change("another password", PASSWORD, { revoke_access_tokens: true })).status).toBe(200);
      expectRefusal(await me(script), 401);
      expect((await me(api)).status).toBe(200);
      expect((await api.get(`${AUTH}/tokens`)).body).toEqual([]);
      await api.call({ method: "POST", path: `${AUTH}/logout` });
    });
  });

  describe("deleting the account", () => {
    test("takes its password, and leaves nothing of it and all of another's", async () => {
      const person = await newPerson(send, remembers);
      const collection = await person.api.newCollection("Going");
      await person.api.completed(collection.id, "going.md", "# Going\n\nThe heron leaves at dusk.");
      const login = await logIn(send, person.email, PASSWORD);
      const api = asLoggedIn(login.access);
      const leave = (body: unknown) => api.json("DELETE", `${AUTH}/me`, body);
      const before = await ada().api.everything();
      expectInvalid(await leave({}), ["body", "password"]);
      expectRefusal(await leave({ password: "not the password" }), 400, /Nothing was deleted/);
      expect((await me(api)).body).toEqual(person.user);
      expect((await person.api.get(`/api/collections/${collection.id}`)).status).toBe(200);
      expect((await leave({ password: PASSWORD })).status).toBe(204);
      expectRefusal(await me(api), 401);
      expectRefusal(await me(person.api), 401);
      expectRefusal(await logIn(send, person.email, PASSWORD), 401);
      const { username, email } = person.user;
      const again = await register({ username, email });
      expect(again.status, "name and address are free").toBe(201);
      await logIn(send, email, PASSWORD);
      expect(await ada().api.everything()).toEqual(before);
      await anyone.call({ method: "POST", path: `${AUTH}/logout` });
    });
  });

  describe("personal access tokens", () => {
    test("work until they are revoked, are shown once and listed newest first", async () => {
      const made = await ada().api.json("POST", `${AUTH}/tokens`, { name: "First" });
      await tick();
      await ada().api.json("POST", `${AUTH}/tokens`, { name: "Second", expires_at: null });
      const { id, token, prefix } = made.body as AccessToken & { token: string };
      expect(token.startsWith(prefix)).toBe(true);
      const list = await ada().api.get(`${AUTH}/tokens`);
      expect(list.text).not.toContain(token);
      expect((list.body as AccessToken[]).slice(0, 2).map(({ name }) => name)).toEqual(["Second", "First"]);
      const api = callerFor(send, token);
      expect((await me(api)).body).toMatchObject({ id: ada().user.id });
      expect((await ada().api.remove(`${AUTH}/tokens/${id}`)).status).toBe(204);
      expectRefusal(await me(api), 401);
      expectInvalid(
        await ada().api.json("POST", `${AUTH}/tokens`, { name: "Old", expires_at: "2020-01-01T00:00:00Z" }),
        ["body", "expires_at"],
      );
    });
  });
}
