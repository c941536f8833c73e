/** Little-endian reading that throws `RangeError` past the end, so that a damaged offset cannot read nonsense. */
export interface ByteView {
  readonly length: number;
  readonly bytes: Uint8Array;
  u8(at: number): number;
  u16(at: number): number;
  u32(at: number): number;
  i32(at: number): number;
  f64(at: number): number;
  utf16(at: number, units: number): string;
  /** One byte a character, in a Windows code page. */
  ansi(at: number, length: number, encoding?: string): string;
}

export function byteView(bytes: Uint8Array): ByteView {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const part = (at: number, length: number) => {
    if (at < 0 || length < 0 || at + length > bytes.length) throw new RangeError("offset outside the stream");
    return bytes.subarray(at, at + length);
  };
  const utf16 = new TextDecoder("utf-16le", { ignoreBOM: true });
  return {
    length: bytes.length,
    bytes,
    u8: (at) => view.getUint8(at),
    u16: (at) => view.getUint16(at, true),
    u32: (at) => view.getUint32(at, true),
    i32: (at) => view.getInt32(at, true),
    f64: (at) => view.getFloat64(at, true),
    utf16: (at, units) => utf16.decode(part(at, units * 2)),
    ansi: (at, length, encoding = "windows-1252") =>
      new TextDecoder(encoding, { ignoreBOM: true }).decode(part(at, length)),
  };
}
