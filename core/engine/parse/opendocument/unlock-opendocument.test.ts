import { argon2Sync, createCipheriv, createHash, randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
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
