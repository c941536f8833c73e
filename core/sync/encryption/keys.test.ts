import fc from "fast-check";
import { expect, it } from "vitest";
import { fromBase64, toBase64, type Bytes } from "./bytes.ts";
import { createKeyRing } from "./key-ring.ts";
import { printRecoveryKey, readRecoveryKey } from "./recovery-key.ts";
import { openValue, sealValue } from "./sealed-value.ts";
import { stretch } from "./stretch.ts";
import { quickStretch } from "./testing/quick-stretch.ts";
import { changePassphrase, makeKeys, unlock, WrongKey } from "./wrapped-keys.ts";

const keyBytes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes): Bytes => Uint8Array.from(bytes));
const place = { table: "notes", id: "1", field: "text", stamp: "00000000000a0.device-aaa" };

it("base64url gives back what went in, of any length", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(Uint8Array.from(bytes));
    }),
  );
  expect(toBase64(new Uint8Array(20_000)).length).toBe(26_667);
});

it("R44: a recovery key is 14 groups of four and reads back, however it was typed", async () => {
  await fc.assert(
    fc.asyncProperty(keyBytes, async (key) => {
      const printed = await printRecoveryKey(key);
      expect(printed).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){13}$/);
      expect(await readRecoveryKey(printed)).toEqual(key);
      expect(await readRecoveryKey(` ${printed.toLowerCase().replaceAll("-", " ").replaceAll("0", "o")}\n`)).toEqual(
        key,
      );
    }),
    { numRuns: 50 },
  );
});

it("R44: a slip in one letter of a recovery key is noticed", async () => {
  const printed = await printRecoveryKey(Uint8Array.from({ length: 32 }, (_, at) => at * 7));
  for (let at = 0; at < printed.length; at++) {
    if (printed[at] === "-") continue;
    const slip = printed.slice(0, at) + (printed[at] === "Z" ? "Y" : "Z") + printed.slice(at + 1);
    await expect(readRecoveryKey(slip)).rejects.toThrow("A letter of the recovery key is wrong");
  }
  await expect(readRecoveryKey("AAAA-BBBB")).rejects.toThrow("14 groups of 4");
  await expect(readRecoveryKey(printed.replace(/^.../, "U?."))).rejects.toThrow("is in no recovery key");
});

it("R44: passphrase and recovery key open what was sealed before; another one says that it is wrong", async () => {
  const made = await makeKeys(quickStretch, "anna", "correct horse");
  const sealed = await sealValue(createKeyRing(made.kept), place, { a: ["ä", 1] });
  for (const opener of [{ passphrase: "correct horse" }, { recoveryKey: made.recoveryKey }]) {
    const kept = await unlock(quickStretch, "anna", made.wrapped, opener);
    expect(kept.keyId).toBe(made.wrapped.key_id);
    expect(await openValue(createKeyRing(kept), place, sealed)).toEqual({ a: ["ä", 1] });
  }
  const other = await makeKeys(quickStretch, "anna", "correct horse");
  await expect(unlock(quickStretch, "anna", made.wrapped, { passphrase: "wrong" })).rejects.toThrow(WrongKey);
  await expect(unlock(quickStretch, "anna", made.wrapped, { recoveryKey: other.recoveryKey })).rejects.toThrow(
    WrongKey,
  );
  await expect(unlock(quickStretch, "eve", made.wrapped, { passphrase: "correct horse" })).rejects.toThrow(WrongKey);
});

it("R44: another passphrase wraps the same key; the recovery key goes on to work and the old one does not", async () => {
  const made = await makeKeys(quickStretch, "anna", "first");
  const sealed = await sealValue(createKeyRing(made.kept), place, "text");
  const passphrase = await changePassphrase(quickStretch, "anna", made.wrapped, { passphrase: "first" }, "second");
  const wrapped = { ...made.wrapped, passphrase };
  expect(passphrase.wrapped).not.toBe(made.wrapped.passphrase.wrapped);
  for (const opener of [{ passphrase: "second" }, { recoveryKey: made.recoveryKey }]) {
    const kept = await unlock(quickStretch, "anna", wrapped, opener);
    expect(await openValue(createKeyRing(kept), place, sealed)).toBe("text");
  }
  await expect(unlock(quickStretch, "anna", wrapped, { passphrase: "first" })).rejects.toThrow(WrongKey);
  await expect(changePassphrase(quickStretch, "anna", wrapped, { passphrase: "x" }, "y")).rejects.toThrow(WrongKey);
});

it("R44: what a device keeps cannot be read out of it", async () => {
  const { kept } = await makeKeys(quickStretch, "anna", "first");
  for (const key of kept.bases.values()) {
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
  }
  expect((await createKeyRing(kept).valueKey(1, place.stamp)).extractable).toBe(false);
});

it("R44: a passphrase is stretched by Argon2id in 64 MiB, three times over", async () => {
  const salt = Uint8Array.from({ length: 16 }, (_, at) => at);
  const key = await stretch("correct horse", salt);
  // What OpenSSL gives for these parameters (`argon2Sync` of node:crypto).
  expect(toBase64(key)).toBe("48iJykDtAea2dx_Ipb8W41rWC0HJvV1-bWOt9R5QsP0");
}, 60_000);

it("R44: values of another device, and of the same one a month later, are sealed with other keys", async () => {
  const ring = createKeyRing((await makeKeys(quickStretch, "anna", "first")).kept);
  const at = (ms: number, device: string) => `${ms.toString(36).padStart(9, "0")}0000.${device}`;
  const now = Date.UTC(2026, 10, 21);
  const key = await ring.valueKey(1, at(now, "device-aaa"));
  expect(await ring.valueKey(1, at(now + 60_000, "device-aaa"))).toBe(key);
  expect(await ring.valueKey(1, at(now, "device-bbb"))).not.toBe(key);
  expect(await ring.valueKey(1, at(now + 31 * 86_400_000, "device-aaa"))).not.toBe(key);
});
