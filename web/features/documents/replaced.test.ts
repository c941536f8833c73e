import { expect, test } from "vitest";
import { replacedAmong } from "./replaced.ts";

const document = (id: string, fields: object = {}) => ({
  id,
  collection_id: "mine",
  original_filename: "scan.pdf",
  file_path: `blobs/${id}`,
  file_size: 5,
  status: "completed" as const,
  created_at: "2026-01-02T00:00:00.000Z",
  ...fields,
});
const failed = (id: string, fields: object = {}) =>
  document(id, { status: "failed", created_at: "2026-01-01T00:00:00.000Z", ...fields });

test("what could not be read is replaced by what was added since under its name", () => {
  const locked = failed("locked");
  expect(replacedAmong([locked, document("open")])).toEqual([locked]);
});

test("not by an older one, one of another name or collection, one that is being read, or a copy", () => {
  const locked = failed("locked");
  const others = [
    document("older", { created_at: "2025-01-01T00:00:00.000Z" }),
    document("named", { original_filename: "Scan.pdf" }),
    document("elsewhere", { collection_id: "theirs" }),
    document("reading", { status: "processing" }),
  ];
  expect(replacedAmong([locked, ...others])).toEqual([]);
  expect(replacedAmong([locked, document("copy", { file_path: locked.file_path })])).toEqual([]);
});
