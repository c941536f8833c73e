import { afterEach, expect, it } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { documents } from "#core/library/documents/document.ts";
import { change } from "#core/storage/store.ts";
import { chooseSync } from "#core/sync/device/sync-choice.ts";
import { ACCOUNT_HEADER } from "#core/sync/protocol/account-header.ts";
import { createEncryptedDevice } from "#core/sync/encryption/testing/encrypted-device.ts";
import type { Person } from "#contract/platform/people.ts";
import { startInProcess, type TestServer } from "../testing/start-in-process.ts";
import { encrypt, json, needlesOf, passOn, personAt, writeCanaries } from "./testing/canaries.ts";
import { tracesInFolder } from "./testing/find-traces.ts";

let server: TestServer;
afterEach(() => server.close());

it.each([false, true])(
  "a deleted account leaves each device all it had, unsent edits too, to give to another (encrypted: %s)",
  async (isEncrypted) => {
    server = await startInProcess();
    const first = await personAt(server.origin);
    const [one, two] = [device(first, "one"), device(first, "two")];
    if (isEncrypted) await encrypt(first, one.at, two.at);
    const written = await writeCanaries(one.at);
    await passOn(one.at, two.at, written);
    const deleted = await one.at.ask("/sync/auth/me", json("DELETE", { password: first.password }));
    expect(deleted.status).toBe(204);
    expect(await tracesInFolder(server.dataDir, needlesOf(written.texts))).toEqual([]);

    const { store, owner } = two.at;
    const [mine] = await store.query(collections, { owner });
    if (!mine) throw new Error("no collection");
    await store.write([change(collections, owner, mine.id, { name: "Named since" })]);
    const { state, wait } = await two.at.client().cycle();
    expect(state).toMatchObject({ status: "account-gone", pending: 1 });
    expect(wait, "nothing to hurry for").toBeUndefined();
    expect(await store.count(documents, { owner })).toBe(1);

    const next = await personAt(server.origin);
    await chooseSync(store, owner, { on: true, account: next.user.id });
    two.become(next);
    expect((await two.at.client().cycle()).state).toMatchObject({ status: "synced", pending: 0 });
    await two.at.moveFiles();
    const three = device(next, "three");
    expect((await three.at.client().cycle()).state).toMatchObject({ status: "synced" });
    expect((await three.at.moveFiles()).missing).toBe(0);
    const [named] = await three.at.store.query(collections, { owner: three.at.owner, where: {} });
    expect(named).toMatchObject({ id: mine.id, name: "Named since" });
    expect(await three.at.store.count(documents, { owner: three.at.owner })).toBe(1);
  },
);

it("another password is said to the devices that it logs out, and leaves an encrypted account readable", async () => {
  server = await startInProcess();
  const person = await personAt(server.origin);
  const [one, two] = [device(person, "one"), device(person, "two")];
  await encrypt(person, one.at, two.at);
  const written = await writeCanaries(one.at);
  await passOn(one.at, two.at, written);
  await Promise.all([one.logIn(person.password), two.logIn(person.password)]);
  const passwords = { current_password: person.password, new_password: "another password" };
  expect((await one.at.ask("/sync/auth/password", json("PUT", passwords))).status).toBe(200);
  expect((await one.at.client().cycle()).state).toMatchObject({ status: "synced" });
  const { store, owner } = two.at;
  const [mine] = await store.query(collections, { owner });
  if (!mine) throw new Error("no collection");
  await store.write([change(collections, owner, mine.id, { name: "Named since" })]);
  expect((await two.at.client().cycle()).state).toMatchObject({
    status: "signed-out",
    pending: 1,
    problem: "The password of your account was changed. Log in with the new one.",
  });
  await two.logIn("another password");
  expect((await two.at.client().cycle()).state).toMatchObject({ status: "synced", pending: 0 });
  expect((await one.at.client().cycle()).state).toMatchObject({ status: "synced" });
  expect(await one.at.store.get(collections, one.at.owner, mine.id)).toMatchObject({ name: "Named since" });
});

/** A device of a person, by a token until it logs in, which can become another person's. */
function device(of: Person, name: string) {
  let person = of;
  let cookie: string | undefined;
  const send = (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set(ACCOUNT_HEADER, person.user.id);
    if (cookie === undefined) headers.set("authorization", `Bearer ${person.token}`);
    else headers.set("cookie", cookie);
    return fetch(server.origin + path, { ...init, headers });
  };
  const at = createEncryptedDevice({ send, now: () => Date.now(), owner: `${name} of ${of.user.id}` });
  return {
    at,
    become(next: Person) {
      person = next;
      at.unlock(undefined);
    },
    async logIn(password: string) {
      const login = json("POST", { email: person.email, password });
      const answer = await fetch(`${server.origin}/sync/auth/login`, login);
      expect(answer.status).toBe(200);
      cookie = answer.headers
        .getSetCookie()
        .map((each) => each.split(";")[0])
        .join("; ");
    },
  };
}
