import { describe, expect, it } from "vitest";
import { createMemoryStore } from "../storage/testing/memory-store.ts";
import { accessTokenKeys, accessTokens } from "./access-token.ts";
import { createAccessToken, deleteAccessToken, findAccessToken, listAccessTokens } from "./access-tokens.ts";
import { changePassword, changeUsername, getUser, login, register } from "./accounts.ts";
import { createQuickPasswords } from "./testing/quick-passwords.ts";
import { REFRESH_GRACE, REFRESH_LIFETIME, sessions } from "./session.ts";
import { endSession, liveSession, refreshSession } from "./sessions.ts";
import { createTestSigner } from "./testing/test-signer.ts";
import { users } from "./user.ts";

const ada = { username: "ada", email: "Ada@Example.org", password: "correct horse" };

function setup() {
  const time = { now: Date.UTC(2026, 10, 21) };
  const deps = {
    store: createMemoryStore([users, sessions, accessTokens, accessTokenKeys]),
    clock: { now: () => time.now },
    passwords: createQuickPasswords(),
    signer: createTestSigner(),
    startingPoint: () => [],
  };
  return { deps, time, pass: (milliseconds: number) => (time.now += milliseconds) };
}

async function loggedIn() {
  const scene = setup();
  const user = await register(scene.deps, ada);
  return { ...scene, user, tokens: await login(scene.deps, ada) };
}

describe("accounts", () => {
  it("are unique by address and name, however written", async () => {
    const { deps } = setup();
    await register(deps, ada);
    await expect(register(deps, { ...ada, username: "other", email: "ADA@example.org" })).rejects.toMatchObject({
      status: 409,
      message: /address/,
    });
    await expect(register(deps, { ...ada, username: "ADA", email: "b@example.org" })).rejects.toMatchObject({
      status: 409,
      message: /username/,
    });
  });

  it("never keep the password itself", async () => {
    const { deps } = setup();
    await register(deps, ada);
    const [row] = await deps.store.query(users, { owner: "host" });
    expect(row?.password).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(ada.password);
  });

  it("answer an unknown address and a wrong password alike", async () => {
    const { deps } = setup();
    await register(deps, ada);
    const unknown = await login(deps, { ...ada, email: "x@example.org" }).catch((error: unknown) => error);
    const wrong = await login(deps, { ...ada, password: "wrong horse" }).catch((error: unknown) => error);
    expect(unknown).toMatchObject({ status: 401 });
    expect(String(unknown)).toBe(String(wrong));
  });

  it("can be renamed, but not to a name in use", async () => {
    const { deps, user } = await loggedIn();
    await register(deps, { ...ada, username: "bob", email: "bob@example.org" });
    expect(await changeUsername(deps, user.id, "lovelace")).toMatchObject({ username: "lovelace" });
    await expect(changeUsername(deps, user.id, "BOB")).rejects.toMatchObject({ status: 409 });
    expect(await getUser(deps, user.id)).toMatchObject({ username: "lovelace", email: "Ada@Example.org" });
  });
});

describe("sessions", () => {
  it("rotate at each refresh", async () => {
    const { deps, tokens } = await loggedIn();
    const next = await refreshSession(deps, tokens.refresh);
    expect(next.refresh).not.toBe(tokens.refresh);
    expect((await refreshSession(deps, next.refresh)).session).toBe(tokens.session);
  });

  it("answer two refreshes at once with the same successor", async () => {
    const { deps, tokens } = await loggedIn();
    const [a, b] = await Promise.all([refreshSession(deps, tokens.refresh), refreshSession(deps, tokens.refresh)]);
    expect(a.refresh).toBe(b.refresh);
  });

  it("end when a token is used again after the grace, for the thief and the owner", async () => {
    const { deps, tokens, pass } = await loggedIn();
    const next = await refreshSession(deps, tokens.refresh);
    pass(REFRESH_GRACE + 1);
    await expect(refreshSession(deps, tokens.refresh)).rejects.toMatchObject({ status: 401, message: /two places/ });
    await expect(refreshSession(deps, next.refresh)).rejects.toMatchObject({ status: 401 });
  });

  it("end by logging out and by age", async () => {
    const { deps, tokens, pass, user } = await loggedIn();
    const other = await login(deps, ada);
    await endSession(deps, user.id, tokens.session);
    await expect(refreshSession(deps, tokens.refresh)).rejects.toMatchObject({ status: 401 });
    pass(REFRESH_LIFETIME * 1000 + 1);
    await expect(refreshSession(deps, other.refresh)).rejects.toMatchObject({ status: 401 });
  });

  it("other than the present one end with a change of password", async () => {
    const { deps, tokens, user } = await loggedIn();
    const other = await login(deps, ada);
    const change = { current_password: ada.password, new_password: "battery staple" };
    await expect(changePassword(deps, tokens, { ...change, current_password: "nonsense" })).rejects.toMatchObject({
      status: 400,
    });
    await changePassword(deps, tokens, change);
    expect(await liveSession(deps, user.id, tokens.session)).not.toBeNull();
    expect(await liveSession(deps, user.id, other.session)).toBeNull();
    await expect(login(deps, ada)).rejects.toMatchObject({ status: 401 });
    await login(deps, { ...ada, password: "battery staple" });
  });
});

describe("a changed password", () => {
  const change = { current_password: ada.password, new_password: "battery staple" };

  it("leaves personal access tokens, unless they are to be revoked as well", async () => {
    const { deps, tokens, user } = await loggedIn();
    const made = [await createAccessToken(deps, user.id, { name: "one" })];
    made.push(await createAccessToken(deps, user.id, { name: "two" }));
    await changePassword(deps, tokens, change);
    for (const { token } of made) expect(await findAccessToken(deps, token)).not.toBeNull();
    const back = { current_password: change.new_password, new_password: ada.password };
    await changePassword(deps, tokens, { ...back, revoke_access_tokens: true });
    for (const { token } of made) expect(await findAccessToken(deps, token)).toBeNull();
    expect(await listAccessTokens(deps, user.id)).toEqual([]);
    expect(await deps.store.count(accessTokenKeys, { owner: "host" })).toBe(0);
  });

  it("changes nothing when its write fails: the old one goes on, and so do the sessions", async () => {
    const { deps, tokens, user } = await loggedIn();
    const other = await login(deps, ada);
    const store = { ...deps.store, write: () => Promise.reject(new Error("killed")) };
    await expect(changePassword({ ...deps, store }, tokens, change)).rejects.toThrow("killed");
    expect(await liveSession(deps, user.id, other.session)).not.toBeNull();
    await login(deps, ada);
  });

  it("is not outlived by a login with the old one that was being checked meanwhile", async () => {
    const { deps, tokens } = await loggedIn();
    const passwords = {
      ...deps.passwords,
      async verify(...given: Parameters<typeof deps.passwords.verify>) {
        const isRight = await deps.passwords.verify(...given);
        await changePassword(deps, tokens, change);
        return isRight;
      },
    };
    await expect(login({ ...deps, passwords }, ada)).rejects.toMatchObject({ status: 401 });
  });
});

describe("personal access tokens", () => {
  it("name their user until they expire or are deleted", async () => {
    const { deps, user, pass, time } = await loggedIn();
    const forever = await createAccessToken(deps, user.id, { name: "script" });
    const brief = await createAccessToken(deps, user.id, {
      name: "brief",
      expires_at: new Date(time.now + 1000).toISOString(),
    });
    expect(await findAccessToken(deps, brief.token)).toMatchObject({ owner: user.id });
    pass(1000);
    expect(await findAccessToken(deps, brief.token)).toBeNull();
    expect(await findAccessToken(deps, forever.token)).toMatchObject({ owner: user.id });
    await deleteAccessToken(deps, user.id, forever.id);
    expect(await findAccessToken(deps, forever.token)).toBeNull();
    expect(await findAccessToken(deps, "lt_guess")).toBeNull();
  });

  it("are kept hashed and listed without themselves", async () => {
    const { deps, user } = await loggedIn();
    const { token } = await createAccessToken(deps, user.id, { name: "script" });
    const stored = [
      ...(await deps.store.query(accessTokens, { owner: user.id })),
      ...(await deps.store.query(accessTokenKeys, { owner: "host" })),
    ];
    expect(JSON.stringify([stored, await listAccessTokens(deps, user.id)])).not.toContain(token);
  });

  it("of another user cannot be deleted, and an expiry in the past is refused", async () => {
    const { deps, user } = await loggedIn();
    const { id } = await createAccessToken(deps, user.id, { name: "script" });
    await expect(deleteAccessToken(deps, "somebody else", id)).rejects.toMatchObject({ status: 404 });
    await expect(
      createAccessToken(deps, user.id, { name: "late", expires_at: "2020-01-01T00:00:00Z" }),
    ).rejects.toThrow(/future/);
  });
});
