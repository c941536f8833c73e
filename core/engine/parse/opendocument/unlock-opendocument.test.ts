import { argon2Sync, createCipheriv, createHash, pbkdf2Sync, randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { Blowfish } from "egoroof-blowfish";
import { expect, test } from "vitest";
import { PasswordNeeded } from "../../parsed-document.ts";
import { parseDocument } from "../parse.ts";
import { makeOpenDocument } from "../testing/make-opendocument.ts";
import { nodeAssets } from "../testing/node-assets.ts";
import { tryPassword } from "../try-password.ts";

const PASSWORD = "Pærer & plommer";
const COST = { passes: 3, memory: 8192, lanes: 4 };
const LOEXT = "urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0";

interface Locked {
  readonly memory?: number;
  readonly algorithm?: string;
}

/** As LibreOffice encrypts a whole file since 24.8: packed, then AES-GCM with a key from Argon2id. */
function lockWhole(file: Uint8Array, { memory = COST.memory, algorithm = "aes256-gcm" }: Locked = {}) {
  const [salt, vector] = [randomBytes(16), randomBytes(12)];
  const key = argon2Sync("argon2id", {
    message: createHash("sha256").update(PASSWORD).digest(),
    nonce: salt,
    parallelism: COST.lanes,
    tagLength: 32,
    memory: COST.memory,
    passes: COST.passes,
  });
  const cipher = createCipheriv("aes-256-gcm", key, vector);
  const locked = Buffer.concat([vector, cipher.update(deflateRawSync(file)), cipher.final(), cipher.getAuthTag()]);
  const manifest = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" xmlns:loext="${LOEXT}" manifest:version="1.4"><manifest:file-entry manifest:full-path="encrypted-package" manifest:size="${file.length}" manifest:media-type="application/vnd.oasis.opendocument.text"><manifest:encryption-data><manifest:algorithm manifest:algorithm-name="http://www.w3.org/2009/xmlenc11#${algorithm}" manifest:initialisation-vector="${vector.toString("base64")}"/><manifest:start-key-generation manifest:start-key-generation-name="http://www.w3.org/2001/04/xmlenc#sha256" manifest:key-size="32"/><manifest:key-derivation manifest:key-derivation-name="urn:org:documentfoundation:names:experimental:office:manifest:argon2id" manifest:key-size="32" loext:argon2-iterations="${COST.passes}" loext:argon2-memory="${memory}" loext:argon2-lanes="${COST.lanes}" manifest:salt="${salt.toString("base64")}"/></manifest:encryption-data></manifest:file-entry></manifest:manifest>`;
  return zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.text"),
    "encrypted-package": [locked, { level: 0 }],
    "META-INF/manifest.xml": strToU8(manifest),
  });
}

const LETTER = makeOpenDocument("text", "<text:p>The pears of Hardanger are picked in September.</text:p>");

/** As OpenOffice encrypts the parts of a file: packed, then Blowfish with a key from 1,024 rounds. */
function lockOld(parts: Readonly<Record<string, string>>) {
  const entries = Object.entries(parts).map(([name, text]) => {
    const [salt, vector] = [randomBytes(16), randomBytes(8)];
    const key = pbkdf2Sync(createHash("sha1").update(PASSWORD).digest(), salt, 1024, 16, "sha1");
    const packed = deflateRawSync(text);
    const sum = createHash("sha1").update(packed.subarray(0, 1024)).digest("base64");
    const xml = `<m:file-entry m:media-type="text/xml" m:full-path="${name}" m:size="${Buffer.byteLength(text)}"><m:encryption-data m:checksum-type="SHA1/1K" m:checksum="${sum}"><m:algorithm m:algorithm-name="Blowfish CFB" m:initialisation-vector="${vector.toString("base64")}"/><m:key-derivation m:key-derivation-name="PBKDF2" m:iteration-count="1024" m:salt="${salt.toString("base64")}"/></m:encryption-data></m:file-entry>`;
    return { name, xml, locked: feedback(new Blowfish(key, Blowfish.MODE.ECB, Blowfish.PADDING.NULL), vector, packed) };
  });
  const manifest = `<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${entries.map(({ xml }) => xml).join("")}</m:manifest>`;
  return zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.text"),
    ...Object.fromEntries(entries.map(({ name, locked }) => [name, locked])),
    "META-INF/manifest.xml": strToU8(manifest),
  });
}

/** Cipher feedback, one block after another. */
function feedback(cipher: Blowfish, vector: Uint8Array, plain: Uint8Array): Uint8Array {
  const out = new Uint8Array(plain.length);
  let block = vector;
  for (let at = 0; at < plain.length; at += 8) {
    const mask = cipher.encode(block);
    block = plain.subarray(at, at + 8).map((byte, index) => byte ^ (mask[index] ?? 0));
    out.set(block, at);
  }
  return out;
}

function read(bytes: Uint8Array, password?: string) {
  const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal, password };
  return parseDocument(bytes, { type: "odt", filename: "letter.odt" }, context);
}

test("a file that LibreOffice encrypted as a whole is read with its password", async () => {
  const locked = lockWhole(LETTER);
  expect((await read(locked, PASSWORD)).text).toBe("The pears of Hardanger are picked in September.");
  await expect(read(locked)).rejects.toThrow(PasswordNeeded);
  await expect(read(locked, "Pærer")).rejects.toThrow(PasswordNeeded);
  expect(await tryPassword(locked, PASSWORD)).toBe("right");
  expect(await tryPassword(locked, "Pærer")).toBe("wrong");
});

test("a file that asks for more memory than a key is worth, or for an unknown cipher, is refused", async () => {
  await expect(read(lockWhole(LETTER, { memory: 2_000_000 }), PASSWORD)).rejects.toThrow("encrypted in a way");
  await expect(read(lockWhole(LETTER, { algorithm: "chacha20" }), PASSWORD)).rejects.toThrow("encrypted in a way");
});

test("a file that OpenOffice encrypted with Blowfish is read with its password", async () => {
  const content = `<office:document-content><office:body><office:text><text:p>Plums ripen in August. ${"They are red. ".repeat(40)}</text:p></office:text></office:body></office:document-content>`;
  const locked = lockOld({ "content.xml": content, "meta.xml": "<m/>" });
  expect((await read(locked, PASSWORD)).text).toMatch(/^Plums ripen in August\./);
  await expect(read(locked, "Plommer")).rejects.toThrow(PasswordNeeded);
  expect(await tryPassword(locked, PASSWORD)).toBe("right");
});

test("the Blowfish library and the feedback above give what its author published", () => {
  const hex = (text: string) => Uint8Array.from(Buffer.from(text, "hex"));
  const cipher = new Blowfish(hex("0123456789ABCDEFF0E1D2C3B4A59687"), Blowfish.MODE.ECB, Blowfish.PADDING.NULL);
  const plain = new TextEncoder().encode("7654321 Now is the time for \0");
  expect(
    Buffer.from(feedback(cipher, hex("FEDCBA9876543210"), plain))
      .toString("hex")
      .toUpperCase(),
  ).toBe("E73214A2822139CAF26ECF6D2EB9E76E3DA3DE04D1517200519D57A6C3");
});
