import { expect, test } from "vitest";
import type { LedgerRow } from "./ask-ledger.ts";
import { countsOf, summarize } from "./ledger-words.ts";

const row = (fields: Partial<LedgerRow>): LedgerRow => ({
  host: "example.org",
  purpose: "other",
  requests: 1,
  refused: 0,
  sent_bytes: 0,
  unsized: 0,
  first_at: "2026-01-01T00:00:00Z",
  last_at: "2026-01-01T00:00:00Z",
  ...fields,
});

test("only hosts that are neither this page's nor this machine's count as others", () => {
  const rows = [
    row({ host: "notes.home:8000", purpose: "sync", requests: 7 }),
    row({ host: "localhost:11434", purpose: "language model", requests: 2 }),
    row({ host: "localhost.example.org", requests: 3 }),
    row({ host: "leak.invalid", requests: 0, refused: 4 }),
  ];
  const summary = summarize({ since: "", rows }, "notes.home:8000");
  expect(summary).toMatchObject({ foreign: 3, own: 9, refused: 4 });
  expect(summary.hosts.at(-1)?.host).toBe("notes.home:8000");
  expect(summary.hosts.filter((host) => host.isThisMachine).map(({ host }) => host)).toEqual(["localhost:11434"]);
});

test("counts are told with what is not known of them", () => {
  expect(countsOf(row({}))).toBe("1 request");
  expect(countsOf(row({ requests: 2, unsized: 1 }))).toBe("2 requests, size not known");
  expect(countsOf(row({ requests: 2, sent_bytes: 500, unsized: 1 }))).toMatch(/^2 requests, at least 500 .+ sent$/);
  expect(countsOf(row({ requests: 0, refused: 1 }))).toBe("0 requests, 1 stopped before anything went out");
});
