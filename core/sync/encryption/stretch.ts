import { argon2id } from "hash-wasm";
import { KEY_BYTES } from "./key-ring.ts";
import { ARGON2ID } from "./argon2id.ts";
import type { Stretch } from "./wrapped-keys.ts";

/** Argon2id (RFC 9106), for about half a second: a page runs it in a worker. */
export const stretch: Stretch = async (passphrase, salt) => {
  const { memory_kib: memorySize, passes: iterations, lanes: parallelism } = ARGON2ID;
  const cost = { memorySize, iterations, parallelism, hashLength: KEY_BYTES };
  return Uint8Array.from(await argon2id({ password: passphrase, salt, outputType: "binary", ...cost }));
};
