/** The text of a part of an address, or the part as it is where its escapes are wrong. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
