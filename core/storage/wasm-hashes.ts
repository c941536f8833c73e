/** Names them, so that a bundle leaves out the other twenty of the package; itself imported when it is needed. */
export { argon2id, argon2Verify, createSHA1, createSHA256 } from "hash-wasm";
