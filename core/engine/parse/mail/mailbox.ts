/** Before each message of a mailbox (RFC 4155): who sent it, and when. */
const BETWEEN = /(?:^|\n)From \S[^\r\n]{0,200}\d{2}:\d{2}[^\r\n]{0,40}\r?\n(?=[\w-]+:)/gu;

/** The messages of a file, which is one message or a mailbox of several. */
export function messagesIn(bytes: Uint8Array<ArrayBuffer>): readonly Uint8Array<ArrayBuffer>[] {
  if (!new TextDecoder("latin1").decode(bytes.subarray(0, 5)).startsWith("From ")) return [bytes];
  // One character a byte, so that places in the text are places in the file.
  const text = new TextDecoder("latin1").decode(bytes);
  const starts = [...text.matchAll(BETWEEN)].map(({ index, 0: line }) => ({ index, from: index + line.length }));
  if (starts.length === 0) return [bytes];
  return starts.map(({ from }, at) => bytes.subarray(from, starts[at + 1]?.index));
}
