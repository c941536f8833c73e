import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openPackage } from "./open-package.ts";

const packed = (names: readonly string[]): Uint8Array =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8(name)])));

test("a file that was packed again with its folder is read without it", async () => {
  const { names, part } = await openPackage(packed(["book/mimetype", "book/META-INF/container.xml"]));
  expect(names).toEqual(["mimetype", "META-INF/container.xml"]);
  expect(part("META-INF/container.xml")).toEqual(strToU8("book/META-INF/container.xml"));
});

test("a folder stays where it does not hold a whole file, or where something stands beside it", async () => {
  expect((await openPackage(packed(["word/document.xml", "word/styles.xml"]))).names).toContain("word/document.xml");
  expect((await openPackage(packed(["mimetype", "book/mimetype"]))).names).toEqual(["mimetype", "book/mimetype"]);
});
