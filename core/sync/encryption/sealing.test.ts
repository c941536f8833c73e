import { tables } from "#core/api/tables.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { newDeviceId, START } from "../protocol/stamp.ts";
import { fromWire, toWire, type WireRow } from "../merge/wire.ts";
import { fromBase64, toBase64 } from "./bytes.ts";
import { createKeyRing, NoSuchKey, type KeyRing } from "./key-ring.ts";
import { createSealing } from "./sealing.ts";
import { isSealed } from "./sealed-form.ts";
import { NotOpened, openValue, sealValue } from "./sealed-value.ts";
import { quickStretch } from "./testing/quick-stretch.ts";
import { makeKeys } from "./wrapped-keys.ts";

const QUIET = { now: () => 0, name: "A test", tables };

const ring = async (account = "anna"): Promise<KeyRing> =>
  createKeyRing((await makeKeys(quickStretch, account, "correct horse")).kept);

const stamp = fc.integer({ min: 1, max: 1e12 }).map((at) => `${at.toString(36).padStart(9, "0")}0000.device-aaa`);
const place = fc.record({
  table: fc.constantFrom("notes", "documents"),
  id: fc.uuid(),
  field: fc.constantFrom("title", "content"),
  stamp,
});

it("R44: any JSON value opens as it was, and no two sealings are alike", async () => {
  const keys = await ring();
  await fc.assert(
    fc.asyncProperty(place, fc.jsonValue(), async (where, value) => {
      const plain = JSON.parse(JSON.stringify(value)) as unknown;
      const [one, two] = [await sealValue(keys, where, plain), await sealValue(keys, where, plain)];
      expect(one).not.toBe(two);
      expect([isSealed(one), isSealed(two)]).toEqual([true, true]);
      expect(await openValue(keys, where, one)).toEqual(plain);
    }),
  );
});

it("R44: a value opens nowhere but where it was sealed: not for another user, table, row, field or stamp", async () => {
  const keys = await ring();
  await fc.assert(
    fc.asyncProperty(place, place, fc.string(), async (where, other, value) => {
      const sealed = await sealValue(keys, where, value);
      for (const part of ["table", "id", "field", "stamp"] as const) {
        if (where[part] === other[part]) continue;
        await expect(openValue(keys, { ...where, [part]: other[part] }, sealed)).rejects.toThrow(NotOpened);
      }
      const eve = createKeyRing({ ...keys, account: "eve" });
      await expect(openValue(eve, where, sealed)).rejects.toThrow(NotOpened);
    }),
  );
});

it("R44: a value that was changed in any byte does not open", async () => {
  const keys = await ring();
  const where = { table: "notes", id: "1", field: "title", stamp: "00000000000a0.device-aaa" };
  const sealed = await sealValue(keys, where, "text");
  const bytes = fromBase64(sealed.slice(3));
  for (let at = 0; at < bytes.length; at++) {
    const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 1 : byte));
    await expect(openValue(keys, where, `~1.${toBase64(changed)}`)).rejects.toThrow(NotOpened);
  }
  await expect(openValue(keys, where, `~2.${sealed.slice(3)}`)).rejects.toThrow(NoSuchKey);
  await expect(openValue(await ring(), where, sealed)).rejects.toThrow(NotOpened);
});

const STAMP = "00000000000a0.device-aaa";
const OTHER = `00000000000b0.${"x".repeat(10)}`;
const row = (values: Readonly<Record<string, unknown>>): WireRow => [
  "documents",
  "d1",
  STAMP,
  values,
  { filename: OTHER },
  [OTHER, 1],
  0,
  { filename: STAMP },
];

it("R44: ids, stamps and liveness stay as they are; every value is sealed, and files are named under other names", async () => {
  const keys = await ring();
  const file = "a".repeat(64);
  const readable = row({ filename: "canary.pdf", file, text: null, segments: [file, "b".repeat(64)] });
  const [sealed] = await createSealing(keys, QUIET).seal([readable]);
  expect(sealed?.toSpliced(3, 2)).toEqual(readable.toSpliced(3, 2));
  // R45. The head of a row has the stamp of its last deletion or return, or one older than any write.
  expect(sealed?.[4]).toEqual({ ...(readable[4] as object), "~": OTHER });
  const [young] = await createSealing(keys, QUIET).seal([readable.with(5, 1).with(6, STAMP) as unknown as WireRow]);
  expect(young?.[4]).toEqual({ ...(readable[4] as object), "~": START });
  const values = sealed?.[3] ?? {};
  expect(Object.values(values).every(isSealed)).toBe(true);
  expect(JSON.stringify(sealed)).not.toMatch(/canary|aaaaaaaa{9}|bbbbbbbb/);
  expect(
    [values["file"], values["segments"], values["text"]].map((value) => Array.isArray(value) && value.length),
  ).toEqual([2, 3, false]);
  expect((values["file"] as string[])[1]).toBe((values["segments"] as string[])[1]);
  expect((await createSealing(keys, QUIET).open([sealed])).rows).toEqual([readable.slice(0, 7)]);
});

it("R44: a row with a value that was not sealed, or sealed for another place, is left out", async () => {
  const keys = await ring();
  const sealing = createSealing(keys, QUIET);
  const [sealed] = await sealing.seal([row({ filename: "a", title: "b" })]);
  if (!sealed) throw new Error("Nothing was sealed.");
  const { filename, title, ...head } = sealed[3] as Record<string, unknown>;
  const swapped = sealed.with(3, { ...head, filename: title, title: filename });
  const slipped = sealed.with(3, { ...head, filename, title: "readable" });
  expect(await sealing.open([swapped, sealed, slipped])).toEqual({
    rows: [row({ filename: "a", title: "b" }).slice(0, 7)],
    forged: [
      ["documents", "d1"],
      ["documents", "d1"],
    ],
    unheaded: [],
  });
  expect(sealing.isSealedBatch([sealed])).toBe(true);
  expect(sealing.isSealedBatch([sealed, slipped])).toBe(false);
});

it("R8, R44: a value that the server kept without reading it opens, but only as what its row says it is", async () => {
  const keys = await ring();
  const sealing = createSealing(keys, QUIET);
  const value = await sealValue(keys, { table: "notes", id: "n1", field: "text", stamp: STAMP }, "the loser");
  const made = `00000000000c0.r-${newDeviceId().slice(2)}`;
  const kept = (id: string, values: object) =>
    toWire("sync_conflicts", id, { born: made, stamp: made, stamps: {}, live: "", alive: true, values: { ...values } });
  const values = { table: "notes", row_id: "n1", field: "text", stamp: STAMP, value };
  const right = kept(`notes/n1#text@${STAMP}`, values);
  const { rows } = await sealing.open([
    right,
    kept(`notes/n2#text@${STAMP}`, values),
    kept(`notes/n2#text@${STAMP}`, { ...values, row_id: "n2" }),
  ]);
  expect(rows.map((each) => fromWire(each).state.values)).toEqual([{ ...values, value: "the loser" }]);
  // Healed from a device it is sealed as any other row.
  const [again] = await sealing.seal(rows);
  expect(Object.values(again?.[3] ?? {}).every(isSealed)).toBe(true);
  expect((await sealing.open([again])).rows).toEqual(rows);
});
