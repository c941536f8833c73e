/** 32 hexadecimal digits that nobody has drawn before. A page over plain http from another machine has no `randomUUID`. */
export const randomMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
