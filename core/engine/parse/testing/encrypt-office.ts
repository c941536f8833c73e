import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { container } from "./make-doc.ts";

export interface AgileOptions {
  readonly password: string;
  readonly hash?: "SHA1" | "SHA256" | "SHA384" | "SHA512";
  readonly keyBits?: 128 | 256;
  readonly spinCount?: number;
  /** As the file says; only AES is used. */
  readonly cipher?: string;
}

const SEGMENT = 4096;

/** A .docx, .xlsx or .pptx as Office 2010 and later encrypt it ([MS-OFFCRYPTO] 2.3.4.10), without its integrity check. */
export function encryptAgile(file: Uint8Array, options: AgileOptions): Uint8Array<ArrayBuffer> {
  const { password, hash = "SHA512", keyBits = 256, spinCount = 1000, cipher = "AES" } = options;
  const digest = (...parts: readonly Uint8Array[]) => createHash(hash).update(Buffer.concat(parts)).digest();
  const fit = (bytes: Uint8Array, size: number) => Buffer.concat([bytes, Buffer.alloc(size, 0x36)]).subarray(0, size);
  const encrypt = (key: Uint8Array, vector: Uint8Array, bytes: Uint8Array) => {
    const aes = createCipheriv(`aes-${keyBits}-cbc`, key, vector).setAutoPadding(false);
    return Buffer.concat([aes.update(padded(bytes)), aes.final()]);
  };
  const [salt, dataSalt, key, input] = [16, 16, keyBits / 8, 16].map((size) => randomBytes(size)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  let stretched = digest(salt, Buffer.from(password, "utf16le"));
  for (let round = 0; round < spinCount; round++) stretched = digest(uint32(round), stretched);
  const own = (purpose: string, bytes: Uint8Array) =>
    encrypt(fit(digest(stretched, Buffer.from(purpose, "hex")), keyBits / 8), salt, bytes).toString("base64");
  const same = `saltSize="16" blockSize="16" keyBits="${keyBits}" hashSize="${digest().length}" cipherAlgorithm="${cipher}" cipherChaining="ChainingModeCBC" hashAlgorithm="${hash}"`;
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" xmlns:p="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><keyData ${same} saltValue="${dataSalt.toString("base64")}"/><keyEncryptors><keyEncryptor uri="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><p:encryptedKey spinCount="${spinCount}" ${same} saltValue="${salt.toString("base64")}" encryptedVerifierHashInput="${own("fea7d2763b4b9e79", input)}" encryptedVerifierHashValue="${own("d7aa0f6d3061344e", digest(input))}" encryptedKeyValue="${own("146e0be7abacd0d6", key)}"/></keyEncryptor></keyEncryptors></encryption>`;
  const segments = Array.from({ length: Math.ceil(file.length / SEGMENT) }, (_, index) =>
    encrypt(key, fit(digest(dataSalt, uint32(index)), 16), file.subarray(index * SEGMENT, (index + 1) * SEGMENT)),
  );
  return container({
    EncryptionInfo: Buffer.concat([Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]), Buffer.from(xml)]),
    EncryptedPackage: Buffer.concat([uint32(file.length), uint32(0), ...segments]),
  });
}

function padded(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
