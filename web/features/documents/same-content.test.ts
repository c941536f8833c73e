import { expect, test } from "vitest";
import { filePath } from "#core/library/documents/content-tag.ts";
import { copiesAmong, sameAs } from "./same-content.ts";

const HELLO = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";

const document = (id: string, fields: object = {}) => ({
  id,
  collection_id: "mine",
  file_path: filePath(HELLO),
  file_size: 5,
  status: "completed" as const,
  created_at: `2026-01-0${id.length}T00:00:00.000Z`,
  ...fields,
});

test("a file is known again by its bytes, whatever its name", async () => {
  const other = document("other", { file_path: filePath("0".repeat(64)) });
  const documents = [other, document("a")];
  expect(await sameAs(new File(["hello"], "b.md"), documents)).toBe(documents[1]);
  expect(await sameAs(new File(["Hello"], "b.md"), documents)).toBeUndefined();
});

test("a file whose size nothing has is not even read", async () => {
  const file = new File(["hello"], "b.md");
  file.stream = () => expect.fail("It was read.");
  expect(await sameAs(file, [document("a", { file_size: 6 })])).toBeUndefined();
});

test("of documents with one content the oldest that can be searched stays; another collection is another matter", () => {
  const broken = document("a", { status: "failed" });
  const [oldest, newest] = [document("bb"), document("ccc")];
  const elsewhere = document("dddd", { collection_id: "theirs" });
  const found = copiesAmong([newest, elsewhere, oldest, broken]);
  expect(found.map(({ copy, of }) => [copy.id, of.id])).toEqual([
    ["ccc", "bb"],
    ["a", "bb"],
  ]);
});
