/** XOR obfuscation of Word and Excel before 2003 ([MS-OFFCRYPTO] 2.3.7): sixteen bytes made of a password of at most fifteen. */
const FILL = [0xbb, 0xff, 0xff, 0xba, 0xff, 0xff, 0xb9, 0x80, 0x00, 0xbe, 0x0f, 0x00, 0xbf, 0x0f, 0x00];
const LONGEST = 15;

const FIRST = [
  0xe1f0, 0x1d0f, 0xcc9c, 0x84c0, 0x110c, 0x0e10, 0xf1ce, 0x313e, 0x1872, 0xe139, 0xd40f, 0x84f9, 0x280c, 0xa96a,
  0x4ec3,
];

const MATRIX = [
  0xaefc, 0x4dd9, 0x9bb2, 0x2745, 0x4e8a, 0x9d14, 0x2a09, 0x7b61, 0xf6c2, 0xfda5, 0xeb6b, 0xc6f7, 0x9dcf, 0x2bbf,
  0x4563, 0x8ac6, 0x05ad, 0x0b5a, 0x16b4, 0x2d68, 0x5ad0, 0x0375, 0x06ea, 0x0dd4, 0x1ba8, 0x3750, 0x6ea0, 0xdd40,
  0xd849, 0xa0b3, 0x5147, 0xa28e, 0x553d, 0xaa7a, 0x44d5, 0x6f45, 0xde8a, 0xad35, 0x4a4b, 0x9496, 0x390d, 0x721a,
  0xeb23, 0xc667, 0x9cef, 0x29ff, 0x53fe, 0xa7fc, 0x5fd9, 0x47d3, 0x8fa6, 0x0f6d, 0x1eda, 0x3db4, 0x7b68, 0xf6d0,
  0xb861, 0x60e3, 0xc1c6, 0x93ad, 0x377b, 0x6ef6, 0xddec, 0x45a0, 0x8b40, 0x06a1, 0x0d42, 0x1a84, 0x3508, 0x6a10,
  0xaa51, 0x4483, 0x8906, 0x022d, 0x045a, 0x08b4, 0x1168, 0x76b4, 0xed68, 0xcaf1, 0x85c3, 0x1ba7, 0x374e, 0x6e9c,
  0x3730, 0x6e60, 0xdcc0, 0xa9a1, 0x4363, 0x86c6, 0x1dad, 0x3331, 0x6662, 0xccc4, 0x89a9, 0x0373, 0x06e6, 0x0dcc,
  0x1021, 0x2042, 0x4084, 0x8108, 0x1231, 0x2462, 0x48c4,
];

export interface XorKey {
  /** What a file keeps of the password, to tell a wrong one. */
  readonly key: number;
  readonly verifier: number;
  readonly array: Uint8Array;
}

/** Undefined for a password that no such file can have: an empty one. */
export function xorKeyOf(password: string): XorKey | undefined {
  // One byte a character; where that is none, its upper half (2.3.7.4).
  const bytes = Array.from({ length: Math.min(password.length, LONGEST) }, (_, at) => {
    const unit = password.charCodeAt(at);
    return unit & 0xff || unit >> 8;
  });
  if (bytes.length === 0) return undefined;
  const key = keyOf(bytes);
  const array = Uint8Array.from([...bytes, ...FILL].slice(0, 16), (byte, at) =>
    turnedRight(byte ^ (at % 2 === 0 ? key & 0xff : key >> 8)),
  );
  return { key, verifier: verifierOf(bytes), array };
}

function keyOf(bytes: readonly number[]): number {
  let key = FIRST[bytes.length - 1] ?? 0;
  let element = MATRIX.length - 1;
  for (const byte of bytes.toReversed())
    for (let bit = 0; bit < 7; bit++, element--) if ((byte << bit) & 0x40) key ^= MATRIX[element] ?? 0;
  return key;
}

function verifierOf(bytes: readonly number[]): number {
  let verifier = 0;
  for (const byte of [bytes.length, ...bytes].toReversed())
    verifier = (((verifier & 0x4000) === 0 ? 0 : 1) | ((verifier << 1) & 0x7fff)) ^ byte;
  return verifier ^ 0xce4b;
}

/** By one bit, in eight. */
const turnedRight = (byte: number): number => ((byte >> 1) | (byte << 7)) & 0xff;

/** By three bits, in eight. */
export const turnedLeftBy3 = (byte: number): number => ((byte << 3) | (byte >> 5)) & 0xff;
