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

const Hash = z.string().regex(/^[0-9a-f]{64}$/, "must be 64 small hexadecimal digits");

const OlderKey = z.object({
  generation: z.number().int().min(1),
  until: z.number().int().min(0),
  wrapped: Wrapped,
});

/** R44. What a server has of an account's key: nothing that opens it. */
export const WrappedKeys = z.object({
  key_id: z.string().regex(/^[0-9a-f]{32}$/, "must be 32 small hexadecimal digits"),
  /** Which key of the set is wrapped: another passphrase makes the next one. Left out before there was more than one. */
  generation: z.number().int().min(1).max(1_000_000).optional(),
  /** R45. Every row of the account has a sealed head. */
  headed: z.boolean().optional(),
  passphrase: PassphraseWrap,
  recovery: z.object({ wrapped: Wrapped }),
  /** The keys before it, each wrapped by the one after it, to read what was sealed until then (milliseconds). */
  older: z.array(OlderKey).max(1000).optional(),
  /** SHA-256 of what only holders of the key can work out: who overwrites the wraps has to show that. */
  proof: Hash.optional(),
});
export type WrappedKeys = z.infer<typeof WrappedKeys>;
