import { describe, expect, test } from "vitest";
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

const LOCKED = ["aes-256.pdf", "rc4-128.pdf", "agile.docx", "standard.docx"] as const;

function parse(name: ProtectedName, password?: string) {
  const type = name.endsWith("pdf") ? "pdf" : "docx";
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
