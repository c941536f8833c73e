import fc from "fast-check";
import { expect, it } from "vitest";
import type { Bytes } from "../../storage/bytes.ts";
import { fromBase64, toBase64 } from "./bytes.ts";
import { createKeyRing, NoSuchKey } from "./key-ring.ts";
import { printRecoveryKey, readRecoveryKey } from "./recovery-key.ts";
import { NotOpened, openValue, sealValue } from "./sealed-value.ts";
import { stretch } from "./stretch.ts";
import { quickStretch } from "./testing/quick-stretch.ts";
import { hashOfProof, makeKeys, nextKeys, unlock, WrongKey } from "./wrapped-keys.ts";

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

it("R46: another passphrase makes the next key, under another recovery key; neither old one opens what is sealed with it", async () => {
  const made = await makeKeys(quickStretch, "anna", "first");
  const sealed = await sealValue(createKeyRing(made.kept), place, "text");
  const until = Date.UTC(2026, 10, 21);
  const next = await nextKeys(quickStretch, "anna", made.wrapped, { passphrase: "first" }, "second", until);
  const third = await nextKeys(quickStretch, "anna", next.wrapped, { recoveryKey: next.recoveryKey }, "third", until);
  const later = await sealValue(createKeyRing(third.kept), place, "later");
  expect(await hashOfProof(next.proof)).toBe(made.wrapped.proof);
  expect(await hashOfProof(third.proof)).toBe(next.wrapped.proof);
  for (const opener of [{ passphrase: "third" }, { recoveryKey: third.recoveryKey }]) {
    const ring = createKeyRing(await unlock(quickStretch, "anna", third.wrapped, opener));
    expect(await openValue(ring, place, sealed)).toBe("text");
    expect(await openValue(ring, place, later)).toBe("later");
  }
  for (const opener of [{ passphrase: "first" }, { passphrase: "second" }, { recoveryKey: made.recoveryKey }])
    await expect(unlock(quickStretch, "anna", third.wrapped, opener)).rejects.toThrow(WrongKey);
  for (const [keys, opener] of [
    [made.wrapped, { passphrase: "first" }],
    [made.wrapped, { recoveryKey: made.recoveryKey }],
    [next.wrapped, { passphrase: "second" }],
  ] as const) {
    const old = createKeyRing(await unlock(quickStretch, "anna", keys, opener));
    await expect(openValue(old, place, later)).rejects.toThrow(NoSuchKey);
  }
  await expect(nextKeys(quickStretch, "anna", next.wrapped, { passphrase: "x" }, "y", until)).rejects.toThrow(WrongKey);
});

it("R46: older keys that were left out, put in another order or given another end do not unlock", async () => {
  const made = await makeKeys(quickStretch, "anna", "first");
  const next = await nextKeys(quickStretch, "anna", made.wrapped, { passphrase: "first" }, "second", 1000);
  const { wrapped } = await nextKeys(quickStretch, "anna", next.wrapped, { passphrase: "second" }, "third", 2000);
  const older = wrapped.older ?? [];
  const [one, two] = older;
  for (const changed of [
    [],
    older.slice(1),
    older.toReversed(),
    [
      { ...one, generation: 2 },
      { ...two, generation: 1 },
    ],
    [one, { ...two, until: 9_000_000 }],
  ] as (typeof older)[])
    await expect(unlock(quickStretch, "anna", { ...wrapped, older: changed }, { passphrase: "third" })).rejects.toThrow(
      WrongKey,
    );
  for (const changed of [{ generation: 2 }, { headed: false }])
    await expect(unlock(quickStretch, "anna", { ...wrapped, ...changed }, { passphrase: "third" })).rejects.toThrow(
      WrongKey,
    );
});

it("R46: what is stamped after its key was replaced does not open, whoever sealed it", async () => {
  const made = await makeKeys(quickStretch, "anna", "first");
  const at = (ms: number) => ({ ...place, stamp: `${ms.toString(36).padStart(9, "0")}0000.device-aaa` });
  const until = Date.UTC(2026, 10, 21);
  const { kept } = await nextKeys(quickStretch, "anna", made.wrapped, { passphrase: "first" }, "second", until);
  const thief = createKeyRing(made.kept);
  const before = await sealValue(thief, at(until), "before");
  const after = await sealValue(thief, at(until + 3_600_000), "after");
  expect(await openValue(createKeyRing(kept), at(until), before)).toBe("before");
  await expect(openValue(createKeyRing(kept), at(until + 3_600_000), after)).rejects.toThrow(NotOpened);
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
