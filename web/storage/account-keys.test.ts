import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { createKeyRing } from "#core/sync/encryption/key-ring.ts";
import { openValue, sealValue } from "#core/sync/encryption/sealed-value.ts";
import { quickStretch } from "#core/sync/encryption/testing/quick-stretch.ts";
import { makeKeys } from "#core/sync/encryption/wrapped-keys.ts";
import { createAccountKeys } from "./account-keys.ts";

it("R44: a key kept on the device opens what was sealed before, and cannot be read out", async () => {
  const keys = createAccountKeys("keys-test");
  const { kept } = await makeKeys(quickStretch, "anna", "correct horse");
  const place = { table: "notes", id: "1", field: "text", stamp: "00000000000a0.device-aaa" };
  const sealed = await sealValue(createKeyRing(kept), place, "text");
  await keys.put(kept);
  const found = await keys.get("anna", kept.keyId, 1);
  if (!found) throw new Error("The key is gone.");
  expect(await openValue(createKeyRing(found), place, sealed)).toBe("text");
  expect([...found.bases.values()].map(({ extractable }) => extractable)).toEqual([false]);
  expect(await keys.get("anna", "another key", 1)).toBeUndefined();
  expect(await keys.get("eve", kept.keyId, 1)).toBeUndefined();
  expect(await keys.get("anna", kept.keyId, 2)).toBeUndefined();
  await keys.remove("anna");
  expect(await keys.get("anna", kept.keyId, 1)).toBeUndefined();
});

it("R45: that an account is encrypted stays known without its key", async () => {
  const keys = createAccountKeys("known-test");
  const { kept } = await makeKeys(quickStretch, "anna", "correct horse");
  expect(await keys.known("anna")).toBeUndefined();
  await keys.know("anna", { keyId: kept.keyId, generation: 1 });
  await keys.put({ ...kept, generation: 3 });
  await keys.remove("anna");
  expect(await keys.known("anna")).toEqual({ keyId: kept.keyId, generation: 3 });
  expect(await keys.known("eve")).toBeUndefined();
});
