/** Bytes of the nonce, random for each value, and of the mark that shows changes. */
export const NONCE = 12;
const TAG = 16;

const HEAD = /^~[1-9]\d{0,8}\./;
const SHORTEST = Math.ceil(((NONCE + TAG) * 4) / 3);
const NOT_BASE64 = /[^A-Za-z0-9_-]/;
const NAME = /^[0-9a-f]{64}$/;

/**
 * R44. A sealed value on its way: `~`, the number of the key, a dot, and nonce and ciphertext in base64url; one that
 * names files is an array with the files' names (`file-names.ts`) behind it, so that the server keeps those.
 */
export type SealedRegister = string | readonly [sealed: string, ...files: string[]];

export function isSealed(value: unknown): value is SealedRegister {
  if (typeof value === "string") return isSealedText(value);
  if (!Array.isArray(value)) return false;
  const [sealed, ...files]: readonly unknown[] = value;
  return (
    typeof sealed === "string" &&
    isSealedText(sealed) &&
    files.every((name) => typeof name === "string" && NAME.test(name))
  );
}

/** One expression over the whole text would count its characters on the stack, which has room for some millions. */
function isSealedText(text: string): boolean {
  const begins = HEAD.exec(text)?.[0].length;
  return begins !== undefined && text.length - begins >= SHORTEST && !NOT_BASE64.test(text.slice(begins));
}

/** The files that a sealed value names; none where it is no sealed value. */
export const filesNamedIn = (value: unknown): readonly string[] =>
  isSealed(value) && typeof value !== "string" ? value.slice(1) : [];
