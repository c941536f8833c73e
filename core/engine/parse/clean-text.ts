/** Keeps the length, so that offsets gathered before stay true: control characters become spaces, lone surrogates U+FFFD. */
export function cleanText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g, " ");
}
