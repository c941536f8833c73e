import { KEY_BYTES } from "./key-ring.ts";
import type { Bytes } from "../../storage/bytes.ts";

/** Crockford's base 32: without I, L, O and U, which are misread or misheard. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Characters of a group, and groups of a key: 32 bytes and a checksum of 3. */
const GROUP = 4;
const CHECKSUM = 3;
const GROUPS = ((KEY_BYTES + CHECKSUM) * 8) / 5 / GROUP;

/** A recovery key as it is printed: 14 groups of four, of which the last letters tell a slip of the pen. */
export async function printRecoveryKey(key: Bytes): Promise<string> {
  const bytes = new Uint8Array([...key, ...(await checksum(key))]);
  let [bits, held, text] = [0, 0, ""];
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    for (held += 8; held >= 5; held -= 5) text += LETTERS[(bits >>> (held - 5)) & 31];
    bits &= (1 << held) - 1;
  }
  return (text.match(new RegExp(`.{${GROUP}}`, "g")) ?? []).join("-");
}

/** Throws `Error` with words for the person. Small letters, spaces, and O for 0 or I and L for 1 are no matter. */
export async function readRecoveryKey(typed: string): Promise<Bytes> {
  const text = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  if (text.length !== GROUPS * GROUP)
    throw new Error(
      `A recovery key has ${GROUPS} groups of ${GROUP} letters and digits; this one has ${text.length} in all.`,
    );
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) throw new Error(`“${letter}” is in no recovery key. Look at it again.`);
    bits = ((bits << 5) | value) & 0xffff;
    held += 5;
    if (held >= 8) bytes.push((bits >>> (held -= 8)) & 255);
  }
  const key = Uint8Array.from(bytes.slice(0, KEY_BYTES));
  const sum = await checksum(key);
  if (sum.some((byte, at) => byte !== bytes[KEY_BYTES + at]))
    throw new Error("A letter of the recovery key is wrong. Compare it with what you wrote down.");
  return key;
}

async function checksum(key: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", key)).slice(0, CHECKSUM);
}
