const FIRST = 0x21;
const LAST = 0x75;
const ZEROS = 0x7a;
const END = 0x7e;

/** Undoes base 85 up to its end or the first sign that is none of it. Source: ISO 32000-2, 7.4.3. */
export function decodeAscii85(coded: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(coded.length * 4);
  let [length, value, digits] = [0, 0, 0];
  const write = (count: number) => {
    for (let at = 0; at < count; at++) bytes[length++] = value >>> (24 - at * 8);
    [value, digits] = [0, 0];
  };
  for (const code of coded) {
    if (code <= 0x20) continue;
    if (code === ZEROS && digits === 0) {
      write(4);
      continue;
    }
    if (code === END || code < FIRST || code > LAST) break;
    value = value * 85 + code - FIRST;
    if (++digits === 5) write(4);
  }
  if (digits > 1) {
    const count = digits - 1;
    for (; digits < 5; digits++) value = value * 85 + LAST - FIRST;
    write(count);
  }
  return bytes.subarray(0, length);
}
