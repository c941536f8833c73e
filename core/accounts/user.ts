import { z } from "zod";
import { Timestamp, Uuid } from "../http/fields.ts";
import { table } from "../storage/table.ts";

export const User = z.object({
  id: Uuid,
  username: z.string(),
  email: z.string(),
  full_name: z.string().nullable(),
  profile_picture: z.string().nullable(),
  is_active: z.boolean(),
  is_verified: z.boolean(),
});
export type User = z.infer<typeof User>;

export const Username = z.string().regex(/^[A-Za-z0-9_.-]{3,50}$/, "must be 3 to 50 letters, digits, or any of _ . -");

/** The upper bound keeps hashing cheap; nobody types more. */
export const Password = z
  .string()
  .min(8, "must have at least 8 characters")
  .max(1024, "must not be longer than 1024 characters");

export const Registration = z.object({
  username: Username,
  email: z.email("must be an email address").max(254, "must not be longer than 254 characters"),
  password: Password,
  full_name: z.string().max(200).nullish(),
  profile_picture: z.string().max(100_000).nullish(),
});
export type Registration = z.infer<typeof Registration>;

export const PasswordChange = z.object({
  current_password: z.string().min(1).max(1024),
  new_password: Password,
  revoke_access_tokens: z.boolean().default(false).meta({ description: "Ends scripts that use a token, too" }),
});
export type PasswordChange = z.input<typeof PasswordChange>;

/** The owner of an account says so with its password. */
export const AccountDeletion = z.object({ password: z.string().min(1).max(1024) });

export const Credentials = z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(1024) });
export type Credentials = z.infer<typeof Credentials>;

/** `owner` of every user row: accounts belong to the host, and their names are unique on it. */
export const HOST_OWNER = "host";

const UserRow = User.extend({
  owner: z.literal(HOST_OWNER),
  /** Lower case, so that names and addresses are unique however they are written. */
  email_key: z.string(),
  username_key: z.string(),
  /** PHC string, argon2id. */
  password: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type UserRow = z.infer<typeof UserRow>;

export const users = table<UserRow>({
  name: "users",
  schema: UserRow,
  indexes: [
    { fields: ["email_key"], unique: true },
    { fields: ["username_key"], unique: true },
  ],
  syncs: false,
});

export function toUser(row: UserRow): User {
  return User.parse(row);
}
