/** The stream of RC4 for a key; each call gives the next bytes. */
export function createRc4(key: Uint8Array): (length: number) => Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index] ?? 0;
  const swap = (a: number, b: number) => {
    const before = at(a);
    state[a] = at(b);
    state[b] = before;
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return (length) => {
    const bytes = new Uint8Array(length);
    for (let index = 0; index < length; index++) {
      i = (i + 1) & 0xff;
      j = (j + at(i)) & 0xff;
      swap(i, j);
      bytes[index] = at((at(i) + at(j)) & 0xff);
    }
    return bytes;
  };
}
