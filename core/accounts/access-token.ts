import { z } from "zod";
import { Timestamp, Uuid, text } from "../http/fields.ts";
import { table } from "../storage/table.ts";

/** A personal access token, for scripts. The token itself is shown once; only its hash is kept. */
export const AccessToken = z.object({
  id: Uuid,
  name: z.string(),
  /** The first characters, to tell tokens apart. */
  prefix: z.string(),
  created_at: Timestamp,
  expires_at: Timestamp.nullable(),
  last_used_at: Timestamp.nullable(),
});
export type AccessToken = z.infer<typeof AccessToken>;

export const NewAccessToken = z.object({
  name: text(100),
  expires_at: z.iso.datetime({ offset: true, message: "must be an ISO 8601 time" }).nullish(),
});
export type NewAccessToken = z.infer<typeof NewAccessToken>;

export const CreatedAccessToken = AccessToken.extend({ token: z.string().meta({ description: "Shown only now" }) });

const AccessTokenRow = AccessToken.extend({ owner: z.string() });
export type AccessTokenRow = z.infer<typeof AccessTokenRow>;

export const accessTokens = table<AccessTokenRow>({
  name: "access_tokens",
  schema: AccessTokenRow,
  indexes: [{ fields: ["created_at"] }],
  syncs: false,
});

/** Looks a token up by its hash without knowing whose it is. `id` is the SHA-256 of the token. */
const AccessTokenKeyRow = z.object({ id: z.string(), owner: z.string(), user: z.string(), token_id: z.string() });

export const accessTokenKeys = table<z.infer<typeof AccessTokenKeyRow>>({
  name: "access_token_keys",
  schema: AccessTokenKeyRow,
  indexes: [{ fields: ["token_id"] }],
  syncs: false,
});
