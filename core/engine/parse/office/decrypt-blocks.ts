/** Bytes of an AES block. */
const BLOCK = 16;

interface Segments {
  /** Bytes of a segment, a multiple of the block; each is encrypted by CBC with its own initial vector. */
  readonly segment: number;
  readonly vectorOf: (segment: number) => Uint8Array;
}

/**
 * Decrypts AES-CBC segments without padding; with segments of one block and vectors of zeros that is AES-ECB, which
 * WebCrypto lacks. All is decrypted in one call as if it were one segment: its plain text differs from the right one
 * only in the first block of each segment, by the exclusive or of the vector that was used and the right one.
 */
export async function decryptBlocks(
  key: Uint8Array<ArrayBuffer>,
  content: Uint8Array,
  { segment, vectorOf }: Segments,
): Promise<Uint8Array<ArrayBuffer>> {
  if (content.length === 0) return new Uint8Array(0);
  const aes = await crypto.subtle.importKey("raw", key, "AES-CBC", false, ["encrypt", "decrypt"]);
  // WebCrypto takes padding off: a block of nothing but padding is put behind the content.
  const last = Uint8Array.from(content.subarray(content.length - BLOCK));
  const padding = await crypto.subtle.encrypt({ name: "AES-CBC", iv: last }, aes, new Uint8Array(0));
  const padded = new Uint8Array(content.length + BLOCK);
  padded.set(content);
  padded.set(new Uint8Array(padding), content.length);
  const plain = new Uint8Array(
    await crypto.subtle.decrypt({ name: "AES-CBC", iv: new Uint8Array(BLOCK) }, aes, padded),
  );
  for (let at = 0; at < plain.length; at += segment) {
    const vector = vectorOf(at / segment);
    for (let index = 0; index < BLOCK; index++) {
      const used = at === 0 ? 0 : (content[at - BLOCK + index] ?? 0);
      plain[at + index] = (plain[at + index] ?? 0) ^ used ^ (vector[index] ?? 0);
    }
  }
  return plain;
}
