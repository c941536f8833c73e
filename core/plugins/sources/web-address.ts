import { z } from "zod";

/**
 * Where a plugin may be fetched from. What travels without encryption can be changed on the way and is run afterwards, so
 * http is for this machine only; whether it may be reached at all is the guarded fetch's to say.
 */
export const SourceAddress = z
  .string()
  .max(2000, "must not be longer than 2000 characters")
  .refine(isSourceAddress, "must be an https address");

export function isSourceAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(url.hostname));
}

const isThisMachine = (host: string) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
