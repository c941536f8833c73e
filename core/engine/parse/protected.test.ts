import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { DocumentType } from "../formats.ts";
import { PasswordNeeded } from "../parsed-document.ts";
import { parseDocument } from "./parse.ts";
import { nodeAssets } from "./testing/node-assets.ts";
import {
  PROTECTED_PASSWORD,
  PROTECTED_TEXT,
  readProtected,
  type ProtectedName,
} from "./testing/protected/protected-files.ts";
import { tryPassword } from "./try-password.ts";

const LOCKED = [
  "aes-256.pdf",
  "rc4-128.pdf",
  "agile.docx",
  "standard.docx",
  "rc4.doc",
  "rc4.xls",
  "aes.odt",
  "aes.ods",
] as const;

function parse(name: ProtectedName, password?: string) {
  const type = name.split(".").at(-1) as DocumentType;
  const signal = new AbortController().signal;
  const context = { assets: nodeAssets(), report() {}, signal, password };
  return parseDocument(readProtected(name), { type, filename: name }, context);
}

describe.each(LOCKED)("%s, written by another program", (name) => {
  test("is read with its password", async () => {
    const { text } = await parse(name, PROTECTED_PASSWORD);
    for (const line of PROTECTED_TEXT) expect(text).toContain(line);
  });

  test("asks for its password, and for another one where it is wrong", async () => {
    await expect(parse(name)).rejects.toThrow(PasswordNeeded);
    await expect(parse(name, "Saeblatt 7")).rejects.toThrow(PasswordNeeded);
  });

  test("tells a right password from a wrong one", async () => {
    expect(await tryPassword(readProtected(name), PROTECTED_PASSWORD)).toBe("right");
    expect(await tryPassword(readProtected(name), "Saeblatt 7")).toBe("wrong");
    expect(await tryPassword(readProtected(name), "")).toBe("wrong");
  });
});

test("a PDF that everybody may open needs no password", async () => {
  expect((await parse("owner-only.pdf")).text).toContain(PROTECTED_TEXT[1]);
  expect(await tryPassword(readProtected("owner-only.pdf"), PROTECTED_PASSWORD)).toBe("not protected");
});

const SLIDES = new URL("../../../../shared/data/documents/poi/slideshow/", import.meta.url);
const isHere = existsSync(SLIDES);
if (!isHere) console.warn("Tests of protected presentations are skipped: ../shared/data is not here.");

test.runIf(isHere).each([
  ["Password_Protected-hello.ppt", "hello", "The password is “hello”"],
  ["Password_Protected-56-hello.ppt", "hello", "The password is “hello”"],
  ["Password_Protected-np-hello.ppt", "hello", "This is a protected document"],
])("%s, written by PowerPoint, is read with its password", async (name, password, words) => {
  const bytes = new Uint8Array(readFileSync(new URL(name, SLIDES)));
  const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal };
  expect((await parseDocument(bytes, { type: "ppt", filename: name }, { ...context, password })).text).toContain(words);
  await expect(parseDocument(bytes, { type: "ppt", filename: name }, context)).rejects.toThrow(PasswordNeeded);
  expect(await tryPassword(bytes, password)).toBe("right");
  expect(await tryPassword(bytes, "wrong")).toBe("wrong");
});
