import { z } from "zod";
import { forbidden } from "../http/errors.ts";
import { NOT_YOURS } from "../http/named-others.ts";
import { Uuid } from "../http/fields.ts";

/** A user named in a path or body: an id, or `current`. */
export const NamedUser = z.union([z.literal("current"), Uuid]);

/** Whoever asks, when that is whom they name. Throws 403 for anybody else. */
export function onlySelf(user: string, named: string | null | undefined): string {
  if (named && named !== "current" && named !== user) throw forbidden(NOT_YOURS);
  return user;
}
