import { hashText } from "#core/storage/hash.ts";

/**
 * The same UUID (version 8, RFC 9562) for the same text on every device. For rows made by the program, not against
 * attackers. The APIs show these as version 4 (`shown-ids.ts`).
 */
export function derivedId(key: string): string {
  const hex = hashText(key) + hashText(`${key}\u0001`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The form of version 4, for rows that are stored under the id that is shown. */
export const shownForm = (id: string): string => `${id.slice(0, 14)}4${id.slice(15)}`;
