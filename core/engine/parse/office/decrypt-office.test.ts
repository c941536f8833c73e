import { describe, expect, test } from "vitest";
import { DocumentError, PasswordNeeded } from "../../parsed-document.ts";
import { encryptAgile } from "../testing/encrypt-office.ts";
import { container } from "../testing/make-doc.ts";
import { decryptOffice } from "./decrypt-office.ts";
import { openContainer } from "./open-container.ts";

const decrypt = (bytes: Uint8Array, password?: string) => decryptOffice(openContainer(bytes), password);

/** Longer than two segments, and no multiple of a block. */
const FILE = Uint8Array.from({ length: 10_001 }, (_, at) => (at * 7 + (at >> 8)) % 256);

describe("an encrypted Office file", () => {
  test.each([
    ["SHA1", 128],
    ["SHA256", 256],
    ["SHA384", 256],
    ["SHA512", 128],
  ] as const)("is decrypted whole with %s and a key of %i bits", async (hash, keyBits) => {
    const bytes = encryptAgile(FILE, { password: "pass", hash, keyBits });
    expect(await decrypt(bytes, "pass")).toEqual(FILE);
    await expect(decrypt(bytes, "Pass")).rejects.toThrow(PasswordNeeded);
    await expect(decrypt(bytes)).rejects.toThrow(PasswordNeeded);
  });

  test("is read without a password where only changes are protected", async () => {
    expect(await decrypt(encryptAgile(FILE, { password: "VelvetSweatshop" }))).toEqual(FILE);
  });

  test("is empty where nothing was encrypted", async () => {
    expect(await decrypt(encryptAgile(new Uint8Array(), { password: "pass" }), "pass")).toEqual(new Uint8Array());
  });
});

describe("an Office file that cannot be decrypted", () => {
  test("says so where the encryption is not known", async () => {
    const unknown = /encrypted in a way that cannot be undone here/;
    await expect(decrypt(encryptAgile(FILE, { password: "pass", cipher: "RC2" }), "pass")).rejects.toThrow(unknown);
    const old = container({ EncryptedPackage: FILE, EncryptionInfo: Uint8Array.of(1, 0, 1, 0) });
    await expect(decrypt(old, "pass")).rejects.toThrow(unknown);
    await expect(decrypt(container({ EncryptedPackage: FILE }), "pass")).rejects.toThrow(unknown);
  });

  test("is refused where it asks for hours of work", async () => {
    const info = encryptAgile(FILE, { password: "pass", spinCount: 1 });
    const text = Buffer.from(info).toString("latin1").replace('spinCount="1"', 'spinCount="9999999999"');
    const greedy = container({
      EncryptedPackage: FILE,
      EncryptionInfo: Buffer.concat([
        Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]),
        Buffer.from(/<\?xml.*<\/encryption>/s.exec(text)?.[0] ?? "", "latin1"),
      ]),
    });
    await expect(decrypt(greedy, "pass")).rejects.toThrow("asks for too much work");
  });

  test("is damaged where its parameters are cut off", async () => {
    const cut = container({ EncryptedPackage: FILE, EncryptionInfo: Uint8Array.of(4, 0, 4, 0, 0x40, 0, 0, 0, 0x3c) });
    await expect(decrypt(cut, "pass")).rejects.toThrow(DocumentError);
  });
});
