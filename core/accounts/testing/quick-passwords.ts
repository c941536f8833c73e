import { ARGON2, createWasmPasswords, type Passwords } from "../passwords.ts";

/** The same at the least price that Argon2id has, a thousandth; `sync-server/accounts/accounts.test.ts` tries the real one. */
export const createQuickPasswords = (): Passwords => createWasmPasswords({ ...ARGON2, memorySize: 8, iterations: 1 });
