import { expect, it } from "vitest";
import { createMemoryStore } from "../storage/testing/memory-store.ts";
import { put, remove } from "../storage/store.ts";
import { accessTokens, type AccessTokenRow } from "./access-token.ts";
import { whileAccountIsHere } from "./account-gone.ts";
import { LOCAL_USER } from "./built-in-user.ts";
import { HOST_OWNER, users, type UserRow } from "./user.ts";

const ID = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const AT = "2026-11-21T00:00:00.000Z";

it("removes again what is written for an account after it was deleted, and says that it is gone", async () => {
  const { store, written, write, removed } = setup();
  const late = whileAccountIsHere(store, ID, removed);
  await late.write([put(accessTokens, written(ID))]);
  await store.write([remove(users, HOST_OWNER, ID)]);
  await expect(late.write([put(accessTokens, written(ID))])).rejects.toMatchObject({
    status: 401,
    code: "account_gone",
  });
  expect(await store.count(accessTokens, { owner: ID })).toBe(0);
  await write(LOCAL_USER);
  expect(await store.count(accessTokens, { owner: LOCAL_USER })).toBe(1);
});

function setup() {
  const store = createMemoryStore([users, accessTokens]);
  const written = (owner: string): AccessTokenRow => ({
    id: ID,
    owner,
    name: "Script",
    prefix: "lt_12345",
    created_at: AT,
    expires_at: null,
    last_used_at: null,
  });
  const row: UserRow = {
    id: ID,
    owner: HOST_OWNER,
    username: "ada",
    email: "ada@example.org",
    full_name: null,
    profile_picture: null,
    is_active: true,
    is_verified: false,
    email_key: "ada@example.org",
    username_key: "ada",
    password: "",
    created_at: AT,
    updated_at: AT,
  };
  void store.write([put(users, row)]);
  const removed = () => store.write([remove(accessTokens, ID, ID)]);
  const write = (owner: string) =>
    whileAccountIsHere(store, owner, () => Promise.reject(new Error("not gone"))).write([
      put(accessTokens, written(owner)),
    ]);
  return { store, written, write, removed };
}
