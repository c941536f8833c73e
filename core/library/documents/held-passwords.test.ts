import { describe, expect, test } from "vitest";
import { tables } from "#core/api/tables.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { change, put, remove } from "#core/storage/store.ts";
import type { Claims } from "#core/work/claims.ts";
import { documents } from "./document.ts";
import { claimOnDocument, createHeldPasswords } from "./held-passwords.ts";
import { sampleDocument } from "./testing/sample-document.ts";

const OWNER = "ada";

async function setup(status: "failed" | "processing" = "processing") {
  const store = createMemoryStore(tables);
  const clock = { time: 1_700_000_000_000, now: () => clock.time };
  const row = sampleDocument({ owner: OWNER, status });
  await store.write([put(documents, row)]);
  const taken = new Set<string>();
  const session = new AbortController();
  const claims: Claims = {
    shared: true,
    async take(key) {
      if (taken.has(key)) return null;
      taken.add(key);
      return { lost: session.signal, release: async () => void taken.delete(key) };
    },
  };
  const passwords = createHeldPasswords({ store, clock, claims });
  const held = { owner: OWNER, document_id: row.id, password: "pass" };
  return { store, clock, row, taken, session, passwords, held, key: claimOnDocument(row.id) };
}

describe("the password of a document", () => {
  test("keeps the document with this process until it is read", async () => {
    const { store, row, passwords, held, key, taken } = await setup();
    expect(await passwords.hold(held)).toBe(true);
    expect(taken).toContain(key);
    const claim = await passwords.claims.take(key);
    expect(passwords.of(row.id)).toBe("pass");
    expect(await passwords.hold(held)).toBe(false);
    expect(await passwords.claims.take(key)).toBeNull();
    await store.write([change(documents, OWNER, row.id, { status: "completed" })]);
    await passwords.forgetRead();
    expect(passwords.of(row.id)).toBe("pass");

    await claim?.release();
    await passwords.forgetRead();
    expect(passwords.of(row.id)).toBeUndefined();
    expect(taken).not.toContain(key);
  });

  test("stays while scanned pages wait to be recognised", async () => {
    const { store, row, passwords, held, key } = await setup();
    await passwords.hold(held);
    await (await passwords.claims.take(key))?.release();
    await store.write([change(documents, OWNER, row.id, { status: "completed", ocr: "waiting" })]);
    await passwords.forgetRead();
    expect(passwords.of(row.id)).toBe("pass");
  });

  test("is not taken while another process reads the document", async () => {
    const { row, passwords, held, key, taken } = await setup();
    taken.add(key);
    expect(await passwords.hold(held)).toBe(false);
    expect(passwords.of(row.id)).toBeUndefined();
  });

  test("is forgotten with a deleted document, and where no reading begins within a minute", async () => {
    const { store, clock, row, passwords, held } = await setup("failed");
    await passwords.hold(held);
    clock.time += 59_000;
    await passwords.forgetRead();
    expect(passwords.of(row.id)).toBe("pass");
    clock.time += 2000;
    await passwords.forgetRead();
    expect(passwords.of(row.id)).toBeUndefined();

    await passwords.hold(held);
    await store.write([remove(documents, OWNER, row.id)]);
    await passwords.forgetRead();
    expect(passwords.of(row.id)).toBeUndefined();
  });

  test("is forgotten with the claim on the document", async () => {
    const { row, passwords, held, key, session } = await setup();
    await passwords.hold(held);
    session.abort();
    expect(await passwords.claims.take(key)).toBeNull();
    expect(passwords.of(row.id)).toBeUndefined();
  });
});
