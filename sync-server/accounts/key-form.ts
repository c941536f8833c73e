/** Characters of a key that somebody chose: 128 bits where they are hexadecimal digits. */
const SHORTEST = 32;

/** Different characters in a key. A random one of 32 hexadecimal digits has fewer once in 100,000 times; `aaaa…` has one. */
const DIFFERENT = 8;

/** Control characters, such as the zeros that a power cut leaves, cannot have been meant. */
const CONTROL = /\p{Cc}/u;

/** What is wrong with a key that signs tokens; undefined when nothing is. The message does not repeat the key. */
export function keyProblem(key: string): string | undefined {
  if (key.length < SHORTEST) return `must have at least ${SHORTEST} characters, but has ${key.length}`;
  if (CONTROL.test(key)) return "must not hold control characters, such as line breaks or zeros";
  if (new Set(key).size < DIFFERENT) return `must hold at least ${DIFFERENT} different characters`;
  return undefined;
}

/** 48 random bytes, as this server makes them and as `openssl rand -base64 48` does. */
export const MADE_KEY = /^[\w+/-]{64,}={0,2}$/;
