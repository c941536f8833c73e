import { expect, test } from "vitest";
import { requestCounts } from "#core/http/request-count.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import type { Store } from "#core/storage/store.ts";
import { createRequestLedger } from "./request-ledger.ts";

function setup() {
  const memory = createMemoryStore([requestCounts]);
  let writes = 0;
  const store: Store = { ...memory, write: (batch) => ((writes += 1), memory.write(batch)) };
  const planned: (() => Promise<void>)[] = [];
  const errors: unknown[] = [];
  let time = Date.parse("2026-01-01T00:00:00Z");
  const make = () =>
    createRequestLedger({
      store,
      now: () => (time += 1000),
      later: (work) => void planned.push(work),
      report: (error) => void errors.push(error),
    });
  const run = () => Promise.all(planned.splice(0).map((work) => work()));
  return { make, run, errors, writes: () => writes, planned };
}

const OTHER = { host: "example.org", purpose: "other", bytes: 10 } as const;

test("what is seen together is written once, and counted by host and purpose", async () => {
  const { make, run, writes, planned, errors } = setup();
  const ledger = make();
  for (let at = 0; at < 1000; at += 1) ledger.note(OTHER);
  ledger.note({ ...OTHER, bytes: null });
  ledger.note({ ...OTHER, refused: true });
  ledger.note({ host: "here", purpose: "sync", bytes: 0 });
  expect(planned).toHaveLength(1);
  await run();
  expect(writes()).toBe(1);
  const { rows } = await ledger.read();
  expect(rows).toMatchObject([
    { host: "example.org", purpose: "other", requests: 1001, refused: 1, sent_bytes: 10_000, unsized: 1 },
    { host: "here", purpose: "sync", requests: 1, refused: 0, sent_bytes: 0 },
  ]);
  expect(rows[0]?.first_at.localeCompare(rows[0].last_at)).toBe(-1);
  expect(errors).toEqual([]);
});

test("counts outlive the worker, and two of them add to the same ones", async () => {
  const { make, run } = setup();
  const [before, after] = [make(), make()];
  before.note(OTHER);
  after.note(OTHER);
  await run();
  after.note(OTHER);
  expect((await make().read()).rows).toMatchObject([{ requests: 2 }]);
  expect((await after.read()).rows).toMatchObject([{ requests: 3 }]);
});

test("counting anew forgets all and says since when", async () => {
  const { make } = setup();
  const ledger = make();
  const { since } = await ledger.read();
  ledger.note(OTHER);
  const fresh = await ledger.reset();
  expect(fresh.rows).toEqual([]);
  expect(fresh.since > since).toBe(true);
});
