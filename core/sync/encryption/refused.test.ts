import { expect, it } from "vitest";
import type { RequestContext } from "#core/http/context.ts";
import { serverRoutes } from "#core/api/server-app.ts";
import { createMemoryStore } from "../../storage/testing/memory-store.ts";
import { tables } from "#core/api/tables.ts";
import { createServerExtension } from "../server/server-extension.ts";
import { operation } from "../merge/procedure.ts";
import { sealAccount } from "./procedures.ts";
import { refuseSealed } from "./refused.ts";

const KEY = "a".repeat(32);

async function setup() {
  const store = createMemoryStore(tables, createServerExtension({ tables, now: () => Date.now() }));
  await store.write([operation(sealAccount, "anna", { keyId: KEY, generation: 1 })]);
  /** Names of the endpoints that are answered, whoever may use them. */
  return async (user: string, key: string | null): Promise<string[]> => {
    const tried = serverRoutes.map(async (route) => {
      const context = { store, user } as unknown as RequestContext;
      return refuseSealed(context, route, key).then(
        () => [route.name],
        () => [],
      );
    });
    return (await Promise.all(tried)).flat();
  };
}

const isSync = (name: string) => serverRoutes.some((route) => route.name === name && route.tag === "Sync");

it("R44: of an encrypted account the server answers what is not about its content, and syncs with who has its key", async () => {
  const answered = await setup();
  const all = serverRoutes.map(({ name }) => name);
  const locked = await answered("anna", null);
  expect(locked.filter((name) => isSync(name)).sort()).toEqual([
    "changePassphrase",
    "events",
    "getAccountKeys",
    "getDeviceStanding",
    "listSyncDevices",
    "renameSyncDevice",
    "revokeSyncDevice",
    "setKeyProof",
    "syncAdopt",
    "syncChangePassword",
    "syncDeleteMe",
    "syncLogin",
    "syncLogout",
    "syncMe",
    "syncRefresh",
    "syncRegister",
    "turnOnEncryption",
  ]);
  const open = new Set(
    serverRoutes.flatMap(({ name, tag, access }) => (access === "anyone" || tag === "Accounts" ? [name] : [])),
  );
  expect(locked.filter((name) => !isSync(name) && !open.has(name)).sort()).toEqual([]);
  expect(await answered("anna", `${KEY}.1`)).toEqual(all.filter((name) => isSync(name) || locked.includes(name)));
  for (const other of [`${"b".repeat(32)}.1`, `${KEY}.2`]) expect(await answered("anna", other)).toEqual(locked);
});

it("R44: a device that holds keys sends nothing to an account that is not encrypted", async () => {
  const answered = await setup();
  const all = serverRoutes.map(({ name }) => name);
  expect(await answered("eve", null)).toEqual(all);
  const withKey = await answered("eve", `${KEY}.1`);
  expect(["push", "pull", "hello", "putBlob", "getBlob"].filter((name) => withKey.includes(name))).toEqual([]);
});
