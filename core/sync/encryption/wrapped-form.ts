import { z } from "zod";
import { ARGON2ID } from "./argon2id.ts";

const Base64 = z.string().regex(/^[A-Za-z0-9_-]+$/, "must be base64url");
/** Nonce, 32 bytes of key and the mark that shows changes. */
const Wrapped = Base64.length(80);

export const PassphraseWrap = z.object({
  salt: Base64.length(22),
  memory_kib: z.literal(ARGON2ID.memory_kib),
  passes: z.literal(ARGON2ID.passes),
  lanes: z.literal(ARGON2ID.lanes),
  wrapped: Wrapped,
});
export type PassphraseWrap = z.infer<typeof PassphraseWrap>;

/** R44. What a server has of an account's key: nothing that opens it. */
export const WrappedKeys = z.object({
  key_id: z.string().regex(/^[0-9a-f]{32}$/, "must be 32 small hexadecimal digits"),
  passphrase: PassphraseWrap,
  recovery: z.object({ wrapped: Wrapped }),
});
export type WrappedKeys = z.infer<typeof WrappedKeys>;
