import { expect, test } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { forgiveAttempts } from "./forgive-attempts.ts";

test("the attempt of a document being read is taken back; ended and fresh ones stay as they are", async () => {
  const store = createMemoryStore(tables);
  const rows = [row(1, "processing", 2), row(2, "processing", 0), row(3, "failed", 3)];
  await store.write(rows.map((each) => put(documents, each)));

  await forgiveAttempts(store);

  const attempts = await Promise.all(
    rows.map(async ({ id }) => (await store.get(documents, LOCAL_USER, id))?.attempts),
  );
  expect(attempts).toEqual([1, 0, 3]);
});

const row = (number: number, status: DocumentRow["status"], attempts: number): DocumentRow =>
  sampleDocument({ id: `00000000-0000-4000-8000-00000000010${number}`, status, attempts });
